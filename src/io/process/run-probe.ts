import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { which } from '@actions/io';

import { timerMs } from '../../values/duration.ts';
import { errnoOf } from '../../values/errors.ts';
import type { ProbeCommand, ProbeResult } from '../ports/probe-command.ts';
import { environmentWithout } from './exec-command.ts';
import { openOutput } from './probe-output.ts';
import type { Output, OutputOptions } from './probe-output.ts';

export interface ProbeRunnerOptions extends OutputOptions {
  /** Where commands run. */
  readonly directory: string;
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
  void output.show(`${program}: ${code === 127 ? 'command not found' : 'cannot be executed'}`);
  return { kind: 'exit', code };
}

/** Milliseconds without output after which a pipe that is still open has no more of the command: another program holds it. */
const OUTPUT_MS = 500;

/** More UTF-16 units than a pipe and a stream hold: what comes after them is not of the command. */
const LONGEST_REST = 1024 * 1024;

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
  const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timerMs(timeoutMs));
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const closed = new Promise<true>((resolve) => child.once('close', () => resolve(true)));
  child.once('exit', (code, killedBy) => {
    end(code === null ? { kind: 'signal', signal: killedBy ?? 'unknown' } : { kind: 'exit', code });
  });
  for (const stream of [child.stdout, child.stderr]) if (stream !== null) output.take(stream);
  const how = await ended;
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  await endGroup(child, graceMs);
  await readRest(output, closed);
  for (const stream of child.stdio) stream?.destroy();
  child.unref();
  return how;
}

/** Reads the output of a command that has ended, however slowly it is written. */
async function readRest(output: Output, closed: Promise<true>): Promise<void> {
  const first = output.progress().received;
  for (;;) {
    const before = output.progress();
    // oxlint-disable-next-line no-await-in-loop -- each wait shows whether something came
    if (await Promise.race([closed, wait(OUTPUT_MS)])) return;
    const { received, isPaused } = output.progress();
    if (received - first > LONGEST_REST || (received === before.received && !isPaused)) return;
  }
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
