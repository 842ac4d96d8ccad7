import { setTimeout as wait } from 'node:timers/promises';

import { toInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import type { Clock } from '../values/clock.ts';

/** Returns the system clock; with `frozenAt` it always returns that time, while waits take real time. */
export function wallClock(frozenAt?: Instant): Clock {
  return {
    now: () => frozenAt ?? toInstant(Date.now()),
    sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
    random: () => Math.random(),
  };
}
