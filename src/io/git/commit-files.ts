import { posix } from 'node:path';

import { MooringError } from '../../values/errors.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';

/** A file of a commit, as both git and GitHub's API list it. */
export interface CommitFile {
  readonly path: string;
  readonly isLink: boolean;
  /** ID of its content. */
  readonly blob: string;
}

/** Files of a commit by path. */
export type CommitFiles = ReadonlyMap<string, CommitFile>;

/** A commit of a submodule, or a file. */
export interface CommitEntry extends CommitFile {
  readonly isSubmodule: boolean;
}

/** Creates the file tree of a commit from its entries, except directories. */
export function treeOfCommit(entries: readonly CommitEntry[], readBlobs: ReadBlobs): FileTree {
  const files = new Map(entries.flatMap((entry) => (entry.isSubmodule ? [] : [[entry.path, entry]])));
  const submodules = entries.flatMap(({ path, isSubmodule }) => (isSubmodule ? [path] : []));
  return {
    list: async () => [...files.keys()].sort(),
    submodules: async () => submodules.toSorted(),
    contentIds: async () =>
      new Map([...files].flatMap(([path, { blob, isLink }]) => (isLink ? [] : [[path, blob]]))),
    read: (paths) => readCommitFiles(paths, files, readBlobs),
  };
}

/** Returns contents by ID. Omits unavailable ones, or throws `config_base_unreadable`. */
export type ReadBlobs = (blobs: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

/** Mode of a symbolic link, whose content is its target. */
export const LINK_MODE = '120000';

/**
 * Reads files of a commit as they would be read from disk: links are followed within the commit. A path that
 * is not in the commit is returned as a problem. Throws `config_base_unreadable` if the content of an
 * existing file is unavailable, because it must not be taken for a missing file.
 */
async function readCommitFiles(
  paths: readonly string[],
  files: CommitFiles,
  readBlobs: ReadBlobs,
): Promise<readonly FileReading[]> {
  const wanted = paths.flatMap((path) => files.get(path) ?? []);
  const contents = await readAll(wanted, readBlobs);
  const links = wanted.filter(({ isLink }) => isLink);
  const targets = new Map(
    links.map((link) => [link.path, files.get(targetOf(link, contents.get(link.blob)))]),
  );
  const linked = await readAll(
    [...targets.values()].flatMap((target) => target ?? []),
    readBlobs,
  );
  return paths.map((path): FileReading => {
    if (!files.has(path)) return { path, problem: 'it is not in the commit', isAbsent: true };
    const file = targets.has(path) ? targets.get(path) : files.get(path);
    const bytes = file === undefined ? undefined : (linked.get(file.blob) ?? contents.get(file.blob));
    return bytes === undefined ? { path, problem: 'it is not in the commit' } : { path, bytes };
  });
}

async function readAll(
  files: readonly CommitFile[],
  readBlobs: ReadBlobs,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await readBlobs([...new Set(files.map(({ blob }) => blob))]);
  const missing = files.find(({ blob }) => !contents.has(blob));
  if (missing === undefined) return contents;
  throw new MooringError('config_base_unreadable', `the content of ${missing.path} could not be read`);
}

/** Returns the target of a link as it would be followed on disk. */
function targetOf({ path }: CommitFile, content: Uint8Array | undefined): string {
  return posix.normalize(posix.join(posix.dirname(path), new TextDecoder().decode(content)));
}
