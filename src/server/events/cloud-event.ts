import type { ResourceEvent } from './resource-event.ts';

/** What an event is called by, beside what happened. */
interface EventEnvelope {
  readonly id: string;
  /** When it happened, as the service writes times. */
  readonly time: string;
  /** The address of the API. */
  readonly source: string;
}

/** The media type of a CloudEvent in structured mode (CloudEvents 1.0, HTTP binding §3.2). */
export const CLOUD_EVENT_TYPE = 'application/cloudevents+json';

/**
 * An event as a CloudEvent 1.0 in JSON. service-rules.md#events leaves kinds and payloads open: here the type
 * is made of the kind and the action, `platform.repo.updated.v2`, the subject is the uid, and the data are
 * the resource and who did it.
 */
export function cloudEventText(event: ResourceEvent, envelope: EventEnvelope): string {
  const { action, resource, item, actor } = event;
  return JSON.stringify({
    specversion: '1.0',
    id: envelope.id,
    source: envelope.source,
    type: `platform.${resource.kind}.${action}.v2`,
    subject: resource.uid,
    time: envelope.time,
    datacontenttype: 'application/json',
    data: { actor, body: item },
  });
}
