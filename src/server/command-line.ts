import { parseArgs } from 'node:util';

import { readInstant } from '../domain/instant.ts';
import type { Instant } from '../domain/instant.ts';

/** The parsed command line. */
export type CommandLine =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | {
      readonly kind: 'run';
      /** 0 for any free one. */
      readonly port: number;
      readonly seedFile: string | undefined;
      readonly dataFile: string | undefined;
      /** Fixed time of the clock. */
      readonly now: Instant | undefined;
      /** Milliseconds before anything is done about any request. */
      readonly latencyMs: number;
    };

export const USAGE = `usage: node dist/platform/index.js [--port 0] [--seed FILE] [--data FILE] [--now ISO] [--latency MS]

Serves the embedded platform on 127.0.0.1. Prints one line of JSON when it is ready and runs until SIGTERM.

  --port N      port to listen on; 0, the default, selects a free port
  --seed FILE   YAML file with the initial content (examples/platform.seed.yml shows every key)
  --data FILE   file for the state; in memory by default. The organizations of the seed fill a new file only; \`github\`
                and \`faults\` of the seed are read at every start
  --now ISO     fixed time of the clock, such as 2026-05-01T00:00:00Z
  --latency MS  minimum duration of every response; 0 by default
  --help        print this help
`;

/** Reads the arguments after the program's name. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { kind: 'wrong', reason: parsed };
  if (parsed.help === true) return { kind: 'help' };
  const port = /^\d{1,5}$/.test(parsed.port ?? '0') ? Number(parsed.port ?? '0') : Number.NaN;
  if (!(port <= 65_535)) return { kind: 'wrong', reason: '--port must be an integer from 0 to 65535' };
  const now = parsed.now === undefined ? undefined : readInstant(parsed.now);
  if (parsed.now !== undefined && now === undefined) {
    return { kind: 'wrong', reason: '--now must be a UTC time such as 2026-05-01T00:00:00Z' };
  }
  const latencyMs = /^\d{1,5}$/.test(parsed.latency ?? '0') ? Number(parsed.latency ?? '0') : undefined;
  if (latencyMs === undefined) {
    return { kind: 'wrong', reason: '--latency must be an integer from 0 to 99999 (milliseconds)' };
  }
  return { kind: 'run', latencyMs, port, seedFile: parsed.seed, dataFile: parsed.data, now };
}

interface Values {
  readonly port?: string | undefined;
  readonly seed?: string | undefined;
  readonly data?: string | undefined;
  readonly now?: string | undefined;
  readonly latency?: string | undefined;
  readonly help?: boolean | undefined;
}

/** Returns the values, or what is wrong with the arguments. */
function parse(args: readonly string[]): Values | string {
  const text = { type: 'string' } as const;
  try {
    const options = {
      port: text,
      seed: text,
      data: text,
      now: text,
      latency: text,
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
  }
}
