import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { MooringError } from '../domain/errors.ts';
import { printable } from '../domain/printable.ts';
import type { Command } from '../ports/command.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';
import { isDraftName } from './draft-name.ts';

/** A file that holds image references is small; a larger one is not read (and is said not to be). */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The files as they lie on disk: git's own list (tracked, and untracked but not ignored), or every file below the
 * folder where there is no git repository. Drafts that a killed run left are none of them.
 */
export function createWorkTree(root: string, command: Command): FileTree {
  const listed = new Set<string>();
  const portions = (): AsyncIterable<readonly string[]> => noteListed(listInPortions(root, command), listed);
  return {
    list: async () => (await Array.fromAsync(portions())).flat().sort(),
    listInPortions: portions,
    // Not one promise per file: ten thousand small files are read ten times faster one after another.
    read: async (paths) => paths.map((path) => readOne(root, path, listed)),
  };
}

/** Makes sure of a folder before git is asked, which says nothing useful of one that is not there. Throws `config_file_unreadable`. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (cause) {
    throw new MooringError(
      'config_file_unreadable',
      `the folder ${folder} cannot be read (${codeOf(cause)})`,
      { cause, hint: 'Name a folder that exists and that this user may read.' },
    );
  }
}

/**
 * Git knows the tracked files at once; to find the others it walks through every folder, and does that while the first
 * portion is worked on.
 */
async function* listInPortions(root: string, command: Command): AsyncGenerator<readonly string[]> {
  const tracked = await listWithGit(['--cached', '--deduplicate'], root, command);
  if (tracked === undefined) return yield await walk(root);
  const others = listWithGit(['--others', '--exclude-standard'], root, command);
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

/** A listed file lies behind no linked folder; a name that was asked for without a list may. */
function readOne(root: string, path: string, listed: ReadonlySet<string>): FileReading {
  return listed.has(path) || !isBehindLink(root, path)
    ? readInside(root, path)
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
function readInside(root: string, path: string): FileReading {
  try {
    return readRegularFile(path, `${root}/${path}`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP') return readLink(root, path);
    return { path, problem: reason(error), ...(ABSENT.has(code) ? { isAbsent: true } : {}) };
  }
}

function readLink(root: string, path: string): FileReading {
  try {
    const target = realpathSync(join(root, path));
    const isOutside = relative(realpathSync(root), target).split(sep)[0] === '..';
    if (isOutside) return { path, problem: 'it is a link that leads out of the repository' };
    return readRegularFile(path, target);
  } catch (error) {
    return { path, problem: reason(error) };
  }
}

/** Links are refused (ELOOP), so nothing can be swapped for one between a look and the read; a pipe does not block. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function readRegularFile(path: string, place: string): FileReading {
  const file = openSync(place, FLAGS);
  try {
    const found = fstatSync(file);
    if (found.isDirectory()) return { path, problem: 'it is a folder' };
    if (!found.isFile()) return { path, problem: 'it is not a regular file' };
    if (found.size > MOST_BYTES) return { path, problem: `it has more than ${MOST_BYTES} bytes` };
    return { path, bytes: readBytes(file, found.size) };
  } finally {
    closeSync(file);
  }
}

/** As `readFileSync`, without asking once more for the size that is known. */
function readBytes(file: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(file, bytes, length, size - length, null);
    if (count === 0) break;
    length += count;
  }
  return length === size ? bytes : bytes.subarray(0, length);
}

/** No such name; or a file where its folder would be. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  ENOENT: 'it is not there (a link that leads nowhere, or deleted but not committed)',
  ELOOP: 'it is a link to itself',
};

function reason(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? `it cannot be read (${printable(code, 40)})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
