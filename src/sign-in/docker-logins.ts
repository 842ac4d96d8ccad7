import { z } from 'zod';

import type { RegistryLogin } from '../api/client/oci/oci-authorization.ts';
import { MooringError } from '../values/errors.ts';
import { canonicalHost } from '../values/image-reference.ts';
import { printable } from '../text/printable.ts';
import { Secret } from '../values/secret.ts';
import type { Command, CommandOptions } from '../io/ports/command.ts';
import { parseJson } from '../text/parse-json.ts';
import { isNamed } from '../text/field-name.ts';

const Auth = object({
  /** base64 of `user:password`. */
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
});

/** Logins in docker's `config.json` (docker/cli, `configfile`); other fields are accepted. */
const DockerConfig = object({
  auths: z
    .record(z.string(), Auth)
    .nullish()
    .transform((auths) => auths ?? {}),
  credsStore: z.string().optional(),
  credHelpers: z
    .record(z.string(), z.string())
    .nullish()
    .transform((helpers) => helpers ?? {}),
});
type DockerConfig = z.infer<typeof DockerConfig>;

/** Response of a credential helper to `get` (docker/docker-credential-helpers). */
const HelperAnswer = z.object({ Username: z.string(), Secret: z.string() });

export interface DockerLoginOptions {
  /** Reads the docker configs in order of precedence; each with its place, for messages. */
  readonly readConfigs: () => Promise<readonly { readonly place: string; readonly text: string }[]>;
  /** Runs the credential helpers. */
  readonly command: Command;
  /** The directory in which they run. */
  readonly directory: string;
}

/**
 * Looks up the logins that `docker login` stored: per host from its credential helper, else from the credential store,
 * else from the file itself (docker/cli, `configfile.GetAuthConfig`). Reads the configs at the first lookup, and returns
 * undefined if docker would pull anonymously. Throws `config_file_unreadable` and `config_file_invalid`, also for a helper
 * that cannot be run: docker does not pull anonymously in these cases either.
 */
export function createDockerLogins(
  options: DockerLoginOptions,
): (host: string) => Promise<RegistryLogin | undefined> {
  let configs: Promise<readonly DockerConfig[]> | undefined;
  const known = new Map<string, Promise<RegistryLogin | undefined>>();

  async function find(host: string): Promise<RegistryLogin | undefined> {
    configs ??= readAll(options);
    for (const config of await configs) {
      // oxlint-disable-next-line no-await-in-loop -- the next config counts only if this one has no login
      const login = await findIn(config, host, options);
      if (login !== undefined) return login;
    }
    return undefined;
  }

  return (host) => {
    const login = known.get(host) ?? find(host);
    known.set(host, login);
    return login;
  };
}

async function readAll({ readConfigs }: DockerLoginOptions): Promise<readonly DockerConfig[]> {
  return (await readConfigs()).map(({ place, text }) => {
    const parsed = DockerConfig.safeParse(readConfig(text));
    if (parsed.success) return parsed.data;
    throw new MooringError('config_file_invalid', `${place} is not a valid docker config`, {
      hint: 'Fix or remove it; `docker login` writes a new one.',
    });
  });
}

/** Docker accepts an empty file; a byte order mark is what some editors add. */
function readConfig(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '');
  return bare.trim() === '' ? {} : parseJson(bare);
}

/** Docker Hub still has the key of the first version of the API. */
const HUB_NAMES: readonly string[] = ['https://index.docker.io/v1/', 'index.docker.io', 'docker.io'];

