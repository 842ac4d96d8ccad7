import { MooringError } from '../../../values/errors.ts';
import { Secret } from '../../../values/secret.ts';
import { RegistryToken } from '../../iam/token.ts';
import type { HttpResponse } from '../../http.ts';
import { readChallenges, requireTrustedRealm } from '../registry/challenge.ts';
import type { Challenge } from '../registry/challenge.ts';
import type { WrittenRequest } from '../transport/redirect.ts';
import { readJson } from '../transport/read-failure.ts';
import { sendToOtherHost } from '../transport/send-with-retry.ts';
import type { SendingOptions } from '../transport/send-with-retry.ts';
import { isLoopback } from '../transport/endpoints.ts';

/** Credentials for a registry. */
export type RegistryLogin =
  | { readonly kind: 'password'; readonly username: string; readonly password: Secret }
  /** A refresh token, which is valid for tokens alone (docker's `identitytoken`). */
  | { readonly kind: 'identity-token'; readonly token: Secret };

/** An image of any registry, as references name it: `docker.io` and `library/alpine`. */
export interface OciImage {
  readonly host: string;
  readonly path: string;
}

export interface OciAuthorizationOptions extends SendingOptions {
  /** The login for a host, as references name it; undefined if there is none. */
  readonly loginFor: (host: string) => Promise<RegistryLogin | undefined>;
  /** Hosts that registries may send their clients to for a token, beside their own. */
  readonly tokenHosts: readonly string[];
  /** Called with every token and password before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}

const TOKEN_BYTES = 1024 * 1024;

/**
 * Returns the Authorization header with which an image may be pulled, undefined if its registry requests none (OCI
 * distribution and token specifications). `challenged` is the refusal that requests it. Throws
 * `platform_unexpected_answer` for a challenge that cannot or must not be met, and what sending throws.
 */
export async function authorizationFor(
  image: OciImage,
  challenged: HttpResponse,
  options: OciAuthorizationOptions,
): Promise<Secret | undefined> {
  const challenges = readChallenges(challenged.headers['www-authenticate'] ?? '');
  const login = await options.loginFor(image.host);
  if (login?.kind === 'password') options.onSecret(login.password);
  if (login?.kind === 'identity-token') options.onSecret(login.token);
  const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
  if (bearer !== undefined) return bearerToken(image, bearer, login, options);
  const isBasic = challenges.some(({ scheme }) => scheme === 'basic');
  if (isBasic) return login?.kind === 'password' ? basic(login) : undefined;
  throw new MooringError(
    'platform_unexpected_answer',
    `${image.host} requires an authentication scheme that Mooring does not support`,
  );
}

async function bearerToken(
  image: OciImage,
  { parameters }: Challenge,
  login: RegistryLogin | undefined,
  options: OciAuthorizationOptions,
): Promise<Secret> {
  const url = requireTrustedRealm(parameters['realm'] ?? '', {
    registry: image.host,
    isTokenHost: (realm) => isTokenHost(realm, image.host, options.tokenHosts),
    hint: 'If this endpoint is right, add its host to `pin: token-hosts:` in .github/mooring.yml.',
  });
  // The scope is not the challenge's: only the right to pull this image is requested.
  const grant = { service: parameters['service'], scope: `repository:${image.path}:pull` };
  const request =
    login?.kind === 'identity-token'
      ? refreshRequest(url, grant, login.token)
      : tokenRequest(url, grant, login);
  const purpose = `get a token of ${image.host} for ${image.path}`;
  const parsed = RegistryToken.safeParse(readJson(await sendToOtherHost(request, purpose, options)));
  const text = parsed.data?.token ?? parsed.data?.access_token;
  if (text === undefined) {
    throw new MooringError(
      'platform_unexpected_answer',
      `could not ${purpose}: ${url.host} returned no token`,
    );
  }
  const token = new Secret(text);
  options.onSecret(token);
  return new Secret(`Bearer ${text}`);
}

/** Registries whose token endpoint is on a host other than theirs or a subdomain of it. */
const KNOWN_TOKEN_HOSTS: ReadonlyMap<string, string> = new Map([['registry.gitlab.com', 'gitlab.com']]);

/**
 * True if tokens of a registry can come from this URL: the registry's own host, a subdomain, or a known or configured
 * host. Hosts match exactly, with their ports; a registry on loopback can name any port there.
 */
export function isTokenHost(url: URL, registry: string, tokenHosts: readonly string[]): boolean {
  if (isLoopback(hostnameOf(registry))) return isLoopback(url.hostname);
  const allowed = [registry, KNOWN_TOKEN_HOSTS.get(registry), ...tokenHosts];
  const isAllowed = allowed.includes(url.host) || url.host.endsWith(`.${registry}`);
  return isAllowed && url.protocol === 'https:';
}

/** The name in `name:port`. */
function hostnameOf(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}

interface GrantRequest {
  readonly service: string | undefined;
  readonly scope: string;
}

function tokenRequest(
  realm: URL,
  { service, scope }: GrantRequest,
  login: Extract<RegistryLogin, { kind: 'password' }> | undefined,
): WrittenRequest {
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set('service', service);
  url.searchParams.set('scope', scope);
  return {
    method: 'GET',
    url: url.href,
    headers: {
      accept: 'application/json',
      ...(login === undefined ? {} : { authorization: basic(login).reveal() }),
    },
    maxBytes: TOKEN_BYTES,
  };
}

function refreshRequest(realm: URL, { service, scope }: GrantRequest, token: Secret): WrittenRequest {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    service: service ?? realm.host,
    client_id: 'mooring',
    scope,
    refresh_token: token.reveal(),
  });
  return {
    method: 'POST',
    url: realm.href,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    maxBytes: TOKEN_BYTES,
  };
}

function basic({ username, password }: Extract<RegistryLogin, { kind: 'password' }>): Secret {
  const bytes = new TextEncoder().encode(`${username}:${password.reveal()}`);
  return new Secret(`Basic ${btoa(String.fromCharCode(...bytes))}`);
}
