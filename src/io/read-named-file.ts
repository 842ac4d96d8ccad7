import { basename, dirname, isAbsolute } from 'node:path';

import { execCommand } from './process/exec-command.ts';
import { createWorkTree } from './files/work-tree.ts';
import { MooringError } from '../values/errors.ts';
import type { FileTree } from './ports/file-tree.ts';

/** A file that an option names: a path in `tree`, or an absolute one. */
interface NamedFile {
  readonly option: string;
  readonly path: string;
  readonly tree: Pick<FileTree, 'read'>;
}

/** Reads a file that an option names. Throws `config_file_unreadable`. */
export async function readNamedFile({ option, path, tree }: NamedFile): Promise<Uint8Array> {
  const source = isAbsolute(path) ? createWorkTree(dirname(path), execCommand) : tree;
  const [reading] = await source.read([isAbsolute(path) ? basename(path) : path]);
  if (reading !== undefined && 'bytes' in reading) return reading.bytes;
  throw new MooringError(
    'config_file_unreadable',
    `${option} ${path}: ${reading?.problem ?? 'it does not exist'}`,
  );
}
