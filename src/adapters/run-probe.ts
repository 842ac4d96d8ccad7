import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { which } from '@actions/io';

import { errnoOf, MooringError } from '../domain/errors.ts';
import { printableLines } from '../domain/text/printable.ts';
import type { ProbeCommand, ProbeResult } from '../ports/probe-command.ts';
import { environmentWithout } from './exec-command.ts';

export interface ProbeRunnerOptions {
  /** Where commands run. */
  readonly directory: string;
  /** Gets the output as printable lines, without the last line break, if it is not written to files. */
  readonly relay: (lines: string) => void;
  /** Where the output of each run is written to a file; undefined for `relay`. */
  readonly logDirectory: string | undefined;
  /** Milliseconds from SIGTERM to SIGKILL. */
  readonly graceMs?: number;
}

/** Tokens of Mooring and of the job, which the command must not have; those of docker's configuration it needs. */
const TOKENS = /^(?:(?:INPUT|STATE)_|MOORING_(?:\w+_)?TOKEN$|ACTIONS_(?:ID_TOKEN_REQUEST_|RUNTIME_TOKEN$))/i;

const IS_WINDOWS = process.platform === 'win32';

/** Runs commands in a process group of their own, so that all that they start ends with them. */
export function createProbeRunner(options: ProbeRunnerOptions): ProbeCommand {
  const { directory, graceMs = 5_000 } = options;
  return async (command, { variables, timeoutMs, logName, signal }) => {
    const startedAt = performance.now();
    const output = await openOutput(options, logName);
    const environment = { ...environmentWithout(TOKENS), ...variables };
    const child = await start(command, { directory, environment });
    const end =
      typeof child === 'number'
        ? notStarted(child, command, output)
        : await follow(child, { output, timeoutMs, graceMs, signal });
    await output.close();
    const ms = Math.round(performance.now() - startedAt);
    return signal.aborted ? undefined : { end, ms, tail: output.tail() };
  };
}

