import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { MooringError } from '../../domain/errors.ts';
import { replaceFile } from './replace-file.ts';

const PREFIX = 'mooring-login-';

/** Makes a folder that only its owner may read, below the runner's temporary one. Throws `config_file_unreadable`. */
export async function makePrivateFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(resolve(parent), PREFIX));
  } catch (cause) {
    throw new MooringError('config_file_unreadable', `could not make a folder in ${parent}`, {
      cause,
      hint: 'Check RUNNER_TEMP: it has to be a folder that this user may write to.',
    });
  }
}

/** Removes what `makePrivateFolder` made in this parent, and nothing else; a folder that is gone is no failure. */
export async function removePrivateFolder(folder: string, parent: string): Promise<void> {
  if (dirname(folder) !== resolve(parent) || !basename(folder).startsWith(PREFIX)) {
    throw new MooringError('internal_bug', 'the folder to remove is none of a login');
  }
  await rm(folder, { recursive: true, force: true });
}

/** Writes a file whole, readable by its owner alone; one that is to be run gets that right too. */
export async function writePrivateFile(
  path: string,
  text: string,
  { executable = false }: { readonly executable?: boolean } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await replaceFile(path, text, { mode: executable ? 0o700 : 0o600 });
}

/** Makes everything of one folder but these files be found in another one too: docker's plugins, contexts, builders. */
export async function linkEntries(from: string, to: string, except: RegExp): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = await readdir(from).catch(() => []);
  const wanted = names.filter((name) => !except.test(name));
  await Promise.all(wanted.map((name) => symlink(join(from, name), join(to, name), 'junction')));
}
