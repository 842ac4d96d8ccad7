import { lstat, mkdir, unlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { errnoOf, MooringError } from '../../values/errors.ts';
import { replaceFile } from './replace-file.ts';

/** A file that an input names. */
export interface ReportPlace {
  readonly path: string;
  /** A trusted directory above it; everything below can come from a pull request. */
  readonly root: string;
}

/**
 * Resolves the path of an input against the workspace. Throws `config_input_invalid` unless it is below the
 * workspace, the temporary directory of the runner or the home directory (hardening.md row 15).
 */
export function reportPlace(
  input: string,
  text: string,
  { workspace, temporaryDirectory }: { readonly workspace: string; readonly temporaryDirectory: string },
): ReportPlace {
  const path = resolve(workspace, text);
  const roots = [workspace, temporaryDirectory, homedir()].map((root) => resolve(root));
  const root = roots.find((directory) => isBelow(path, directory));
  if (root !== undefined && !text.includes('\0')) return { path, root };
  throw new MooringError(
    'config_input_invalid',
    `input ${input}: must be below the workspace, RUNNER_TEMP or the home directory`,
  );
}

/**
 * Writes a file atomically, from a text or its parts. Throws `config_file_invalid` if the file or a directory above it is a symbolic
 * link, through which a pull request could redirect the write, and `config_file_unreadable` if writing fails.
 */
export async function writeWholeFile(
  { path, root }: ReportPlace,
  text: string | Iterable<string>,
): Promise<void> {
  try {
    await requireNoLink(path, root);
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, text);
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw new MooringError('config_file_unreadable', `could not write ${path}`, {
      cause,
      hint: 'Check that the directory exists and that this user can write to it.',
    });
  }
}

/**
 * Removes the file of an earlier run, if it exists. Ignores directories and paths behind a link, where no run
 * has written. Throws `config_file_unreadable`.
 */
export async function removeFile({ path, root }: ReportPlace): Promise<void> {
  try {
    const isOurs = (await findLink(path, root)) === undefined && (await lstat(path)).isFile();
    if (isOurs) await unlink(path);
  } catch (cause) {
    if (isNothing(cause)) return;
    throw new MooringError('config_file_unreadable', `could not remove ${path}`, {
      cause,
      hint: 'Check that this user can write to its directory.',
    });
  }
}

function isBelow(path: string, directory: string): boolean {
  const route = relative(directory, path);
  return route !== '' && route.split(sep)[0] !== '..' && !isAbsolute(route);
}

async function requireNoLink(path: string, root: string): Promise<void> {
  const link = await findLink(path, root);
  if (link === undefined) return;
  throw new MooringError('config_file_invalid', `${link} is a symbolic link; nothing was written`, {
    hint: 'Remove the link from the repository, or use another path.',
  });
}

/**
 * Returns the first link below the root. The root itself can be behind links: it is not part of the checkout.
 */
async function findLink(path: string, root: string): Promise<string | undefined> {
  const names = relative(root, path).split(sep);
  for (const index of names.keys()) {
    const place = join(root, ...names.slice(0, index + 1));
    // oxlint-disable-next-line no-await-in-loop -- each directory is in the previous one
    if (await isLink(place)) return place;
  }
  return undefined;
}

async function isLink(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isSymbolicLink();
  } catch (error) {
    if (isNothing(error)) return false;
    throw error;
  }
}

/** True if the path does not exist, or a parent is a file. */
function isNothing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errnoOf(error));
}
