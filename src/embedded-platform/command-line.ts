import { parseArgs } from 'node:util';

import { readInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';

/** Paths of PEM files. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** The parsed command line. */
export type CommandLine =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  /** Write the definitions of the gRPC API below a directory. */
  | { readonly kind: 'protos'; readonly directory: string }
  | {
      readonly kind: 'run';
      /** 0 for any free one. */
      readonly port: number;
      readonly seedFile: string | undefined;
      readonly dataFile: string | undefined;
      /** Where to write the trust root; a temporary file, or one beside the data file, if absent. */
      readonly trustedRootFile: string | undefined;
      /** Origin under which clients reach the platform, if it is not where it listens. */
      readonly publicUrl: string | undefined;
      /** Files of the certificate chain and its key; plain HTTP if absent. */
      readonly tls: TlsFiles | undefined;
      /** Fixed time of the clock. */
      readonly now: Instant | undefined;
      /** Milliseconds before anything is done about any request. */
      readonly latencyMs: number;
    };

export const USAGE = `usage: node dist/platform/index.js [--port 0] [--seed FILE] [--data FILE] [--now ISO] [--latency MS]
                                      [--public-url URL] [--tls-cert FILE --tls-key FILE]
                                      [--trusted-root FILE]
       node dist/platform/index.js --protos DIR

Serves the embedded platform on 127.0.0.1. Prints one line of JSON when it is ready and runs until SIGTERM.

  --port N      port to listen on; 0, the default, selects a free port
  --seed FILE   YAML file with the initial content (examples/platform.seed.yml shows every key); by default one
                organization, \`example\`
  --data FILE   file for the state; in memory by default. The organizations of the seed fill a new file only; \`github\`
                and \`faults\` of the seed are read at every start
  --now ISO     fixed time of the clock, such as 2026-05-01T00:00:00Z
  --latency MS  minimum duration of every response; 0 by default
  --public-url URL
                address at which clients reach the platform, such as https://registry.example.com; it needs --port.
                Image references have its host
  --tls-cert FILE, --tls-key FILE
                PEM files of the server's certificate, with its chain, and of its private key, to serve HTTPS
  --trusted-root FILE
                where to write the trust root that verifies the signatures of the images; by default beside the --data
                file with the suffix .trusted_root.json, otherwise a temporary file that is removed at exit
  --protos DIR  write the protocol buffer definitions of the gRPC API to .proto files below DIR, print their paths,
                and exit
  --help        print this help
`;

/** Reads the arguments after the program's name. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const parsed = parse(args);
  if (typeof parsed === 'string') return wrong(parsed);
  if (parsed.help === true) return { kind: 'help' };
  if (parsed.protos !== undefined) return { kind: 'protos', directory: parsed.protos };
  const port = readNumber(parsed.port ?? '0', 65_535);
  if (port === undefined) return wrong('--port must be an integer from 0 to 65535');
  const now = parsed.now === undefined ? undefined : readInstant(parsed.now);
  if (parsed.now !== undefined && now === undefined) {
    return wrong('--now must be a UTC time such as 2026-05-01T00:00:00Z');
  }
  const latencyMs = readNumber(parsed.latency ?? '0', 99_999);
  if (latencyMs === undefined) return wrong('--latency must be an integer from 0 to 99999 (milliseconds)');
  const publicUrl = readOrigin(parsed['public-url']);
  if (publicUrl === 'invalid') {
    return wrong(
      '--public-url must be an http or https URL without a path, such as https://registry.example.com',
    );
  }
  if (publicUrl !== undefined && port === 0) return wrong('--public-url needs --port');
  const { 'tls-cert': certFile, 'tls-key': keyFile } = parsed;
  if ((certFile === undefined) !== (keyFile === undefined))
    return wrong('--tls-cert and --tls-key need each other');
  const tls = certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile };
  const { seed: seedFile, data: dataFile, 'trusted-root': trustedRootFile } = parsed;
  return { kind: 'run', latencyMs, port, seedFile, dataFile, trustedRootFile, now, publicUrl, tls };
}

function wrong(reason: string): CommandLine {
  return { kind: 'wrong', reason };
}

function readNumber(text: string, max: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

/** Returns the origin of a URL that has nothing else. */
function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : 'invalid';
}

interface Values {
  readonly port?: string | undefined;
  readonly seed?: string | undefined;
  readonly data?: string | undefined;
  readonly 'trusted-root'?: string | undefined;
  readonly now?: string | undefined;
  readonly latency?: string | undefined;
  readonly 'public-url'?: string | undefined;
  readonly 'tls-cert'?: string | undefined;
  readonly 'tls-key'?: string | undefined;
  readonly protos?: string | undefined;
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
      'trusted-root': text,
      now: text,
      latency: text,
      'public-url': text,
      'tls-cert': text,
      'tls-key': text,
      protos: text,
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
  }
}
