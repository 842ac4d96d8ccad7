import { count } from '../text/plural.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';

/** A run that is shorter prints no progress. */
const FIRST_MS = 2_000;

interface ProgressOptions {
  readonly send: HttpSend;
  /** Nothing is reported if MOORING_PROGRESS is 0. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly clock: Pick<Clock, 'now'>;
  /** Calls a function at short intervals until the returned one is called. */
  readonly every: (work: () => void) => () => void;
  /** Minimum milliseconds between two lines. */
  readonly intervalMs: number;
  readonly report: (line: string) => void;
}

interface Progress {
  readonly send: HttpSend;
  readonly stop: () => void;
}

/**
 * Wraps the transport of a run so that a run of more than two seconds reports its requests while it waits for them. Every
 * wait of a run is one for a response, but for programs that print output themselves, so no use case has to report.
 */
export function withProgress(options: ProgressOptions): Progress {
  const { send, variables, clock, every, intervalMs, report } = options;
  if (variables['MOORING_PROGRESS'] === '0') return { send, stop: () => undefined };
  const pending: string[] = [];
  let finished = 0;
  let stop = (): void => undefined;
  const start = (): void => {
    const startedAt = clock.now();
    let reportAt = startedAt + FIRST_MS;
    stop = every(() => {
      const now = clock.now();
      if (now < reportAt || pending.length === 0) return;
      reportAt = now + intervalMs;
      report(progressLine(finished, pending, Math.floor((now - startedAt) / 1_000)));
    });
  };
  return {
    send: async (request) => {
      if (finished === 0 && pending.length === 0) start();
      const { host } = new URL(request.url);
      pending.push(host);
      try {
        return await send(request);
      } finally {
        pending.splice(pending.indexOf(host), 1);
        finished += 1;
      }
    },
    stop: () => stop(),
  };
}

function progressLine(finished: number, pending: readonly string[], seconds: number): string {
  const hosts = [...new Set(pending)].join(', ');
  return `${count(finished, 'request')} finished after ${seconds} s; waiting for ${pending.length} from ${hosts}`;
}
