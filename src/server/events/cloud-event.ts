import type { Resource } from '../store/resource.ts';
import { FlattenedSign } from 'jose';
import type { SigningKey } from '../tokens/signing-key.ts';

/** Metadata of an event. */
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
 * Returns an event as a CloudEvent 1.0 in JSON. service-rules.md#events leaves kinds and payloads open: here the type
 * is made of the kind and the action, `platform.repo.updated.v2`, the subject is the uid, and the data are the resource
 * and who did it.
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

/** Something happened to a resource. */
export interface ResourceEvent {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly resource: Resource;
  /** The resource as the service shows it; as it was before, if it is deleted. */
  readonly item: Readonly<Record<string, unknown>>;
  /** The uid of the identity that did it. */
  readonly actor: string;
}

/** The header that carries the signature of an event. */
export const SIGNATURE_HEADER = 'x-jws-signature';

/**
 * Returns the signature of a body as a JWS whose payload is left out, since it is the body itself (RFC 7515, appendix
 * F). A subscription has no secret of its own, so it is the key of the platform's issuer that signs.
 */
export async function signEvent(body: string, key: SigningKey): Promise<string> {
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid })
    .sign(key.privateKey);
  return `${signed.protected ?? ''}..${signed.signature}`;
}
