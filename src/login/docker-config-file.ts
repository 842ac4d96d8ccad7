import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { errnoOf, MooringError } from '../values/errors.ts';
import { isOutOfDescriptors, withFileLock } from '../io/files/file-lock.ts';
import { DRAFT_SUFFIX, replaceFile } from '../io/files/replace-file.ts';
import { formatRecords, readRecords } from './decide/docker-config.ts';
import type { CredentialFile, LoginRecord } from './decide/docker-config.ts';

/** How often a change is attempted if another program writes the file meanwhile. */
const ATTEMPTS = 3;
/** Milliseconds; a change takes a few of them. */
const LOCK = { staleMs: 10_000, waitMs: 5_000 } as const;

/**
 * Changes a credential file atomically. `change` is called again if another program wrote the file meanwhile; if it
 * throws, nothing changes. Throws `config_file_invalid` for a link or anything but a regular file, `config_file_busy` if
 * other programs keep writing it, and `config_file_unreadable` for an error of the operating system.
 */
export async function changeCredentialFile<Changed extends CredentialFile>(
  path: string,
  change: (file: CredentialFile) => Changed,
): Promise<Changed> {
  try {
    await refuseLinks(path);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return await withFileLock(`${path}.mooring-lock`, LOCK, () => changeLocked(path, change));
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw unwritable(path, cause);
  }
}

/** Reads a credential file. Throws as `changeCredentialFile`, except that links are allowed. */
export async function readCredentialFile(path: string): Promise<CredentialFile> {
  try {
    return await read(path);
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw unwritable(path, cause);
  }
}

/** Throws `config_file_invalid` if the file or its directory is a link or not a regular one. */
export async function refuseLinks(path: string): Promise<void> {
  for (const [place, isRight] of [
    [dirname(path), await kindOf(dirname(path))],
    [path, await kindOf(path)],
  ] as const) {
    if (isRight === 'right') continue;
    throw new MooringError('config_file_invalid', `${place} is ${isRight}: nothing is written there`, {
      hint: 'Anyone who can change the link controls where credentials are written. Set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to the real path, or use `scope: isolated`.',
    });
  }
}

/** Returns the SHA-256 of a text, in hex. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function changeLocked<Changed extends CredentialFile>(
  path: string,
  change: (file: CredentialFile) => Changed,
): Promise<Changed> {
  await removeDrafts(path);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next attempt is made only if this one failed
    const changed = await tryChange(path, change);
    if (changed !== undefined) return changed;
  }
  throw new MooringError('config_file_busy', `another program keeps writing ${path}`);
}

/** A process killed between writing and renaming left a draft with credentials in it; under the lock no other writes. */
async function removeDrafts(path: string): Promise<void> {
  const directory = dirname(path);
  const starts = [path, recordsPath(path)].map((place) => `${basename(place)}.`);
  const names = (await readdir(directory)).filter((name) =>
    starts.some((start) => name.startsWith(start) && DRAFT_SUFFIX.test(name.slice(start.length))),
  );
  await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
}

/**
 * Attempts the change once; returns undefined if another program wrote the file meanwhile. A new login is recorded before
 * it is written, and a removed one until it is gone: whatever happens in between, no login is left without its record.
 */
async function tryChange<Changed extends CredentialFile>(
  path: string,
  change: (file: CredentialFile) => Changed,
): Promise<Changed | undefined> {
  const before = await read(path);
  const after = change(before);
  const isLogin = after.records.length > before.records.length;
  if (isLogin) await writeRecords(path, after.records);
  let isDone = false;
  try {
    isDone = await replace(path, before.text, after);
  } finally {
    if (isLogin && !isDone) await writeRecords(path, before.records);
  }
  if (!isDone) return undefined;
  if (!isLogin) await writeRecords(path, after.records);
  return after;
}

/** Replaces the text; returns false if another program wrote the file meanwhile. */
async function replace(path: string, before: string | undefined, after: CredentialFile): Promise<boolean> {
  if (after.text === before) return true;
  if (after.text === undefined) {
    if ((await readText(path))?.text !== before) return false;
    await rm(path, { force: true });
    return true;
  }
  return replaceFile(path, after.text, {
    mode: after.mode ?? 0o600,
    isUnchanged: async () => (await readText(path))?.text === before,
  });
}

async function read(path: string): Promise<CredentialFile> {
  const [file, records] = await Promise.all([readText(path), readText(recordsPath(path))]);
  return {
    path,
    text: file?.text,
    mode: file?.mode,
    records: records === undefined ? [] : readRecords(records.text),
  };
}

async function readText(path: string): Promise<{ readonly text: string; readonly mode: number } | undefined> {
  const file = await open(path, constants.O_RDONLY).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    const { mode } = await file.stat();
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.readFile());
    return { text, mode: mode & 0o777 };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new MooringError('config_file_invalid', `${path} is not valid UTF-8`, { cause });
  } finally {
    await file.close();
  }
}

async function writeRecords(path: string, records: readonly LoginRecord[]): Promise<void> {
  const place = recordsPath(path);
  if (records.length === 0) return rm(place, { force: true });
  await replaceFile(place, formatRecords(records), { mode: 0o600 });
}

function recordsPath(path: string): string {
  return `${path}.mooring-logins`;
}

async function kindOf(place: string): Promise<'right' | 'a symbolic link' | 'not a regular file'> {
  const found = await lstat(place).catch((cause: unknown) => {
    if (errnoOf(cause) === 'ENOENT') return undefined;
    throw unwritable(place, cause);
  });
  if (found === undefined || found.isDirectory() || found.isFile()) return 'right';
  return found.isSymbolicLink() ? 'a symbolic link' : 'not a regular file';
}

function unwritable(path: string, cause: unknown): MooringError {
  const code = errnoOf(cause);
  const isMisplaced = code === 'ENOTDIR' || code === 'EISDIR';
  if (isOutOfDescriptors(cause))
    return new MooringError(
      'config_file_unreadable',
      `could not change the credential file ${path}: no free file descriptors (${code})`,
      {
        cause,
        hint: 'Raise the limit of open files (`ulimit -n`), or close files that other processes of this job hold open.',
      },
    );
  return new MooringError('config_file_unreadable', `could not write the credential file ${path} (${code})`, {
    cause,
    hint: isMisplaced
      ? 'DOCKER_CONFIG must name a directory (default: `.docker`) whose `config.json` is a file; REGISTRY_AUTH_FILE must name a file.'
      : 'Check free disk space and write permission, or use `scope: isolated`.',
  });
}
