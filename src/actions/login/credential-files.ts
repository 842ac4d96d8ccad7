import { dirname, join } from 'node:path';

import {
  changeCredentialFile,
  fingerprint,
  readCredentialFile,
  refuseLinks,
} from '../../adapters/files/docker-config-file.ts';
import { linkEntries, writePrivateFile } from '../../adapters/files/private-directory.ts';
import { keysBelow, readCredentialText, readStore } from '../../domain/docker-config/credential-text.ts';
import { logIn } from '../../domain/docker-config/log-in.ts';
import type { Login } from '../../domain/docker-config/log-in.ts';
import type { Runner } from '../../ports/runner.ts';
import { containersPlace, dockerPlace, usualContainersPlace } from './places.ts';
import type { CredentialPlace } from './places.ts';

/** A credential file to write to: its place, and for one of an isolated login the text that it begins with. */
export interface PreparedFile extends CredentialPlace {
  readonly copied?: string | undefined;
}

/** Which files a login writes, and what later steps have to be told to find them. */
export interface PreparedFiles {
  readonly files: readonly PreparedFile[];
  readonly variables: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Finds the files of this job, and reads them, before anything is asked: one that cannot be written to in the end must
 * not cost a token. `folder` is where an isolated login keeps its own, and undefined for the job's. Throws
 * `config_file_invalid` and `config_file_unreadable`.
 */
export async function prepareFiles(
  variables: Variables,
  {
    folder,
    host,
    runner,
  }: { readonly folder: string | undefined; readonly host: string; readonly runner: Runner },
): Promise<PreparedFiles> {
  const docker = dockerPlace(variables);
  const dockerText = await readChecked(docker, folder === undefined);
  const store = readStore(dockerText ?? '{}');
  const containers =
    containersPlace(variables) ?? (store === undefined ? undefined : usualContainersPlace(variables));
  const containersText =
    containers === undefined ? undefined : await readChecked(containers, folder === undefined);
  warn({ host, store, containersText, variables, runner });
  if (folder === undefined) {
    const places = [docker, ...(containers === undefined ? [] : [containers])];
    return { files: places, variables: {} };
  }
  const own = join(folder, 'docker');
  await linkEntries(dirname(docker.path), own, /^config\.json|\.mooring/);
  const [config, auth] = [join(own, 'config.json'), join(own, 'auth.json')];
  const forDocker: PreparedFile = { path: config, readBy: 'docker', copied: dockerText };
  if (containers === undefined) return { files: [forDocker], variables: { DOCKER_CONFIG: own } };
  return {
    files: [forDocker, { path: auth, readBy: 'containers', copied: containersText }],
    variables: { DOCKER_CONFIG: own, REGISTRY_AUTH_FILE: auth },
  };
}

/** Writes the login to every file. */
export async function writeLogin(
  files: readonly PreparedFile[],
  login: Omit<Login, 'readBy'>,
): Promise<void> {
  for (const { path, readBy, copied } of files) {
    // oxlint-disable no-await-in-loop -- a failure has to leave as few files changed as it can
    if (copied !== undefined) await writePrivateFile(path, copied);
    await changeCredentialFile(path, (file) => logIn(file, { ...login, readBy }, fingerprint));
    // oxlint-enable no-await-in-loop
  }
}

async function readChecked(place: CredentialPlace, isChanged: boolean): Promise<string | undefined> {
  if (isChanged) await refuseLinks(place.path);
  const { text } = await readCredentialFile(place.path);
  return text === undefined ? undefined : readCredentialText(text, place.path);
}

/** What makes programs of this job look elsewhere than where the login is written. */
function warn({
  host,
  store,
  containersText,
  variables,
  runner,
}: {
  readonly host: string;
  readonly store: string | undefined;
  readonly containersText: string | undefined;
  readonly variables: Variables;
  readonly runner: Runner;
}): void {
  if ((variables['DOCKER_AUTH_CONFIG'] ?? '') !== '') {
    runner.warning(
      'DOCKER_AUTH_CONFIG is set: docker takes credentials from that variable before any file, this login included. Unset it for the steps that pull.',
    );
  }
  if (store !== undefined) {
    runner.warning(
      `The docker config names the credential store ${JSON.stringify(store)}. Docker, buildx and crane take this login all the same; programs that ask the store alone (helm, oras) need \`refresh: true\`.`,
    );
  }
  const below = keysBelow(containersText ?? '{}', host);
  if (below.length > 0) {
    runner.warning(
      `podman and skopeo have credentials of their own for ${below.join(', ')}, which they prefer.`,
    );
  }
}
