import { randomUUID } from 'node:crypto';
import { formatInstant } from '../../domain/instant.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';
import type { Addresses } from '../addresses.ts';
import { isAtOrBelow } from '../access/authorization.ts';
import type { Store } from '../store/store.ts';
import type { SigningKey } from '../tokens/signing-key.ts';
import { cloudEventText, signEvent } from './cloud-event.ts';
import { deliverEvent } from './deliver-event.ts';
import type { ResourceEvent } from './cloud-event.ts';

/** Sends events to subscribers without making a request wait for them. */
export interface EventPublisher {
  publish(event: ResourceEvent): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** Returns up what is on its way. */
  stop(): void;
}

export interface EventPublisherOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly key: SigningKey;
  /** Delivers events to their sinks; without it no event is sent. */
  readonly send?: HttpSend | undefined;
  /** Called for every bug in the platform. */
  readonly onBug: (error: unknown) => void;
}

/**
 * Creates the publisher: every event goes to the subscriptions of the groups in which its resource lies, each for
 * itself.
 */
export function createEventPublisher(options: EventPublisherOptions): EventPublisher {
  const { send, store, clock, key, addresses, onBug } = options;
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();

  function start(delivery: Promise<void>): void {
    const ended = delivery.catch(onBug).finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  return {
    publish: (event) => {
      if (send === undefined) return;
      const id = randomUUID();
      const body = cloudEventText(event, {
        id,
        time: formatInstant(clock.now()),
        source: addresses.apiUrl,
      });
      for (const sink of sinksOf(event, store)) {
        start(
          signEvent(body, key).then((signature) =>
            deliverEvent({ sink, body, signature }, { send, clock, signal: stopped.signal }),
          ),
        );
      }
    },
    settled: async () => {
      await Promise.all(underWay);
    },
    stop: () => stopped.abort(),
  };
}

/** Each sink once, however many subscriptions name it. */
function sinksOf({ resource }: ResourceEvent, store: Store): readonly string[] {
  const subscriptions = store.resources
    .list({ kind: 'subscription' })
    .filter(({ parent }) => isAtOrBelow(resource, parent));
  return [...new Set(subscriptions.map(({ body }) => String(body['sink'])))];
}
