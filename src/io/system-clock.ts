import { setTimeout as wait } from 'node:timers/promises';

import { toInstant } from '../values/instant.ts';
import type { Clock } from '../values/clock.ts';

/** The clock and random numbers of the machine. */
export const systemClock: Clock = {
  now: () => toInstant(Date.now()),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
  random: () => Math.random(),
};

/** Calls a function four times a second until the returned one is called. Does not keep the process alive. */
export function every(work: () => void): () => void {
  const timer = setInterval(work, 250).unref();
  return () => clearInterval(timer);
}
