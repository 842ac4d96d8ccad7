import { homedir } from 'node:os';
import nodePath from 'node:path';
import type { PlatformPath } from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

/** How a machine writes paths, and where its user is at home. */
export interface Machine {
  readonly path: PlatformPath;
  readonly homedir: () => string;
}

/** The machine that this runs on. */
export const HERE: Machine = { path: nodePath, homedir };

/**
 * The user's home. HOME may be unset or empty on runners that are services. On Windows it is something that shells make
 * up, and docker asks the system instead (Go, `os.UserHomeDir`).
 */
export function homeOf(variables: Variables, { path, homedir: ofUser }: Machine = HERE): string {
  return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
}

/**
 * The file with docker's settings: in DOCKER_CONFIG, else in `~/.docker`. A variable that is set and empty counts as not
 * set, as docker's own command line takes it.
 */
export function dockerConfigPath(variables: Variables, machine = HERE): string {
  const { path } = machine;
  const folder = variables['DOCKER_CONFIG'] || path.join(homeOf(variables, machine), '.docker');
  return path.resolve(folder, 'config.json');
}
