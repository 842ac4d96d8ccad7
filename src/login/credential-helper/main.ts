import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';

import { MooringError } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import { readEndpoints } from '../../api/client/transport/endpoints.ts';
import { HELPER_FILES, HELPER_VARIABLE } from './files.ts';
import type { HelperConfig } from './files.ts';
import { parseJson } from '../../text/parse-json.ts';
import { withUnhandledErrors } from '../../runner/unhandled-errors.ts';

/** The text at which clients of the protocol pull anonymously (docker/docker-credential-helpers, `errors.go`). */
const NOT_FOUND = 'credentials not found in native keychain';

/**
 * Runs the credential helper that docker, podman and others start as `docker-credential-mooring`: an action as the only
 * argument, a server on standard input, the response on standard output (docker/docker-credential-helpers). Exit status
 * 1 with one line of text is a failure. A secret is never an argument.
 */
export async function runCredentialHelper(): Promise<void> {
  process.exitCode = 1;
  try {
    process.stdout.write(await withUnhandledErrors(() => answer(process.argv[2] ?? '')));
    process.exitCode = 0;
  } catch (error) {
    process.stdout.write(`${printable(describe(error), 1_000)}\n`);
  }
}

/** Clients recognize "not found" by its exact text: nothing can precede it. */
function describe(error: unknown): string {
  if (error instanceof MooringError) return `${error.message}. ${error.hint}`;
  return error instanceof Error ? error.message : String(error);
}

async function answer(action: string): Promise<string> {
  const config = await readConfig(process.env[HELPER_VARIABLE] ?? '');
  switch (action) {
    case 'get':
      return get(config, (await readAll(process.stdin)).trim());
    case 'list':
      return `${JSON.stringify({ [config.endpoints.registry]: '_token' })}\n`;
    case 'erase':
      await rm(join(config.directory, HELPER_FILES.token), { force: true });
      return '';
    case 'store':
      throw refuse('does not store credentials', 'Log in to this registry without `refresh`.');
    default:
      throw refuse(
        `unknown action "${action}": expected get, list or erase`,
        'Programs call this helper; there is no need to run it.',
      );
  }
}

async function get(config: HelperConfig, server: string): Promise<string> {
  const { registry } = config.endpoints;
  if (hostOf(server) !== registry) throw new Error(NOT_FOUND);
  const { freshToken } = await import('./fresh-token.ts');
  const token = await freshToken(config);
  return `${JSON.stringify({ ServerURL: server, Username: '_token', Secret: token.reveal() })}\n`;
}

/** Clients pass a server as a host or as a URL. */
function hostOf(server: string): string {
  return server.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

async function readConfig(directory: string): Promise<HelperConfig> {
  const text = await readFile(join(directory, HELPER_FILES.config), 'utf8').catch(() => '');
  const parsed = parseJson(text);
  if (directory === '' || typeof parsed !== 'object' || parsed === null) throw uninstalled();
  const fields = new Map<string, unknown>(Object.entries(parsed));
  const field = (name: string): string => {
    const value = fields.get(name);
    if (typeof value !== 'string') throw uninstalled();
    return value;
  };
  const endpoints = readEndpoints({
    apiUrl: field('apiUrl'),
    issuerUrl: field('issuerUrl'),
    tokenUrl: field('tokenUrl'),
    registryUrl: field('registryUrl'),
    registry: field('registry'),
  });
  return { directory, endpoints, identity: field('identity') };
}

function uninstalled(): MooringError {
  return refuse('is not configured', 'Run the login action with `refresh: true` before this step.');
}

function refuse(reason: string, hint: string): MooringError {
  return new MooringError('config_usage_invalid', `docker-credential-mooring: ${reason}`, { hint });
}
