import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { MooringError } from '../domain/errors.ts';

export interface LockOptions {
  /** Milliseconds after which a lock is taken to be forgotten by a process that was killed. */
  readonly staleMs: number;
  /** Milliseconds to wait for another process. */
  readonly waitMs: number;
}

/** Milliseconds between two looks at a lock that another process holds. */
const LOOK_MS = 25;

/**
 * Does the work while this file is there: one process at a time, on machines that share it. Throws `config_file_busy`
 * when another process holds it for too long, and what creating a file throws.
 */
export async function withFileLock<Value>(
  path: string,
  { staleMs, waitMs }: LockOptions,
  work: () => Promise<Value>,
): Promise<Value> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const giveUpAt = Date.now() + waitMs;
  // oxlint-disable no-await-in-loop -- looks follow each other, with a pause between
  while (!(await take(path))) {
    await removeIfStale(path, staleMs);
    if (Date.now() > giveUpAt) throw new MooringError('config_file_busy', `another process holds ${path}`);
    await wait(LOOK_MS);
  }
  // oxlint-enable no-await-in-loop
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Of several processes that see a forgotten lock, the one whose rename succeeds takes it away. */
async function removeIfStale(path: string, staleMs: number): Promise<void> {
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age <= staleMs) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).then(
    () => rm(aside, { force: true }),
    () => undefined,
  );
}

/** True for an error of the operating system with this code. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
