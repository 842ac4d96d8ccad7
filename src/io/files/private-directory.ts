import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { MooringError } from '../../values/errors.ts';
import { replaceFile } from './replace-file.ts';

const PREFIX = 'mooring-login-';

/** Creates a directory that only its owner can read, in the runner's temporary one. Throws `config_file_unreadable`. */
export async function makePrivateDirectory(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(resolve(parent), PREFIX));
  } catch (cause) {
    throw new MooringError('config_file_unreadable', `could not create a directory in ${parent}`, {
      cause,
      hint: 'Check RUNNER_TEMP: it must be a directory that this user can write to.',
    });
  }
}

/** Removes a directory that `makePrivateDirectory` created in this parent, if it exists; refuses any other path. */
export async function removePrivateDirectory(directory: string, parent: string): Promise<void> {
  if (dirname(directory) !== resolve(parent) || !basename(directory).startsWith(PREFIX)) {
    throw new MooringError('internal_bug', 'the directory to remove does not belong to a login');
  }
  await rm(directory, { recursive: true, force: true });
}

/** Writes a file atomically, readable by its owner only, and executable by it if requested. */
export async function writePrivateFile(
  path: string,
  text: string,
  { executable = false }: { readonly executable?: boolean } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await replaceFile(path, text, { mode: executable ? 0o700 : 0o600 });
}

/** Links every entry of one directory except these into another: docker's plugins, contexts and builders. */
export async function linkEntries(from: string, to: string, except: RegExp): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = await readdir(from).catch(() => []);
  const wanted = names.filter((name) => !except.test(name));
  await Promise.all(wanted.map((name) => symlink(join(from, name), join(to, name), 'junction')));
}