/** Starts a command; returns the exit status of a shell if that fails. */
async function start(
  [program = '', ...args]: readonly string[],
  { directory, environment }: { readonly directory: string; readonly environment: Record<string, string> },
): Promise<ChildProcess | 126 | 127> {
  try {
    // On Windows, spawn alone prefers a program in the directory, which can be a checkout.
    const child = spawn(IS_WINDOWS ? await which(program, true) : program, args, {
      cwd: directory,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !IS_WINDOWS,
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    return IS_WINDOWS || errnoOf(error) === 'ENOENT' ? 127 : 126;
  }
}

function notStarted(code: 126 | 127, [program = '']: readonly string[], output: Output): ProbeResult['end'] {
  output.show(`${program}: ${code === 127 ? 'command not found' : 'cannot be executed'}`);
  return { kind: 'exit', code };
}

/** Milliseconds for the rest of the output: a program that has left the group can hold the pipes open. */
const OUTPUT_MS = 500;

/** Waits for the end of a command, or ends it; then ends what is left of its group. */
async function follow(
  child: ChildProcess,
  {
    output,
    timeoutMs,
    graceMs,
    signal,
  }: {
    readonly output: Output;
    readonly timeoutMs: number | undefined;
    readonly graceMs: number;
    readonly signal: AbortSignal;
  },
): Promise<ProbeResult['end']> {
  const { promise: ended, resolve: end } = Promise.withResolvers<ProbeResult['end']>();
  const stop = (): void => end({ kind: 'timeout' });
  const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.once('exit', (code, killedBy) => {
    end(code === null ? { kind: 'signal', signal: killedBy ?? 'unknown' } : { kind: 'exit', code });
  });
  for (const stream of [child.stdout, child.stderr]) if (stream !== null) output.take(stream);
  const how = await ended;
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  await endGroup(child, graceMs);
  await Promise.race([closed, wait(OUTPUT_MS, undefined, { ref: false })]);
  for (const stream of child.stdio) stream?.destroy();
  child.unref();
  return how;
}

/** Ends the process group of a command: by SIGTERM, and by SIGKILL if something of it is left after the grace period. */
async function endGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const until = performance.now() + graceMs;
  let isLeft = signalGroup(child, 'SIGTERM');
  while (isLeft && performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- nothing reports the end of a group
    await wait(20);
    isLeft = signalGroup(child, 0);
  }
  if (isLeft) signalGroup(child, 'SIGKILL');
}

/** Sends a signal to all processes of a group; false if there is none. Windows has no groups, but trees. */
function signalGroup({ pid = 0, exitCode }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (IS_WINDOWS) {
    const program = join(process.env['SYSTEMROOT'] ?? String.raw`C:\Windows`, 'System32', 'taskkill.exe');
    if (exitCode === null && signal !== 0) spawnSync(program, ['/pid', String(pid), '/t', '/f']);
    return false;
  }
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
}

/** The output of one run: relayed or written to a file while it comes, never kept, but for its tail. */
interface Output {
  readonly take: (stream: Readable) => void;
  readonly show: (lines: string) => void;
  readonly tail: () => readonly string[];
  /** Throws `config_file_unwritable`. */
  readonly close: () => Promise<void>;
}

/** Lines of output that are kept, and UTF-16 units from which on a line is not waited for to end. */
const TAIL_LINES = 20;
const LONGEST_LINE = 8_000;

async function openOutput(
  { logDirectory, relay }: Pick<ProbeRunnerOptions, 'logDirectory' | 'relay'>,
  logName: string,
): Promise<Output> {
  const file = logDirectory === undefined ? undefined : await openLog(logDirectory, logName);
  let tail: readonly string[] = [];
  const show = (text: string): void => {
    const lines = clean(text);
    tail = [...tail, ...lines.split('\n')].slice(-TAIL_LINES);
    if (file === undefined) relay(lines);
  };
  return {
    take: (stream) => {
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        if (file !== undefined) writeChunk(chunk, { stream, file });
        rest += chunk;
        const line = rest.lastIndexOf('\n') + 1;
        const end = rest.length - line > LONGEST_LINE ? rest.length : line;
        if (end > 0) show(rest.slice(0, end));
        rest = rest.slice(end);
      });
      stream.once('close', () => {
        if (rest !== '') show(rest);
      });
    },
    show,
    tail: () => tail,
    close: async () => {
      if (file !== undefined) await closeLog(file);
    },
  };
}

/** A file that is slower than the command slows it down, instead of memory filling up. */
function writeChunk(
  chunk: string,
  { stream, file }: { readonly stream: Readable; readonly file: WriteStream },
): void {
  if (file.destroyed || file.write(chunk)) return;
  stream.pause();
  const resume = (): void => void stream.resume();
  file.once('drain', resume).once('close', resume);
}

async function openLog(directory: string, name: string): Promise<WriteStream> {
  try {
    await mkdir(directory, { recursive: true });
    const file = createWriteStream(join(directory, name));
    await once(file, 'open');
    // `closeLog` throws it.
    return file.on('error', () => undefined);
  } catch (cause) {
    throw new MooringError('config_file_unwritable', `could not write to ${directory}`, { cause });
  }
}

async function closeLog(file: WriteStream): Promise<void> {
  await finished(file.end()).catch((cause: unknown) => {
    throw new MooringError('config_file_unwritable', `could not write ${String(file.path)}`, { cause });
  });
}

/** Returns lines that a terminal or runner shows and does not interpret, without colors and without the last line break. */
function clean(text: string): string {
  const lines = text
    .replace(/\r+\n?/g, '\n')
    .replace(/\n$/, '')
    .replaceAll(COLOR, '');
  const isPlain = /^[\x20-\x7e\n]*$/.test(lines) && !lines.includes('::') && !lines.includes('##[');
  return isPlain ? lines : printableLines(lines);
}

// oxlint-disable-next-line no-control-regex -- they begin with ESC
const COLOR = /\u001b\[[\d;]*[A-Za-z]/g;
