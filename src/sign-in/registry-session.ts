import type { Call } from '../api/client/transport/call.ts';
import { registryAudience } from '../api/client/transport/endpoints.ts';
import type { ExchangedToken } from '../api/client/platform/token-exchange.ts';
import { MooringError } from '../values/errors.ts';
import { Secret } from '../values/secret.ts';
import { exchangeForAudiences } from './sign-in.ts';
import type { SignInOptions } from './sign-in.ts';
import { readChallenges, requireTrustedRealm } from '../api/client/registry/challenge.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';

/** A platform token that the registry accepted, and one of another audience if requested. */
export interface RegistrySession {
  readonly registry: ExchangedToken;
  readonly other: ExchangedToken | undefined;
}

export interface RegistrySessionOptions extends SignInOptions {
  readonly call: Call<'mintIdToken' | 'exchangeToken' | 'checkRegistryAccess' | 'getRegistryToken'>;
  /** Another audience to sign in to; undefined if there is none. */
  readonly otherAudience: string | undefined;
}

/**
 * Signs in and verifies it: the registry must name a trusted token endpoint, which must accept the credentials. Nothing
 * is written before that. Throws the codes of the sign-in, `auth_untrusted_realm`, and `auth_rejected` or
 * `auth_forbidden` if the registry rejects the token.
 */
export async function openRegistrySession(options: RegistrySessionOptions): Promise<RegistrySession> {
  const { call, endpoints, onSecret, otherAudience } = options;
  const audiences = [registryAudience(endpoints), ...(otherAudience === undefined ? [] : [otherAudience])];
  const [service, [registry, other]] = await Promise.all([
    fetchTokenService(call, endpoints),
    exchangeForAudiences(audiences, options),
  ]);
  if (registry === undefined) throw new MooringError('internal_bug', 'an audience is missing');
  const { value } = await call('getRegistryToken', `sign in to the registry ${endpoints.registry}`, {
    query: { service },
    credential: registry.token,
  });
  for (const text of [value.token, value.access_token, value.refresh_token]) {
    if (text !== undefined) onSecret(new Secret(text));
  }
  return { registry, other };
}

/**
 * Fetches the name that the token endpoint of the registry expects, undefined if there is none. Programs that read the
 * docker config send the credentials to the realm of this challenge: throws `auth_untrusted_realm` unless it is on the
 * host of the registry or of the configured token endpoint.
 */
async function fetchTokenService(
  call: Call<'checkRegistryAccess'>,
  { registry, registryUrl, tokenUrl }: Endpoints,
): Promise<string | undefined> {
  const { response } = await call('checkRegistryAccess', 'fetch the token endpoint of the registry', {
    answers: [401],
  });
  if (response.status !== 401) return undefined;
  const hosts = new Set([registryUrl, tokenUrl].map((url) => new URL(url).host));
  const challenges = readChallenges(response.headers['www-authenticate'] ?? '');
  const bearers = challenges.filter(({ scheme }) => scheme === 'bearer');
  for (const { parameters } of bearers) {
    const realm = parameters['realm'];
    if (realm === undefined) continue;
    requireTrustedRealm(realm, { registry, isTokenHost: ({ host }) => hosts.has(host) });
  }
  return bearers[0]?.parameters['service'];
}
