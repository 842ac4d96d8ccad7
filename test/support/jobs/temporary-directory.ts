import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** What names the folder for temporary files: the first on Unix, the others on Windows. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const;

/**
 * Gives this process, and all that it starts from now on, one folder for temporary files, and removes it when the
 * process ends: by itself, by an error, or by a signal that asks it to. So nobody else has to clean up.
 */
export function ownTemporaryDirectory(): void {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-'));
  for (const name of NAMES) process.env[name] = folder;
  // What was started may still write while the folder goes; then it is not empty, or a file in it is busy.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  process.once('exit', remove);
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove();
      process.kill(process.pid, signal);
    });
  }
}

/** What gives all programs the date of `.ci/test-at`. */
const DATE_NAMES = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

/**
 * Of this process's variables those that a program of a test needs: where programs and temporary files are, no progress, and
 * the date of `.ci/test-at`. All share one cache of compiled code: a short run mostly compiles the same files again. The Node.js of the project comes first in the path, so that an installed `mooring` runs on it,
 * whatever `node` is elsewhere.
 */
export function machineVariables(): Readonly<Record<string, string | undefined>> {
  const { MOORING_PROGRESS, TMPDIR, TEMP, TMP } = process.env;
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const date = DATE_NAMES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const NODE_COMPILE_CACHE = join(tmpdir(), 'compile-cache');
  return { PATH, MOORING_PROGRESS, NODE_COMPILE_CACHE, TMPDIR, TEMP, TMP, ...Object.fromEntries(date) };
}
