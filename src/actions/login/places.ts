import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import nodePath from 'node:path';
import type { PlatformPath } from 'node:path';

import type { Login } from '../../domain/docker-config/log-in.ts';

/** A credential file, and the family of programs that reads it. */
export interface CredentialPlace {
  readonly path: string;
  readonly readBy: Login['readBy'];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** How a machine writes paths, and where its user is at home. */
export interface Machine {
  readonly path: PlatformPath;
  readonly homedir: () => string;
}

const HERE: Machine = { path: nodePath, homedir };

/** The file that docker, buildx, crane, helm and oras read. */
export function dockerPlace(variables: Variables, machine = HERE): CredentialPlace {
  const { path } = machine;
  const folder = variables['DOCKER_CONFIG'] || path.join(home(variables, machine), '.docker');
  return { path: path.resolve(folder, 'config.json'), readBy: 'docker' };
}

/**
 * The file that podman, buildah and skopeo read before docker's (containers-auth.json(5)), where it has a say: it was
 * asked for by REGISTRY_AUTH_FILE, is there, or belongs to a session. Elsewhere they read docker's.
 */
export function containersPlace(variables: Variables): CredentialPlace | undefined {
  const place = (path: string): CredentialPlace => ({ path: HERE.path.resolve(path), readBy: 'containers' });
  const asked = variables['REGISTRY_AUTH_FILE'] ?? '';
  if (asked !== '') return place(asked);
  const session = variables['XDG_RUNTIME_DIR'] ?? '';
  if (session !== '' && existsSync(session)) return place(HERE.path.join(session, 'containers', 'auth.json'));
  const usual = usualPlaces(variables).find((path) => existsSync(path));
  return usual === undefined ? undefined : place(usual);
}

/** Where those programs look without being told; the one that is theirs alone, for a docker config they cannot read. */
export function usualContainersPlace(variables: Variables, machine = HERE): CredentialPlace {
  const { path } = machine;
  const config = variables['XDG_CONFIG_HOME'] || path.join(home(variables, machine), '.config');
  return { path: path.resolve(config, 'containers', 'auth.json'), readBy: 'containers' };
}

function usualPlaces(variables: Variables): readonly string[] {
  const uid = process.getuid?.();
  return [
    ...(uid === undefined ? [] : [`/run/containers/${uid}/auth.json`]),
    usualContainersPlace(variables).path,
  ];
}

/**
 * HOME may be unset or empty on runners that are services. On Windows it is something that shells make up, and docker
 * asks the system instead (Go, `os.UserHomeDir`).
 */
function home(variables: Variables, { path, homedir: ofUser }: Machine): string {
  return (path.sep === '/' ? variables['HOME'] : '') || ofUser();
}
