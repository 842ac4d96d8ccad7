import type { Instant } from '../domain/instant.ts';

/** Time and chance, so that tests decide both. */
export interface Clock {
  now(): Instant;
  /** Resolves after the milliseconds, or rejects with the signal's reason when it is aborted first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, not including, 1: the jitter of a retry. */
  random(): number;
}
