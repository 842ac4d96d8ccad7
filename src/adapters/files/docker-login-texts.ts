import { readFile } from 'node:fs/promises';

import { errnoOf, MooringError } from '../../domain/errors.ts';
import { dockerConfigPath } from './docker-config-place.ts';

/** A place where docker keeps logins, and what stands there. */
export interface DockerConfigText {
  /** For messages: a path, or the name of a variable. */
  readonly place: string;
  readonly text: string;
}

/**
 * Docker's logins: those of the variable DOCKER_AUTH_CONFIG, then those of `config.json` in DOCKER_CONFIG or `~/.docker`;
 * a place that is not there is left out. Throws `config_file_unreadable`.
 */
export async function readDockerConfigs(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<readonly DockerConfigText[]> {
  const inVariable = variables['DOCKER_AUTH_CONFIG'] ?? '';
  const place = dockerConfigPath(variables);
  const text = await readIfThere(place);
  return [
    ...(inVariable === '' ? [] : [{ place: 'DOCKER_AUTH_CONFIG', text: inVariable }]),
    ...(text === undefined ? [] : [{ place, text }]),
  ];
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = errnoOf(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new MooringError('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
  }
}
