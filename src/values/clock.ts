import { runTimedOut } from './errors.ts';
import type { Instant } from './instant.ts';

/** Time and random numbers, so that tests control both. */
export interface Clock {
  now(): Instant;
  /** Resolves after the milliseconds, or rejects with the signal's reason when it is aborted first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, not including, 1: the jitter of a retry. */
  random(): number;
}

/** Waits before the next attempt at `purpose`. Throws `run_deadline` if the run ends first. */
export async function pause(
  milliseconds: number,
  purpose: string,
  { clock, signal }: { readonly clock: Pick<Clock, 'sleep'>; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  try {
    await clock.sleep(milliseconds, signal);
  } catch (cause) {
    if (signal?.aborted !== true) throw cause;
    throw runTimedOut(purpose, cause);
  }
}
