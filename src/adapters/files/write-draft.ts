import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { draftName } from './draft-name.ts';
import { errnoOf } from '../../domain/errors.ts';

/** Links are refused (ELOOP), so that nothing can be swapped for one between a look and the read. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** All bytes of a regular file at its own place. Throws what the operating system refuses. */
export function readWhole(target: string): Buffer {
  const file = openSync(target, READ);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes bytes beside a file, with its mode, so that a rename puts them in its place in one step (rename(2) is atomic
 * within a folder). Gives the path of the draft. Throws what the operating system refuses, and then there is none.
 */
export function writeDraft(target: string, bytes: Uint8Array): string {
  const draft = join(dirname(target), draftName());
  const { mode, uid, gid } = lstatSync(target);
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(file, bytes);
    giveTo(file, uid, gid);
    // After the owner, for changing that takes bits of the mode away; and not at the opening, which the umask cuts.
    fchmodSync(file, mode & 0o7777);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return draft;
}

/** The owner stays where this user may give files away; where not, the file becomes this user's, as with every editor. */
function giveTo(file: number, uid: number, gid: number): void {
  const own = fstatSync(file);
  if (own.uid === uid && own.gid === gid) return;
  try {
    fchownSync(file, uid, gid);
  } catch (error) {
    if (errnoOf(error) !== 'EPERM') throw error;
  }
}
