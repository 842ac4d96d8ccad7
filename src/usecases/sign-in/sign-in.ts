import { assertionAudience, registryAudience } from '../../client/transport/endpoints.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import type { Call } from '../../client/transport/call.ts';
import { exchangeToken, mintIdToken } from '../../client/platform/token-exchange.ts';
import type { ExchangedToken, MintedToken } from '../../client/platform/token-exchange.ts';
import type { IdTokenClaims } from '../../domain/id-token.ts';
import { MooringError } from '../../domain/errors.ts';
import type { ClaimMatch } from '../../domain/identity/claim-match.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import { explainRefusal } from './explain-refusal.ts';

/**
 * Who a signed-in run is, with one token per audience: a token for one is refused by the other
 * (service-rules.md#audiences).
 */
export interface Session {
  readonly apiToken: Secret;
  readonly registryToken: Secret;
  /** The platform's own time of the sign-in, UTC; undefined when it told none. */
  readonly serverTime: Instant | undefined;
}

export interface SignInOptions {
  readonly call: Call<'mintIdToken' | 'exchangeToken'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly endpoints: Endpoints;
  readonly identity: string;
  /** The claim match of the identity where it is known, to tell why the identity refuses a token. */
  readonly claimMatch?: ClaimMatch | undefined;
  readonly requestUrl: URL;
  readonly requestToken: Secret;
  /** Called with every token in the statement after its birth, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}

/** Signs in to the platform's API and to its registry. Throws what `exchangeForAudiences` throws. */
export async function signIn(options: SignInOptions): Promise<Session> {
  const { endpoints } = options;
  const [api, registry] = await exchangeForAudiences(
    [endpoints.apiUrl, registryAudience(endpoints)],
    options,
  );
  if (api === undefined || registry === undefined)
    throw new MooringError('internal_bug', 'an audience is missing');
  return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
}

/**
 * Signs in by the workflow's own OIDC token: one mint, one exchange per audience; the tokens come in their order. A
 * job's token lives for five minutes: when it ended while the exchange was tried again and again, a new one is asked
 * for, once. Throws the `auth_*` and `platform_*` codes of the client; a refused identity comes with the claims of the
 * token, which are what has to match.
 */
export async function exchangeForAudiences(
  audiences: readonly string[],
  options: SignInOptions,
): Promise<readonly ExchangedToken[]> {
  const minted = await mint(options);
  const mintedAt = options.clock.now();
  try {
    return await exchange(minted, audiences, options);
  } catch (error) {
    const lived = options.clock.now() - mintedAt;
    if (!isRejected(error) || !hasEnded(minted, lived)) throw explain(error, minted.claims, options);
  }
  const again = await mint(options);
  try {
    return await exchange(again, audiences, options);
  } catch (error) {
    throw explain(error, again.claims, options);
  }
}

async function mint({
  call,
  endpoints,
  requestUrl,
  requestToken,
  onSecret,
}: SignInOptions): Promise<MintedToken> {
  const audience = assertionAudience(endpoints);
  const minted = await mintIdToken(call, { requestUrl, requestToken, audience });
  onSecret(minted.token);
  return minted;
}

async function exchange(
  { token }: MintedToken,
  audiences: readonly string[],
  { call, identity, onSecret }: SignInOptions,
): Promise<readonly ExchangedToken[]> {
  return Promise.all(
    audiences.map(async (audience) => {
      const exchanged = await exchangeToken(call, { idToken: token, identity, audience });
      onSecret(exchanged.token);
      return exchanged;
    }),
  );
}

/**
 * Milliseconds before its end from which on a refusal may be due to that end
 * (sign-in-rules.md#fresh-oidc-token).
 */
const MARGIN_MS = 30_000;

/** By GitHub's own clock: that of the runner may be minutes off. */
function hasEnded({ claims, serverTime }: MintedToken, livedMs: number): boolean {
  if (claims.expiresAt === undefined || serverTime === undefined) return false;
  return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
}

function isRejected(error: unknown): boolean {
  return error instanceof MooringError && error.code === 'auth_rejected';
}

/** A refusal is told together with the claims that were refused, and with the fix. */
function explain(error: unknown, claims: IdTokenClaims, options: SignInOptions): unknown {
  const { identity, claimMatch, endpoints } = options;
  const defaultAudience = assertionAudience(endpoints);
  return explainRefusal(error, { claims, identity, claimMatch, endpoints, defaultAudience });
}
