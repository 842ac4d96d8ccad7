import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { errnoOf, MooringError } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import type { Command } from '../ports/command.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';
import { isDraftName } from './drafts.ts';
import { listContentIds, listTracked, listWithGit, searchWithGit } from './git-files.ts';
import type { TrackedPaths } from './git-files.ts';

/** Files with image references are small; a larger file is reported as unreadable. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Larger than nearly every file that names an image. */
const FIRST_BYTES = 64 * 1024;

/**
 * Creates the file tree of a directory on disk: the files that git lists (tracked, and untracked but not
 * ignored), or all files if it is not in a git repository; without drafts that a killed run left.
 */
export function createWorkTree(root: string, command: Command): FileTree {
  const place = { root, listed: new Set<string>(), scratch: Buffer.allocUnsafe(FIRST_BYTES) };
  const tracked = (): Promise<TrackedPaths | undefined> => (listed ??= listTracked(root, command));
  let listed: Promise<TrackedPaths | undefined> | undefined;
  const batches = (): AsyncIterable<readonly string[]> => {
    listed = undefined;
    return noteListed(listInBatches(root, tracked(), command), place.listed);
  };
  return {
    list: async () => (await Array.fromAsync(batches())).flat().sort(),
    listInBatches: batches,
    submodules: async () => (await tracked())?.submodules ?? [],
    search: (texts) => searchWithGit(texts, root, command),
    contentIds: () => listContentIds(root, command),
    // Synchronous: ten thousand small files are read ten times faster than with a promise each.
    read: async (paths) => paths.map((path) => readOne(path, place)),
  };
}

/**
 * Checks that a directory can be read, because git's own error is unclear. Throws `config_file_unreadable`.
 */
export async function requireDirectory(directory: string): Promise<void> {
  try {
    await readdir(directory);
  } catch (cause) {
    throw new MooringError(
      'config_file_unreadable',
      `directory ${directory} cannot be read (${errnoOf(cause)})`,
      { cause, hint: 'Name an existing directory that this user can read.' },
    );
  }
}

/**
 * Checks that a directory is not empty: in a job without a checkout, every pull request would seem
 * unnecessary. Throws `config_file_unreadable`.
 */
export async function requireCheckout(directory: string): Promise<void> {
  await requireDirectory(directory);
  if ((await readdir(directory)).length > 0) return;
  throw new MooringError('config_file_unreadable', `directory ${directory} is empty`, {
    hint: 'Run actions/checkout before this step.',
  });
}

/**
 * Git lists tracked files at once, but walks all directories to find the others. Both commands start
 * together, because work on the first batch leaves no time to start a program.
 */
async function* listInBatches(
  root: string,
  index: Promise<TrackedPaths | undefined>,
  command: Command,
): AsyncGenerator<readonly string[]> {
  const others = listWithGit(['--others', '--exclude-standard'], root, command);
  // If git cannot be run, it is the first command that says so.
  others.catch(() => undefined);
  const tracked = await index;
  if (tracked === undefined) return yield await walk(root);
  yield tracked.files;
  yield (await others)?.toSorted() ?? without(tracked.files, await walk(root));
}

function without(known: readonly string[], paths: readonly string[]): readonly string[] {
  const all = new Set(known);
  return paths.filter((path) => !all.has(path));
}

async function* noteListed(
  batches: AsyncIterable<readonly string[]>,
  listed: Set<string>,
): AsyncGenerator<readonly string[]> {
  for await (const batch of batches) {
    const files = batch.filter((path) => !isDraftName(path.slice(path.lastIndexOf('/') + 1)));
    for (const path of files) listed.add(path);
    yield files;
  }
}

async function walk(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)(?:\.git|node_modules)\//.test(path))
    .sort();
}

interface Place {
  readonly root: string;
  /** Paths from a list. */
  readonly listed: ReadonlySet<string>;
  /** Buffer for reading a file before its size is known. */
  readonly scratch: Buffer;
}

/** Git lists no file behind a linked directory; a path that was not listed can be behind one. */
function readOne(path: string, place: Place): FileReading {
  return place.listed.has(path) || !isBehindLink(place.root, path)
    ? readInside(path, place)
    : { path, problem: 'its directory is a symbolic link' };
}

function isBehindLink(root: string, path: string): boolean {
  const directories = path.split('/').slice(0, -1);
  return directories.some((_, index) => {
    const directory = join(root, ...directories.slice(0, index + 1));
    return lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  });
}

/** Follows links inside the root, as Docker does, but never out of it. */
function readInside(path: string, { root, scratch }: Place): FileReading {
  try {
    return { path, ...readRegularFile(`${root}/${path}`, scratch) };
  } catch (error) {
    const code = errnoOf(error);
    if (code === 'ELOOP') return readLink(path, { root, scratch });
    return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
  }
}

function readLink(path: string, { root, scratch }: Pick<Place, 'root' | 'scratch'>): FileReading {
  try {
    const target = realpathSync(join(root, path));
    const isOutside = relative(realpathSync(root), target).split(sep)[0] === '..';
    if (isOutside) return { path, problem: 'it is a symbolic link to outside the repository' };
    return { path, ...readRegularFile(target, scratch) };
  } catch (error) {
    return { path, problem: reason(error) };
  }
}

/** Links are refused (ELOOP), so a check and the read see the same file; a pipe does not block. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The bytes of a file, or why it cannot be read. */
type Content = { readonly bytes: Uint8Array } | { readonly problem: string };

/**
 * Reads before checking the file type, which is only needed if the buffer stays empty or is filled. Reads at
 * a position, which pipes and terminals refuse.
 */
function readRegularFile(place: string, scratch: Buffer): Content {
  const file = openSync(place, FLAGS);
  try {
    const count = readSync(file, scratch, 0, scratch.length, 0);
    const isWhole = count > 0 && count < scratch.length;
    return isWhole ? { bytes: Buffer.from(scratch.subarray(0, count)) } : readBySize(file);
  } finally {
    closeSync(file);
  }
}

function readBySize(file: number): Content {
  const found = fstatSync(file);
  if (!found.isFile()) return { problem: NO_FILE };
  if (found.size > MAX_BYTES) return { problem: `it is larger than ${MAX_BYTES} bytes` };
  const bytes = Buffer.allocUnsafe(found.size);
  let length = 0;
  while (length < found.size) {
    const count = readSync(file, bytes, length, found.size - length, length);
    if (count === 0) break;
    length += count;
  }
  return { bytes: bytes.subarray(0, length) };
}

const NO_FILE = 'it is not a regular file';

/** There is no such path, or a parent is a file. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  ENOENT: 'it does not exist (a dangling link, or deleted but not committed)',
  EISDIR: 'it is a directory',
  ELOOP: 'it is a symbolic link to itself',
  ESPIPE: NO_FILE,
};

function reason(error: unknown): string {
  const code = errnoOf(error);
  return REASONS[code] ?? `it cannot be read (${printable(code, 40)})`;
}
