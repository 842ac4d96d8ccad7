import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { execCommand } from './process/exec-command.ts';
import { createWorkTree } from './files/work-tree.ts';
import { MooringError } from '../values/errors.ts';
import type { FileTree } from './ports/file-tree.ts';

/** A file that an option names: one of `tree`, or any other on this machine. */
interface NamedFile {
  readonly option: string;
  /** Absolute, or relative to `directory`. */
  readonly path: string;
  readonly tree: Pick<FileTree, 'read'>;
  /** Where the files of `tree` are checked out. */
  readonly directory: string;
}

/**
 * Reads a file that an option names. A path below the directory is one of the tree, however it is written: the tree can be
 * that of a base, and the directory then has the files of a change. Throws `config_file_unreadable`.
 */
export async function readNamedFile({ option, path, tree, directory }: NamedFile): Promise<Uint8Array> {
  const absolute = resolve(directory, path);
  const inside =
    pathBelow(resolve(directory), absolute) ?? pathBelow(realPath(directory), realPath(absolute));
  const source = inside === undefined ? createWorkTree(dirname(absolute), execCommand) : tree;
  const [reading] = await source.read([inside ?? basename(absolute)]);
  if (reading !== undefined && 'bytes' in reading) return reading.bytes;
  throw new MooringError(
    'config_file_unreadable',
    `${option} ${path}: ${reading?.problem ?? 'it does not exist'}`,
  );
}

/** The path relative to a directory, with `/`; undefined for one that is not below it. */
function pathBelow(directory: string, path: string): string | undefined {
  const below = relative(directory, path);
  const isBelow = below !== '' && !isAbsolute(below) && below.split(sep)[0] !== '..';
  return isBelow ? below.split(sep).join('/') : undefined;
}

/** The path without links; of a file that does not exist, that of the nearest directory that does. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}
