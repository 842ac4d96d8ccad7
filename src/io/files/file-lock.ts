import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { errnoOf, MooringError } from '../../values/errors.ts';

export interface LockOptions {
  /** Milliseconds after which a lock counts as stale; that of a process that has exited is stale at once. */
  readonly staleMs: number;
  /** Milliseconds to wait for another process. */
  readonly waitMs: number;
}

/**
 * Milliseconds after which a lock without an owner counts as stale: its process was killed between creating and writing
 * it. One that was only slow finds that the lock is not its own.
 */
const UNOWNED_MS = 1_000;

/** Milliseconds between two attempts to take a lock that another process holds. */
const RETRY_MS = 25;

/**
 * Runs `work` while holding a lock file: one process at a time, on all machines that share it. Throws `config_file_busy`
 * if another process holds it for too long, and the error of the operating system if it cannot be created or read back.
 */
export async function withFileLock<Value>(
  path: string,
  { staleMs, waitMs }: LockOptions,
  work: () => Promise<Value>,
): Promise<Value> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const mine = formatOwner({ machine: await nameMachine(), pid: process.pid, id: randomUUID() });
  const giveUpAt = Date.now() + waitMs;
  // oxlint-disable no-await-in-loop -- attempts are sequential, with a pause between
  while (!(await take(path, mine))) {
    await removeIfStale(path, staleMs);
    if (Date.now() > giveUpAt) throw new MooringError('config_file_busy', `another process holds ${path}`);
    await wait(RETRY_MS);
  }
  // oxlint-enable no-await-in-loop
  try {
    return await work();
  } finally {
    // What cannot be read stays: the lock of a process that has exited is stale.
    const held = await readText(path).catch(() => undefined);
    if (held === mine) await rm(path, { force: true });
  }
}

/** Creates the lock with its owner in it, if there is none; leaves no file behind if the disk is full. */
async function take(path: string, owner: string): Promise<boolean> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (errnoOf(error) === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  try {
    await file.writeFile(owner);
    return (await readText(path)) === owner;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Of several processes that find a stale lock, the one whose rename succeeds removes it. */
async function removeIfStale(path: string, staleMs: number): Promise<void> {
  const seen = await readText(path);
  if (seen === undefined) return;
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age <= (seen === '' ? UNOWNED_MS : staleMs) && !(await isOrphaned(seen))) return;
  const aside = `${path}.${randomUUID()}`;
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  // Another process can have replaced the lock before the rename: put its lock back.
  const moved = await readText(aside);
  if (moved !== undefined && moved !== seen) await take(path, moved);
  await rm(aside, { force: true });
}

interface Owner {
  /** The machine on which its process id is valid. */
  readonly machine: string;
  readonly pid: number;
  readonly id: string;
}

function formatOwner({ machine, pid, id }: Owner): string {
  return `${machine}\n${pid}\n${id}\n`;
}

/** True for the lock of a process of this machine that has exited. */
async function isOrphaned(text: string): Promise<boolean> {
  const [machine, pid] = text.split('\n');
  if (machine !== (await nameMachine()) || !/^[1-9]\d*$/.test(pid ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return errnoOf(error) === 'ESRCH';
  }
}

/** Containers can share a directory and even a host name; each has its own process ids (pid_namespaces(7)). */
async function nameMachine(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`;
}

/** Returns undefined for a file that is gone or belongs to another user. Throws if there are no free file descriptors. */
async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isOutOfDescriptors(error)) throw error;
    return undefined;
  });
}

/** True if this process (EMFILE) or the machine (ENFILE) has no free file descriptors. */
export function isOutOfDescriptors(error: unknown): boolean {
  const code = errnoOf(error);
  return code === 'EMFILE' || code === 'ENFILE';
}
