import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { changeCredentialFile, fingerprint, readCredentialFile, refuseLinks } from './docker-config-file.ts';
import { dockerConfigPath, HERE, homeOf } from '../sign-in/docker-config-location.ts';
import { linkEntries, writePrivateFile } from '../io/files/private-directory.ts';
import type { Runner } from '../runner/runner.ts';
import { addLogin, inspectCredentialFile } from './add-login.ts';
import type { CredentialFileFacts, Login } from './add-login.ts';

/** The path of a credential file, and which programs read it. */
export interface CredentialLocation {
  readonly path: string;
  readonly readBy: Login['readBy'];
}

/** A credential file to write; for an isolated login with the text that it starts with. */
interface PreparedFile extends CredentialLocation {
  readonly copied?: string | undefined;
}

/** The files that a login writes, and the variables with which later steps find them. */
export interface PreparedFiles {
  readonly files: readonly PreparedFile[];
  readonly variables: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Finds and reads the files of this job before the first request: a file that cannot be written must not cost a token.
 * `directory` is where an isolated login keeps its own files, and undefined for the job's. Throws `config_file_invalid`
 * and `config_file_unreadable`.
 */
export async function prepareFiles(
  variables: Variables,
  {
    directory,
    host,
    runner,
  }: { readonly directory: string | undefined; readonly host: string; readonly runner: Runner },
): Promise<PreparedFiles> {
  const inspect = (location: CredentialLocation): Promise<CredentialFileFacts | undefined> =>
    inspectFile(location, host, directory === undefined);
  const docker = findDockerConfig(variables);
  const dockerFacts = await inspect(docker);
  const store = dockerFacts?.store;
  const containers =
    findContainersAuth(variables) ?? (store === undefined ? undefined : defaultContainersAuth(variables));
  const containersFacts = containers === undefined ? undefined : await inspect(containers);
  warnOfOtherCredentials({ store, keysBelow: containersFacts?.keysBelow ?? [] }, variables, runner);
  if (directory === undefined) {
    return { files: [docker, ...(containers === undefined ? [] : [containers])], variables: {} };
  }
  const ownDirectory = join(directory, 'docker');
  await linkEntries(dirname(docker.path), ownDirectory, /^config\.json|\.mooring/);
  const [config, auth] = [join(ownDirectory, 'config.json'), join(ownDirectory, 'auth.json')];
  const forDocker: PreparedFile = { path: config, readBy: 'docker', copied: dockerFacts?.text };
  if (containers === undefined) return { files: [forDocker], variables: { DOCKER_CONFIG: ownDirectory } };
  return {
    files: [forDocker, { path: auth, readBy: 'containers', copied: containersFacts?.text }],
    variables: { DOCKER_CONFIG: ownDirectory, REGISTRY_AUTH_FILE: auth },
  };
}

/** Writes the login to every file. */
export async function writeLogin(
  files: readonly PreparedFile[],
  login: Omit<Login, 'readBy'>,
): Promise<void> {
  for (const { path, readBy, copied } of files) {
    // oxlint-disable no-await-in-loop -- a failure must leave as few files changed as possible
    if (copied !== undefined) await writePrivateFile(path, copied);
    await changeCredentialFile(path, (file) => addLogin(file, { ...login, readBy }, fingerprint));
    // oxlint-enable no-await-in-loop
  }
}

/** Returns the file that docker, buildx, crane, helm and oras read. */
export function findDockerConfig(variables: Variables, machine = HERE): CredentialLocation {
  return { path: dockerConfigPath(variables, machine), readBy: 'docker' };
}

/**
 * Returns the file that podman, buildah and skopeo read before docker's (containers-auth.json(5)), if they would:
 * REGISTRY_AUTH_FILE names it, it exists, or it belongs to a session. Otherwise they read docker's.
 */
function findContainersAuth(variables: Variables): CredentialLocation | undefined {
  const location = (path: string): CredentialLocation => ({
    path: HERE.path.resolve(path),
    readBy: 'containers',
  });
  const named = variables['REGISTRY_AUTH_FILE'] ?? '';
  if (named !== '') return location(named);
  const session = variables['XDG_RUNTIME_DIR'] ?? '';
  if (session !== '' && existsSync(session)) {
    return location(HERE.path.join(session, 'containers', 'auth.json'));
  }
  const uid = process.getuid?.();
  const defaults = [
    ...(uid === undefined ? [] : [`/run/containers/${uid}/auth.json`]),
    defaultContainersAuth(variables).path,
  ];
  const existing = defaults.find((path) => existsSync(path));
  return existing === undefined ? undefined : location(existing);
}

/** Returns the default file of podman, buildah and skopeo that no other program reads. */
export function defaultContainersAuth(variables: Variables, machine = HERE): CredentialLocation {
  const { path } = machine;
  const config = variables['XDG_CONFIG_HOME'] || path.join(homeOf(variables, machine), '.config');
  return { path: path.resolve(config, 'containers', 'auth.json'), readBy: 'containers' };
}

async function inspectFile(
  { path }: CredentialLocation,
  host: string,
  isChanged: boolean,
): Promise<CredentialFileFacts | undefined> {
  if (isChanged) await refuseLinks(path);
  const { text } = await readCredentialFile(path);
  return text === undefined ? undefined : inspectCredentialFile(text, path, host);
}

/** Warns of whatever makes programs of this job use other credentials than those of this login. */
function warnOfOtherCredentials(
  { store, keysBelow }: Pick<CredentialFileFacts, 'store' | 'keysBelow'>,
  variables: Variables,
  runner: Runner,
): void {
  if ((variables['DOCKER_AUTH_CONFIG'] ?? '') !== '') {
    runner.warning(
      'DOCKER_AUTH_CONFIG is set and overrides every credential file, including this login. Unset it for the steps that pull.',
    );
  }
  if (store !== undefined) {
    runner.warning(
      `The docker config sets the credential store ${JSON.stringify(store)}. docker, buildx and crane still use this login; programs that read only the store (helm, oras) need \`refresh: true\`.`,
    );
  }
  if (keysBelow.length > 0) {
    runner.warning(
      `podman and skopeo have credentials for ${keysBelow.join(', ')}, which override this login there.`,
    );
  }
}
