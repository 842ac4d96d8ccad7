import { posix } from 'node:path';

import { MooringError } from '../../domain/errors.ts';
import type { FileReading } from '../../ports/file-tree.ts';

/** A file of a commit, as git and GitHub's API both list it. */
export interface CommitFile {
  readonly path: string;
  readonly isLink: boolean;
  /** The id of its content. */
  readonly blob: string;
}

/** By path. */
export type CommitFiles = ReadonlyMap<string, CommitFile>;

/** Contents by id; what cannot be had is left out, or thrown as `config_base_unreadable`. */
export type ReadBlobs = (blobs: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

/** The mode of a file that holds the path that it links to. */
export const LINK_MODE = '120000';

/**
 * Reads files of a commit as they would be read from disk: links are followed to what they point to in the same commit.
 * A path that the commit does not hold is part of the answer. Throws `config_base_unreadable` where the content of one
 * that it does hold cannot be had: what is there and not known must not pass for what was never there.
 */
export async function readCommitFiles(
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
    if (!files.has(path)) return { path, problem: 'the commit does not hold it', isAbsent: true };
    const file = targets.has(path) ? targets.get(path) : files.get(path);
    const bytes = file === undefined ? undefined : (linked.get(file.blob) ?? contents.get(file.blob));
    return bytes === undefined ? { path, problem: 'the commit does not hold it' } : { path, bytes };
  });
}

async function readAll(
  files: readonly CommitFile[],
  readBlobs: ReadBlobs,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const contents = await readBlobs([...new Set(files.map(({ blob }) => blob))]);
  const missing = files.find(({ blob }) => !contents.has(blob));
  if (missing === undefined) return contents;
  throw new MooringError('config_base_unreadable', `the content of ${missing.path} could not be had`);
}

/** Where a link points to, as it would be followed on disk. */
function targetOf({ path }: CommitFile, content: Uint8Array | undefined): string {
  return posix.normalize(posix.join(posix.dirname(path), new TextDecoder().decode(content)));
}