async function findIn(
  { auths, credHelpers, credsStore }: DockerConfig,
  host: string,
  options: DockerLoginOptions,
): Promise<RegistryLogin | undefined> {
  const names = host === 'docker.io' ? HUB_NAMES : [host];
  const named = Object.keys(credHelpers).find(
    (key) => names.includes(key) || names.includes(canonicalHost(key)),
  );
  const helper = named === undefined ? credsStore : credHelpers[named];
  if (helper !== undefined && helper !== '') return queryHelper(helper, named ?? names[0] ?? host, options);
  const key = Object.keys(auths).find(
    (one) => names.includes(one) || names.includes(canonicalHost(hostOfKey(one))),
  );
  const auth = key === undefined ? undefined : auths[key];
  if (auth === undefined) return undefined;
  if (auth.identitytoken !== undefined && auth.identitytoken !== '') return identityToken(auth.identitytoken);
  return passwordLogin(decodeAuth(auth.auth) ?? { username: auth.username, password: auth.password });
}

/** Old files have URLs as keys: `https://ghcr.io/v1/`. Hosts match exactly, however they are spelled. */
function hostOfKey(key: string): string {
  return key.replace(/^https?:\/\//, '').replace(/\/.*$/s, '');
}

function decodeAuth(auth = ''): { readonly username: string; readonly password: string } | undefined {
  if (auth === '') return undefined;
  const text = decodeBase64(auth);
  const colon = text.indexOf(':');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch (cause) {
    throw new MooringError('config_file_invalid', 'a login in the docker config is not valid base64', {
      cause,
    });
  }
}

/** The name of a helper: letters, digits and a few signs, no path. */
const HELPER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The output of a helper that has no login (docker-credential-helpers, `credentials.ErrNotFound`). */
const NOT_FOUND = /credentials not found/i;

/** Milliseconds of a helper: it can prompt its user (architecture.md#every-wait-ends). */
const HELPER_MS = 90_000;

async function queryHelper(
  name: string,
  server: string,
  { command, directory }: DockerLoginOptions,
): Promise<RegistryLogin | undefined> {
  const program = `docker-credential-${name}`;
  if (!HELPER.test(name)) throw helperFailed(program, 'has an invalid name');
  const { exitCode, stdout } = await run(command, program, {
    directory,
    input: `${server}\n`,
    timeoutMs: HELPER_MS,
  });
  const text = new TextDecoder().decode(stdout);
  if (exitCode !== 0 && NOT_FOUND.test(text)) return undefined;
  if (exitCode === undefined) throw helperFailed(program, `returned nothing within ${HELPER_MS / 1_000} s`);
  if (exitCode !== 0) throw helperFailed(program, `exited with status ${exitCode}`);
  const parsed = HelperAnswer.safeParse(parseJson(text));
  if (!parsed.success) throw helperFailed(program, 'returned no login');
  const { Username: username, Secret: password } = parsed.data;
  // Helpers return refresh tokens under this name (docker/cli, `credentials.tokenUsername`).
  return username === '<token>' ? identityToken(password) : passwordLogin({ username, password });
}

async function run(command: Command, program: string, options: CommandOptions): ReturnType<Command> {
  try {
    return await command(program, ['get'], options);
  } catch (cause) {
    if (cause instanceof MooringError) throw cause;
    throw helperFailed(program, 'cannot be run', cause);
  }
}

function helperFailed(program: string, reason: string, cause?: unknown): MooringError {
  return new MooringError(
    'config_file_invalid',
    `the credential helper ${printable(program, 80)} ${reason}`,
    {
      cause,
      hint: 'Install it, or remove it from `credHelpers` or `credsStore` in the docker config.',
    },
  );
}

function identityToken(token: string): RegistryLogin {
  return { kind: 'identity-token', token: new Secret(token) };
}

function passwordLogin({
  username = '',
  password = '',
}: {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}): RegistryLogin | undefined {
  if (username === '' || password === '') return undefined;
  return { kind: 'password', username, password: new Secret(password) };
}

/** An object whose fields can have names in any case, as Go programs read them. */
function object<Shape extends z.ZodRawShape>(shape: Shape): z.ZodType<z.infer<z.ZodObject<Shape>>> {
  const names = Object.keys(shape);
  const rename = (key: string): string => names.find((name) => isNamed(key, name)) ?? key;
  return z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [rename(key), one]))
        : value,
    z.object(shape),
  );
}
