import { setTimeout as wait } from 'node:timers/promises';

import { toInstant } from '../domain/instant.ts';
import type { Instant } from '../domain/instant.ts';
import type { Clock } from '../ports/clock.ts';

/** Returns the machine's clock; with `frozenAt` it shows that time for ever, while pauses still take theirs. */
export function wallClock(frozenAt?: Instant): Clock {
  return {
    now: () => frozenAt ?? toInstant(Date.now()),
    sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
    random: () => Math.random(),
  };
}
