import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';

import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import { readEndpoints } from '../../client/transport/endpoints.ts';
import { HELPER_FILES, HELPER_VARIABLE } from './files.ts';
import type { HelperSettings } from './files.ts';
import { parseJson } from '../../domain/text/parse-json.ts';

/** What a client of the protocol understands as "ask as nobody" (docker/docker-credential-helpers, `errors.go`). */
const NOT_FOUND = 'credentials not found in native keychain';

/**
 * The credential helper that docker, podman and the like start by the name `docker-credential-mooring`: an action as
 * the only argument, a server on standard input, the answer on standard output (docker/docker-credential-helpers).
 * Exit status 1 with one line of text is a refusal. A secret is never an argument.
 */
export async function runCredentialHelper(): Promise<void> {
  process.exitCode = 1;
  try {
    process.stdout.write(await answer(process.argv[2] ?? ''));
    process.exitCode = 0;
  } catch (error) {
    process.stdout.write(`${printable(describe(error), 1_000)}\n`);
  }
}

/** A client knows "nothing found" by its exact text: nothing may stand before it. */
function describe(error: unknown): string {
  if (error instanceof MooringError) return `${error.message}. ${error.hint}`;
  return error instanceof Error ? error.message : String(error);
}

async function answer(action: string): Promise<string> {
  const settings = await readSettings(process.env[HELPER_VARIABLE] ?? '');
  switch (action) {
    case 'get':
      return get(settings, (await readAll(process.stdin)).trim());
    case 'list':
      return `${JSON.stringify({ [settings.endpoints.registry]: '_token' })}\n`;
    case 'erase':
      await rm(join(settings.folder, HELPER_FILES.token), { force: true });
      return '';
    case 'store':
      throw refuse('it keeps no credentials of others', 'Log in to this registry without `refresh`.');
    default:
      throw refuse(`it knows get, list and erase, not "${action}"`, 'Programs call it; there is no need to.');
  }
}

async function get(settings: HelperSettings, server: string): Promise<string> {
  const { registry } = settings.endpoints;
  if (hostOf(server) !== registry) throw new Error(NOT_FOUND);
  const { freshToken } = await import('./fresh-token.ts');
  const token = await freshToken(settings);
  return `${JSON.stringify({ ServerURL: server, Username: '_token', Secret: token.reveal() })}\n`;
}

/** A server comes as a host, or as the address of it. */
function hostOf(server: string): string {
  return server.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

async function readSettings(folder: string): Promise<HelperSettings> {
  const text = await readFile(join(folder, HELPER_FILES.settings), 'utf8').catch(() => '');
  const parsed = parseJson(text);
  if (folder === '' || typeof parsed !== 'object' || parsed === null) throw uninstalled();
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
  return { folder, endpoints, identity: field('identity') };
}

function uninstalled(): MooringError {
  return refuse('its login has ended', 'Run the login action, with `refresh: true`, before this step.');
}

function refuse(why: string, hint: string): MooringError {
  return new MooringError('config_usage_invalid', `docker-credential-mooring: ${why}`, { hint });
}
