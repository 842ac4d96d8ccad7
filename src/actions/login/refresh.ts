import { dirname, join, resolve } from 'node:path';

import { writePrivateFile } from '../../adapters/files/private-directory.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Secret } from '../../domain/secret.ts';
import { formatCachedToken, HELPER_FILES, HELPER_VARIABLE } from '../credential-helper/files.ts';
import { PLACE_DEFAULTS } from '../service-inputs.ts';

/** What the credential helper of a job has to know; nothing of it is secret. */
export interface RefreshOptions {
  readonly folder: string;
  readonly endpoints: Endpoints;
  readonly identity: string;
  /** The token to begin with, and when it ends by this machine's clock, in milliseconds. */
  readonly token: Secret;
  readonly endsAt: number;
}

/**
 * Puts a program `docker-credential-mooring` (`helperName`) into the folder, which signs in again when the token has ended: a few
 * lines of shell that start this action's own launcher with the Node that runs it, since there may be none on PATH.
 * Gives the folder that has to be on PATH. Throws `config_input_invalid` on Windows, which has no such shell.
 */
export async function installHelper(options: RefreshOptions): Promise<string> {
  const { folder, endpoints, identity, token, endsAt } = options;
  const launcher = resolve(dirname(process.argv[1] ?? ''), 'docker-credential-mooring');
  await writePrivateFile(join(folder, HELPER_FILES.settings), JSON.stringify({ ...endpoints, identity }));
  await writePrivateFile(join(folder, HELPER_FILES.token), formatCachedToken(token, endsAt));
  const words = [process.execPath, launcher].map(quote).join(' ');
  const lines = ['#!/bin/sh', `${HELPER_VARIABLE}=${quote(folder)} exec ${words} "$@"`, ''];
  const program = join(folder, 'bin', `docker-credential-${helperName(endpoints)}`);
  await writePrivateFile(program, lines.join('\n'), { executable: true });
  return dirname(program);
}

/**
 * What a docker config calls the helper of this registry. Of two registries of one job each has a name of its own, since
 * on PATH only the first program of a name is ever run; and two jobs of one home agree on it.
 */
export function helperName({ registry }: Pick<Endpoints, 'registry'>): string {
  if (registry === PLACE_DEFAULTS.registry) return 'mooring';
  return `mooring-${registry.replaceAll(/[^a-z0-9.-]/g, '-')}`;
}

/** Throws `config_input_invalid` where a helper cannot be run. */
export function requireShell(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new MooringError('config_input_invalid', 'input refresh: is not there for Windows', {
    hint: 'Leave `refresh` out, and sign in again before the steps that come later than an hour.',
  });
}

/** One word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
