import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { MooringError } from '../domain/errors.ts';

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
  const folder = variables['DOCKER_CONFIG'] ?? join(variables['HOME'] ?? homedir(), '.docker');
  const place = join(folder, 'config.json');
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
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new MooringError('config_file_unreadable', `${path} cannot be read (${code})`, { cause });
  }
}
