import { setTimeout as wait } from 'node:timers/promises';

import { toInstant } from '../domain/instant.ts';
import type { Clock } from '../ports/clock.ts';

/** The clock and random numbers of the machine. */
export const systemClock: Clock = {
  now: () => toInstant(Date.now()),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
  random: () => Math.random(),
};
