import { lstat, mkdir, unlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

import { errnoOf, MooringError } from '../../domain/errors.ts';
import { replaceFile } from './replace-file.ts';

/** A file that an input names: below one of the folders that belong to the run, by the names alone. */
export interface ReportPlace {
  readonly path: string;
  /** Whoever made this folder made the run; what is below it may come from a pull request. */
  readonly root: string;
}

/**
 * The place of a file that an input names, relative to the workspace. Throws `config_input_invalid` for one that lies
 * neither below the workspace nor below the temporary folder of the runner or the home (hardening.md row 15).
 */
export function reportPlace(
  input: string,
  text: string,
  { workspace, temporaryFolder }: { readonly workspace: string; readonly temporaryFolder: string },
): ReportPlace {
  const path = resolve(workspace, text);
  const roots = [workspace, temporaryFolder, homedir()].map((root) => resolve(root));
  const root = roots.find((folder) => isBelow(path, folder));
  if (root !== undefined && !text.includes('\0')) return { path, root };
  throw new MooringError(
    'config_input_invalid',
    `input ${input}: must lie in the workspace, in RUNNER_TEMP or in the home of the runner`,
  );
}

/**
 * Writes a file whole or not at all: beside its place first, then renamed. A checkout can hold links: one on the way to
 * the file, or in its place, would have it written where a pull request wants it. Throws `config_file_invalid` for such a
 * place, and `config_file_unreadable`.
 */
export async function writeWholeFile({ path, root }: ReportPlace, text: string): Promise<void> {
  try {
    await requireNoLink(path, root);
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, text);
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw new MooringError('config_file_unreadable', `could not write ${path}`, {
      cause,
      hint: 'Check that the folder exists and that this user may write to it.',
    });
  }
}

/**
 * Removes the file that an earlier run wrote, where there is one. Behind a link, and in place of a folder, there is none:
 * nothing was ever written there. Throws `config_file_unreadable`.
 */
export async function removeFile({ path, root }: ReportPlace): Promise<void> {
  try {
    const isOurs = (await findLink(path, root)) === undefined && (await lstat(path)).isFile();
    if (isOurs) await unlink(path);
  } catch (cause) {
    if (isNothing(cause)) return;
    throw new MooringError('config_file_unreadable', `could not remove ${path}`, {
      cause,
      hint: 'Check that this user may change the folder that it lies in.',
    });
  }
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way.split(sep)[0] !== '..' && !isAbsolute(way);
}

async function requireNoLink(path: string, root: string): Promise<void> {
  const link = await findLink(path, root);
  if (link === undefined) return;
  throw new MooringError('config_file_invalid', `${link} is a symbolic link: nothing is written there`, {
    hint: 'Remove the link from the repository, or name another place.',
  });
}

/** The first link on the way from the root. The root itself may be reached by links: it is not the checkout's. */
async function findLink(path: string, root: string): Promise<string | undefined> {
  const names = relative(root, path).split(sep);
  for (const index of names.keys()) {
    const place = join(root, ...names.slice(0, index + 1));
    // oxlint-disable-next-line no-await-in-loop -- each folder lies in the one before
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

/** There is no such file, or a file where a folder should be. */
function isNothing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errnoOf(error));
}
