import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';

import { exec } from '@actions/exec';
import { which } from '@actions/io';

import { MooringError, runTimedOut } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import type { Command, CommandOptions, CommandResult } from '../ports/command.ts';

/**
 * Runs programs of PATH, and removes inputs and state of the step, which can hold tokens, from their environment. Those
 * without a limit are run by @actions/exec, which cannot stop one. Throws `config_file_unreadable` if git cannot be started,
 * or does not trust the owner of the repository.
 */
export const execCommand: Command = async (program, args, options) => {
  if (options.timeoutMs !== undefined) return execCommandUntil()(program, args, options);
  const { directory, input } = options;
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const running = exec(program, [...args], {
    cwd: directory,
    silent: true,
    ignoreReturnCode: true,
    ...(input === undefined ? {} : { input: Buffer.from(input) }),
    env: environmentOf(program),
    listeners: { stdout: (chunk) => stdout.push(chunk), stderr: (chunk) => stderr.push(chunk) },
  });
  const exitCode = await (program === 'git' ? running.catch(failWithoutGit) : running);
  return requireTrust(program, outputOf(exitCode, stdout, stderr));
};

/** As `execCommand`; programs are stopped when the run ends, with the error `run_deadline`. */
export function execCommandUntil(signal?: AbortSignal): Command {
  /** Where programs are in PATH, each looked up once. */
  const paths = new Map<string, Promise<string>>();
  return async (program, args, options) => {
    if (signal?.aborted === true) throw runTimedOut(`run ${program}`);
    const path = paths.get(program) ?? which(program, true);
    paths.set(program, path);
    const started = start(path, program, args, options);
    const child = await started.catch(program === 'git' ? failWithoutGit : undefined);
    const result = await collect(child, program, { timeoutMs: options.timeoutMs, signal });
    return requireTrust(program, result);
  };
}

function outputOf(
  exitCode: CommandResult['exitCode'],
  stdout: readonly Buffer[],
  stderr: readonly Buffer[],
): CommandResult {
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
}

/** Only programs of PATH are run: on Windows, spawn alone prefers one in the directory, which can be a checkout. */
async function start(
  path: Promise<string>,
  program: string,
  args: readonly string[],
  { directory, input = '' }: CommandOptions,
): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(await path, args, { cwd: directory, env: environmentOf(program) });
  // A program can end without reading its input.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child)).once('error', reject);
  });
}

/** Milliseconds for the end of the output after that of the program: what it started can hold it open. */
const OUTPUT_MS = 10_000;

/** Returns the output of a program that ends, or is stopped at its own limit. Throws `run_deadline`. */
async function collect(
  child: ChildProcessWithoutNullStreams,
  program: string,
  { timeoutMs, signal }: { readonly timeoutMs: number | undefined; readonly signal: AbortSignal | undefined },
): Promise<CommandResult> {
  const { promise: ended, resolve } = Promise.withResolvers<'deadline' | number | undefined>();
  const endAfter = (milliseconds: number, exitCode: number | undefined): void => {
    const timer = setTimeout(() => resolve(exitCode), milliseconds);
    void ended.then(() => clearTimeout(timer));
  };
  if (timeoutMs !== undefined) endAfter(timeoutMs, undefined);
  const stop = (): void => resolve('deadline');
  signal?.addEventListener('abort', stop);
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A signal ends a program without an exit code.
  child.once('close', (code) => resolve(code ?? 1));
  child.once('exit', (code) => endAfter(OUTPUT_MS, code ?? 1));
  const end = await ended;
  signal?.removeEventListener('abort', stop);
  release(child);
  if (end === 'deadline') throw runTimedOut(`run ${program}`);
  return outputOf(end, stdout, stderr);
}

/** Stops a program, and does not wait for it: what it started can ignore the signal. */
function release(child: ChildProcessWithoutNullStreams): void {
  child.kill();
  for (const stream of child.stdio) stream?.destroy();
  child.unref();
}

function failWithoutGit(cause: unknown): never {
  throw new MooringError('config_file_unreadable', 'git could not be started', {
    cause,
    hint: 'Install Git and add it to PATH.',
  });
}

/** Git has the same exit code for no repository, and without git's list all files would be read: its text decides. */
function requireTrust(program: string, result: CommandResult): CommandResult {
  if (program !== 'git' || result.exitCode === 0) return result;
  const [, path] = /detected dubious ownership in repository at '(.*)'/.exec(result.stderr) ?? [];
  if (path === undefined) return result;
  const place = printable(path, 200);
  throw new MooringError(
    'config_file_unreadable',
    `git refuses the repository at ${place}: another user owns it`,
    {
      hint: `Run \`git config --global --add safe.directory ${place}\` first, if you trust it.`,
    },
  );
}

/** A credential helper can request its own OIDC token from GitHub; git never does. */
const REMOVED = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ } as const;

/** Returns the environment of this process without the variables whose names match. */
export function environmentWithout(removed: RegExp): Record<string, string> {
  const passed = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || removed.test(name) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(passed);
}

function environmentOf(program: string): Record<string, string> {
  const isGit = program === 'git';
  return {
    ...environmentWithout(isGit ? REMOVED.git : REMOVED.others),
    // A program that would prompt must fail instead of waiting for input.
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
    ...(isGit ? withoutPrograms(process.env['GIT_CONFIG_COUNT']) : {}),
  };
}

/**
 * Configuration of every git command, above that of the repository (git-config(1)). To git, a checkout without `.git`
 * whose files look like a bare repository (`HEAD`, `objects`, `config`) is one, and its `config` can name programs to run:
 * a pull request could run code. An earlier step can have written the configuration and the hooks of `.git`.
 */
const GIT_CONFIGURATION = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
] as const;

/** Returns the variables by which git runs no program of a repository. Those that are already set are kept. */
function withoutPrograms(count = ''): Record<string, string> {
  const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  const variables = GIT_CONFIGURATION.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${next + index}`, key] as const,
    [`GIT_CONFIG_VALUE_${next + index}`, value] as const,
  ]);
  return { GIT_CONFIG_COUNT: String(next + GIT_CONFIGURATION.length), ...Object.fromEntries(variables) };
}
