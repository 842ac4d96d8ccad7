import { randomUUID } from 'node:crypto';

import { MESSAGE_PACKAGES } from '../grpc/messages/message-packages.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Clock } from '../../values/clock.ts';
import { TransportFailure } from '../../api/http.ts';
import type { HttpSend } from '../../api/http.ts';
import type { Addresses } from '../addresses.ts';
import type { Store } from '../store/store.ts';
import type { SigningKey } from '../tokens/signing-key.ts';
import { signEvent, toCloudEvent, SIGNATURE_HEADER } from './cloud-event.ts';
import type { Occurrence, CloudEvent } from './cloud-event.ts';
import { declaredEvents } from './declared-events.ts';

/** An event on its way to one sink. */
interface Delivery extends CloudEvent {
  readonly sink: string;
  readonly signature: string;
}

/** Attempts, and the pauses between them in ms: the first, doubled every time. An attempt ends after ten seconds. */
const DELIVERY = { attempts: 6, firstPauseMs: 1_000, attemptMs: 10_000, maxBytes: 64 * 1024 } as const;

/** Sends events to subscribers without making a request wait for them. */
export interface EventPublisher {
  /** Publishes the event that the method declares; throws if it declares none, which is a bug in the platform. */
  publish(occurrence: Occurrence): void;
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
 * Creates the publisher: every event goes to the subscriptions of its group and of the groups above, each for itself.
 */
export function createEventPublisher(options: EventPublisherOptions): EventPublisher {
  const { send, store, clock, key, addresses, onBug } = options;
  const events = declaredEvents(MESSAGE_PACKAGES);
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();

  function start(delivery: Promise<void>): void {
    const ended = delivery.catch(onBug).finally(() => underWay.delete(ended));
    underWay.add(ended);
  }

  return {
    publish: (occurrence) => {
      const { rpc = '' } = occurrence.route;
      const declared = events.get(rpc);
      if (declared === undefined) throw new Error(`the method ${rpc} declares no event`);
      if (send === undefined) return;
      const envelope = { id: randomUUID(), time: formatInstant(clock.now()), apiUrl: addresses.apiUrl };
      const event = toCloudEvent(occurrence, declared, envelope);
      for (const sink of sinksOf(occurrence, store)) {
        start(
          signEvent(event.body, key).then((signature) =>
            deliverEvent({ sink, ...event, signature }, { send, clock, signal: stopped.signal }),
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
function sinksOf({ extensions: { group } }: Occurrence, store: Store): readonly string[] {
  const subscriptions = store.resources
    .list({ kind: 'subscription' })
    .filter(({ parent }) => `${group}/`.startsWith(`${parent}/`));
  return [...new Set(subscriptions.map(({ body }) => String(body['sink'])))];
}

/** Sends an event until its sink takes it with a 2xx, or the attempts are over: then it is lost to that sink. */
async function deliverEvent(
  delivery: Delivery,
  by: { readonly send: HttpSend; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  for (let attempt = 1; attempt <= DELIVERY.attempts && !by.signal.aborted; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
    if (await isTaken(delivery, by)) return;
    if (attempt === DELIVERY.attempts) return;
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await pause(DELIVERY.firstPauseMs * 2 ** (attempt - 1), by);
  }
}

async function isTaken(
  { sink, headers, body, signature }: Delivery,
  { send, signal }: { readonly send: HttpSend; readonly signal: AbortSignal },
): Promise<boolean> {
  try {
    const { status } = await send({
      method: 'POST',
      url: sink,
      headers: { ...headers, [SIGNATURE_HEADER]: signature },
      body,
      timeoutMs: DELIVERY.attemptMs,
      maxBytes: DELIVERY.maxBytes,
      signal,
    });
    return status >= 200 && status < 300;
  } catch (error) {
    // A sink that cannot be reached is the expected outcome that the attempts are for.
    if (error instanceof TransportFailure) return false;
    throw error;
  }
}

/** Waits before the next attempt; the end of the platform ends the pause, and with it the delivery. */
async function pause(
  milliseconds: number,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  try {
    await clock.sleep(milliseconds, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
