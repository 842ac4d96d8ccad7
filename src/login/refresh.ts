import { quoteShell } from '../text/shell-quoting.ts';
import { dirname, join, resolve } from 'node:path';

import { writePrivateFile } from '../io/files/private-directory.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';
import type { Secret } from '../values/secret.ts';
import { formatCachedToken, HELPER_FILES, HELPER_VARIABLE } from './credential-helper/files.ts';
import { PLACE_DEFAULTS } from '../runner/service-inputs.ts';

/** Options of the credential helper of a job. */
export interface RefreshOptions {
  readonly directory: string;
  readonly endpoints: Endpoints;
  readonly identity: string;
  /** The first token, and when it expires by this machine's clock, in milliseconds. */
  readonly token: Secret;
  readonly endsAt: number;
}

/**
 * Installs a program `docker-credential-mooring` (`helperName`) that signs in again when the token has expired: a shell
 * script that starts this action's own launcher with the current Node.js, since PATH may have none. Returns the directory
 * that must be on PATH.
 */
export async function installHelper(options: RefreshOptions): Promise<string> {
  const { directory, endpoints, identity, token, endsAt } = options;
  const launcher = resolve(dirname(process.argv[1] ?? ''), 'docker-credential-mooring');
  await writePrivateFile(join(directory, HELPER_FILES.config), JSON.stringify({ ...endpoints, identity }));
  await writePrivateFile(join(directory, HELPER_FILES.token), formatCachedToken(token, endsAt));
  const words = [process.execPath, launcher].map(quoteShell).join(' ');
  const lines = ['#!/bin/sh', `${HELPER_VARIABLE}=${quoteShell(directory)} exec ${words} "$@"`, ''];
  const program = join(directory, 'bin', `docker-credential-${helperName(endpoints)}`);
  await writePrivateFile(program, lines.join('\n'), { executable: true });
  return dirname(program);
}

/**
 * Returns the name of this registry's helper in a docker config. Two registries of one job have different names, since
 * only the first program of a name on PATH ever runs.
 */
export function helperName({ registry }: Pick<Endpoints, 'registry'>): string {
  if (registry === PLACE_DEFAULTS.registry) return 'mooring';
  return `mooring-${registry.replaceAll(/[^a-z0-9.-]/g, '-')}`;
}

/** Throws `config_input_invalid` if this platform cannot run the helper. */
export function requireShell(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new MooringError('config_input_invalid', 'input refresh: not supported on Windows', {
    hint: 'Remove `refresh`, and log in again before steps that run more than an hour later.',
  });
}
