import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { errnoOf, MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Command } from '../../ports/command.ts';
import type { FileReading, FileTree } from '../../ports/file-tree.ts';
import { isDraftName } from './draft-name.ts';

/** A file that holds image references is small; a larger one is not read (and is said not to be). */
const MOST_BYTES = 16 * 1024 * 1024;

/** More than nearly every file has that names an image. */
const FIRST_BYTES = 64 * 1024;

/**
 * The files as they lie on disk: git's own list (tracked, and untracked but not ignored), or every file below the
 * folder where there is no git repository. Drafts that a killed run left are none of them.
 */
export function createWorkTree(root: string, command: Command): FileTree {
  const place = { root, listed: new Set<string>(), scratch: Buffer.allocUnsafe(FIRST_BYTES) };
  const portions = (): AsyncIterable<readonly string[]> =>
    noteListed(listInPortions(root, command), place.listed);
  return {
    list: async () => (await Array.fromAsync(portions())).flat().sort(),
    listInBatches: portions,
    // Not one promise per file: ten thousand small files are read ten times faster one after another.
    read: async (paths) => paths.map((path) => readOne(path, place)),
  };
}

/** Makes sure of a folder before git is asked, which says nothing useful of one that is not there. Throws `config_file_unreadable`. */
export async function requireDirectory(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (cause) {
    throw new MooringError(
      'config_file_unreadable',
      `the folder ${folder} cannot be read (${errnoOf(cause)})`,
      { cause, hint: 'Name a folder that exists and that this user may read.' },
    );
  }
}

/**
 * Makes sure that there is something to look at: a job without a checkout has an empty folder, in which no pin is left to
 * move and every pull request is needless. Throws `config_file_unreadable`.
 */
export async function requireCheckout(folder: string): Promise<void> {
  await requireDirectory(folder);
  if ((await readdir(folder)).length > 0) return;
  throw new MooringError('config_file_unreadable', `the folder ${folder} is empty`, {
    hint: 'Let actions/checkout run before this step.',
  });
}

/**
 * Git knows the tracked files at once; to find the others it walks through every folder, and does that while the first
 * portion is worked on. Both are asked for together: the work on a portion leaves no time to start a program in.
 */
async function* listInPortions(root: string, command: Command): AsyncGenerator<readonly string[]> {
  const cached = listWithGit(['--cached', '--deduplicate'], root, command);
  const others = listWithGit(['--others', '--exclude-standard'], root, command);
  const tracked = await cached;
  if (tracked === undefined) return yield await walk(root);
  yield tracked;
  yield (await others) ?? without(tracked, await walk(root));
}

function without(known: readonly string[], paths: readonly string[]): readonly string[] {
  const all = new Set(known);
  return paths.filter((path) => !all.has(path));
}

async function* noteListed(
  portions: AsyncIterable<readonly string[]>,
  listed: Set<string>,
): AsyncGenerator<readonly string[]> {
  for await (const portion of portions) {
    const own = portion.filter((path) => !isDraftName(path.slice(path.lastIndexOf('/') + 1)));
    for (const path of own) listed.add(path);
    yield own;
  }
}

/** Undefined where there is no git repository. */
async function listWithGit(
  which: readonly string[],
  root: string,
  command: Command,
): Promise<readonly string[] | undefined> {
  const { exitCode, stdout } = await command('git', ['ls-files', '-z', ...which], { directory: root });
  if (exitCode !== 0) return undefined;
  const paths = new TextDecoder().decode(stdout).split('\0');
  return paths.filter((path) => path !== '').sort();
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
  /** Names that came from a list. */
  readonly listed: ReadonlySet<string>;
  /** What a file is read into, before its size is known. */
  readonly scratch: Buffer;
}

/** A listed file lies behind no linked folder; a name that was asked for without a list may. */
function readOne(path: string, place: Place): FileReading {
  return place.listed.has(path) || !isBehindLink(place.root, path)
    ? readInside(path, place)
    : { path, problem: 'its folder is a link' };
}

function isBehindLink(root: string, path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((_, index) => {
    const folder = join(root, ...folders.slice(0, index + 1));
    return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  });
}

/** Follows a link inside the root, as Docker does, and never one that leads out of it. */
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
    if (isOutside) return { path, problem: 'it is a link that leads out of the repository' };
    return { path, ...readRegularFile(target, scratch) };
  } catch (error) {
    return { path, problem: reason(error) };
  }
}

/** Links are refused (ELOOP), so nothing can be swapped for one between a look and the read; a pipe does not block. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The bytes of a file, or why there are none. */
type Content = { readonly bytes: Uint8Array } | { readonly problem: string };

/**
 * Reads first, and asks what it was only where the read does not tell: nothing came, or more may come. At a position,
 * which a pipe and a terminal refuse.
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
  if (found.size > MOST_BYTES) return { problem: `it has more than ${MOST_BYTES} bytes` };
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

/** No such name; or a file where its folder would be. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  ENOENT: 'it is not there (a link that leads nowhere, or deleted but not committed)',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link to itself',
  ESPIPE: NO_FILE,
};

function reason(error: unknown): string {
  const code = errnoOf(error);
  return REASONS[code] ?? `it cannot be read (${printable(code, 40)})`;
}
