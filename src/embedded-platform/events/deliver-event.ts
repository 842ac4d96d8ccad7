import type { Clock } from '../../values/clock.ts';
import { TransportFailure } from '../../api/http.ts';
import type { HttpSend } from '../../api/http.ts';
import { SIGNATURE_HEADER } from './cloud-event.ts';
import type { CloudEvent } from './cloud-event.ts';

/** An event on its way to one sink. */
interface Delivery extends CloudEvent {
  readonly sink: string;
  readonly signature: string;
}

/** Attempts, and the pauses between them in ms: the first, doubled every time. An attempt ends after ten seconds. */
const DELIVERY = { attempts: 6, firstPauseMs: 1_000, attemptMs: 10_000, maxBytes: 64 * 1024 } as const;

/** Sends an event until its sink takes it with a 2xx, or the attempts are over: then it is lost to that sink. */
export async function deliverEvent(
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

/** Returns the end of the platform ends the pause, and with it the delivery. */
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
