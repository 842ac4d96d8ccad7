import { existsSync } from 'node:fs';

import { dockerConfigPath, HERE, homeOf } from '../../adapters/files/docker-config-place.ts';
import type { Login } from '../../domain/docker-config/log-in.ts';

/** A credential file, and the family of programs that reads it. */
export interface CredentialPlace {
  readonly path: string;
  readonly readBy: Login['readBy'];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The file that docker, buildx, crane, helm and oras read. */
export function dockerPlace(variables: Variables, machine = HERE): CredentialPlace {
  return { path: dockerConfigPath(variables, machine), readBy: 'docker' };
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
  const config = variables['XDG_CONFIG_HOME'] || path.join(homeOf(variables, machine), '.config');
  return { path: path.resolve(config, 'containers', 'auth.json'), readBy: 'containers' };
}

function usualPlaces(variables: Variables): readonly string[] {
  const uid = process.getuid?.();
  return [
    ...(uid === undefined ? [] : [`/run/containers/${uid}/auth.json`]),
    usualContainersPlace(variables).path,
  ];
}
