import { parseInstant, toInstant } from '../../../src/values/instant.ts';
import type { Instant } from '../../../src/values/instant.ts';
import type { Clock } from '../../../src/values/clock.ts';

export interface FakeClock extends Clock {
  /** Every pause that was asked for, in milliseconds; none of them took any time. */
  readonly pauses: readonly number[];
  advance(milliseconds: number): void;
}

/** A clock that stands still until told otherwise: a pause moves it and returns at once. Chance is `random` always. */
export function fakeClock(start = '2026-11-20T12:00:00Z', random = 0.5): FakeClock {
  let now: Instant = parseInstant(start);
  const pauses: number[] = [];
  const advance = (milliseconds: number): void => {
    now = toInstant(now + milliseconds);
  };
  return {
    pauses,
    advance,
    now: () => now,
    random: () => random,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      pauses.push(milliseconds);
      advance(milliseconds);
    },
  };
}
