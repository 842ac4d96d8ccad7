import type { HttpSend } from '../../../src/api/http.ts';

/** Turns of the event loop, and milliseconds, without a new request after which nobody is about to send one. */
const QUIET_TURNS = 8;
const QUIET_MS = 25;

/** A way to send on which time passes in rounds: what is under way together is answered together. */
export interface RoundsOfLatency {
  readonly send: HttpSend;
  /** Requests in each round so far: as many rounds, as many times the latency of one answer. */
  readonly rounds: readonly number[];
}

/** Holds requests back until no other is coming, and then sends all of them: the shortest time that latency allows. */
export function roundsOfLatency(send: HttpSend): RoundsOfLatency {
  const rounds: number[] = [];
  let waiting: (() => void)[] = [];
  let answering = 0;
  let isWatching = false;
  async function watch(): Promise<void> {
    isWatching = true;
    for (let quiet = 0, seen = -1, since = 0; quiet < QUIET_TURNS || performance.now() - since < QUIET_MS;) {
      await new Promise(setImmediate);
      const isQuiet = answering === 0 && waiting.length === seen;
      quiet = isQuiet ? quiet + 1 : 0;
      if (!isQuiet) since = performance.now();
      seen = waiting.length;
    }
    isWatching = false;
    const released = waiting;
    waiting = [];
    rounds.push(released.length);
    for (const release of released) release();
  }
  return {
    rounds,
    send: async (request) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!isWatching) void watch();
      });
      answering += 1;
      try {
        return await send(request);
      } finally {
        answering -= 1;
      }
    },
  };
}
