import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import nodePath from 'node:path';
import type { PlatformPath } from 'node:path';

import { errnoOf, MooringError } from '../values/errors.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** How a machine formats paths, and the home directory of its user. */
export interface Machine {
  readonly path: PlatformPath;
  readonly homedir: () => string;
}

/** The machine that this runs on. */
export const HERE: Machine = { path: nodePath, homedir };

/**
 * Returns the user's home directory. HOME can be unset or empty on runners that are services. On Windows shells make it
 * up, and docker queries the system instead (Go, `os.UserHomeDir`).
 */
export function homeOf(variables: Variables, { path, homedir: ofUser }: Machine = HERE): string {
  return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
}

/**
 * Returns the path of the docker config: in DOCKER_CONFIG, else in `~/.docker`. An empty variable counts as unset, as
 * it does for the docker CLI.
 */
export function dockerConfigPath(variables: Variables, machine = HERE): string {
  const { path } = machine;
  const directory = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
  return path.resolve(directory, 'config.json');
}

/** The text of a docker config, and where it is from. */
export interface DockerConfigText {
  /** For messages: a path, or the name of a variable. */
  readonly place: string;
  readonly text: string;
}

/**
 * Reads the docker configs that can hold logins: the variable DOCKER_AUTH_CONFIG, then `config.json` in DOCKER_CONFIG or
 * `~/.docker`; leaves out those that do not exist. Throws `config_file_unreadable`.
 */
export async function readDockerConfigs(variables: Variables): Promise<readonly DockerConfigText[]> {
  const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
  const place = dockerConfigPath(variables);
  const text = await readIfPresent(place);
  return [
    ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
    ...(text === undefined ? [] : [{ place, text }]),
  ];
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = errnoOf(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new MooringError('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
  }
}
