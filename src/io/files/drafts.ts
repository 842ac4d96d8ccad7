import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { errnoOf } from '../../values/errors.ts';

/**
 * Writes bytes to a draft next to a file, with the mode of the file if it exists, so that renaming the draft replaces
 * the file in one step (rename(2)). Returns the path of the draft. Throws the error of the operating system, and
 * then leaves no draft.
 */
export function writeDraft(target: string, bytes: Uint8Array): string {
  const draft = join(dirname(target), draftName());
  const old = lstatSync(target, { throwIfNoEntry: false });
  const file = openSync(draft, 'wx', old === undefined ? 0o666 : 0o600);
  try {
    writeFileSync(file, bytes);
    if (old !== undefined) {
      changeOwner(file, old.uid, old.gid);
      // After the owner, because changing the owner clears mode bits; not when opening, because of the umask.
      fchmodSync(file, old.mode & 0o7777);
    }
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return draft;
}

/**
 * Keeps the owner if this user is allowed to; otherwise the file belongs to this user, as with any editor.
 */
function changeOwner(file: number, uid: number, gid: number): void {
  const created = fstatSync(file);
  if (created.uid === uid && created.gid === gid) return;
  try {
    fchownSync(file, uid, gid);
  } catch (error) {
    if (errnoOf(error) !== 'EPERM') throw error;
  }
}

/**
 * Has a leading dot, no extension that tools look for, and the process ID by which leftover drafts are
 * recognized.
 */
function draftName(): string {
  // node:crypto would also be loaded by commands that only read.
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');
  return `.mooring-draft.${process.pid}.${random}`;
}

const DRAFT = /^\.mooring-draft\.(\d{1,10})\.[0-9a-f]{12}$/;

/** Returns true for the file name of a draft: it is never a file of the repository. */
export function isDraftName(name: string): boolean {
  return DRAFT.test(name);
}

/**
 * Removes drafts that killed processes left in these directories. Drafts that cannot be removed stay,
 * harmlessly.
 */
export function sweepDrafts(directories: readonly string[]): void {
  for (const directory of new Set(directories)) {
    try {
      for (const name of readdirSync(directory).filter(isLeftover))
        rmSync(join(directory, name), { force: true });
    } catch {
      continue;
    }
  }
}

/** True for a draft of a process that has exited, or of this one, which has no drafts yet. */
function isLeftover(name: string): boolean {
  const [, pid] = DRAFT.exec(name) ?? [];
  return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

/** Signal 0 tests for a process (kill(2)); EPERM means that it exists. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) !== 'ESRCH';
  }
}
