import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Seed } from './seed/seed.ts';
import { assertNever, errnoOf, MooringError } from '../values/errors.ts';
import type { Clock } from '../values/clock.ts';
import { readCommandLine, USAGE } from './command-line.ts';
import type { CommandLine, TlsFiles } from './command-line.ts';
import { openListener } from './listen.ts';
import type { TlsIdentity } from './listen.ts';
import { createPlatform } from './platform.ts';
import { protoFiles } from './grpc/proto-files.ts';
import { storeFailure } from './store/store-failure.ts';
import { readSeed } from './seed/read-seed.ts';
import { toInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import { TransportFailure } from '../api/http.ts';
import type { HttpRequest, HttpResponse } from '../api/http.ts';

/** Runs the platform as a process: `node dist/platform/index.js`. Exit status 0 after SIGTERM, 1, or 2 for wrong usage. */
export async function runPlatform(): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    report(error);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const commandLine = readCommandLine(args);
  switch (commandLine.kind) {
    case 'help':
      process.stdout.write(USAGE);
      return;
    case 'wrong':
      process.stderr.write(`mooring platform: ${commandLine.reason}; run with --help for usage\n`);
      process.exitCode = 2;
      return;
    case 'protos':
      return writeProtos(commandLine.directory);
    case 'run':
      return run(commandLine);
    default:
      assertNever(commandLine);
  }
}

async function run(options: Extract<CommandLine, { kind: 'run' }>): Promise<void> {
  const clock = wallClock(options.now);
  const seed = options.seedFile === undefined ? {} : { seed: await loadSeed(options.seedFile, clock) };
  const stopped = untilStopped();
  const listener = await openListener(options.port, { tls: await loadTls(options.tls) });
  const trustedRoot = await placeTrustedRoot(options);
  try {
    const platform = await createPlatform({
      clock,
      origin: options.publicUrl ?? listener.origin,
      ...seed,
      latencyMs: options.latencyMs,
      ...(options.dataFile === undefined ? {} : { dataFile: options.dataFile }),
      sendEvent: sendEventRequest,
      onBug: (error) => process.stderr.write(`${describeFailure(error, options.dataFile)}\n`),
    }).catch((error: unknown) => {
      throw storeFailure(error, options.dataFile ?? ':memory:') ?? error;
    });
    await writeText(trustedRoot.path, await platform.trustedRoot());
    listener.serve(platform.answer, platform.answerGrpc);
    process.stdout.write(`${JSON.stringify({ ...platform.line, trustedRoot: trustedRoot.path })}\n`);
    await stopped;
    await listener.close();
    platform.close();
  } finally {
    await listener.close();
    await trustedRoot.remove();
  }
}

/** Returns the system clock; with `frozenAt` it always returns that time, while waits take real time. */
export function wallClock(frozenAt?: Instant): Clock {
  return {
    now: () => frozenAt ?? toInstant(Date.now()),
    sleep: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
    random: () => Math.random(),
  };
}

/** Sends events over the network. Redirects are answers like any other. Throws `TransportFailure`. */
export async function sendEventRequest(request: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    // What a sink says beside its status is of no use: it is not even read.
    await response.body?.cancel();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(),
    };
  } catch (cause) {
    const kind = timeout.aborted ? 'timeout' : request.signal?.aborted === true ? 'cancelled' : 'unreachable';
    throw new TransportFailure(kind, `${new URL(request.url).host}: ${kind}`, cause);
  }
}

/** Returns where the trust root is to be written: a temporary file, which `remove` removes, if no option names one. */
async function placeTrustedRoot({
  trustedRootFile,
  dataFile,
}: Pick<Extract<CommandLine, { kind: 'run' }>, 'trustedRootFile' | 'dataFile'>): Promise<{
  readonly path: string;
  readonly remove: () => Promise<void>;
}> {
  const given = trustedRootFile ?? (dataFile && `${dataFile}.trusted_root.json`);
  if (given !== undefined) return { path: resolve(given), remove: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'mooring-platform-'));
  const path = join(directory, 'trusted_root.json');
  return { path, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function writeProtos(directory: string): Promise<void> {
  const files = protoFiles();
  await Promise.all(files.map(({ path, text }) => writeText(join(directory, path), text)));
  process.stdout.write(files.map(({ path }) => `${path}\n`).join(''));
}

async function writeText(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (cause) {
    const hint = 'Check that this user can write to the directory and that the disk has free space.';
    const message = `the file ${file} cannot be written (${errnoOf(cause)})`;
    throw new MooringError('config_file_unwritable', message, { hint, cause });
  }
}

async function loadSeed(file: string, clock: Clock): Promise<Seed> {
  return readSeed(await readText('seed', file), file, clock.now());
}

async function loadTls(files: TlsFiles | undefined): Promise<TlsIdentity | undefined> {
  if (files === undefined) return undefined;
  return { cert: await readText('certificate', files.certFile), key: await readText('key', files.keyFile) };
}

async function readText(purpose: 'seed' | 'certificate' | 'key', file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new MooringError(
      'config_file_unreadable',
      `the ${purpose} file ${file} cannot be read (${errnoOf(cause)})`,
      {
        cause,
      },
    );
  }
}

/** Resolves at the first SIGTERM or SIGINT. */
function untilStopped(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGTERM', () => stop());
    process.once('SIGINT', () => stop());
  });
}

/** Returns one line for a request that failed because of the data file; a stack for a bug in Mooring. */
function describeFailure(error: unknown, dataFile = ':memory:'): string {
  const failure = storeFailure(error, dataFile);
  return failure === undefined ? describeBug(error) : `mooring platform: ${failure.message}. ${failure.hint}`;
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Returns one line for what the user can change; a stack only for what is a bug in Mooring. */
function report(error: unknown): void {
  const text = error instanceof MooringError ? `${error.message}. ${error.hint}` : describeBug(error);
  process.stderr.write(`mooring platform: ${text}\n`);
  process.exitCode = 1;
}
