import { assertionAudience, registryAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { Call } from '../api/client/transport/call.ts';
import { exchangeToken, mintIdToken } from '../api/client/platform/token-exchange.ts';
import type { ExchangedToken, MintedToken } from '../api/client/platform/token-exchange.ts';
import type { IdTokenClaims } from '../values/id-token.ts';
import { MooringError } from '../values/errors.ts';
import type { ClaimMatch } from './claim-doctor/claim-match.ts';
import type { Instant } from '../values/instant.ts';
import type { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import { diagnose } from './claim-doctor/diagnose.ts';
import { renderDiagnosis } from './claim-doctor/render.ts';

/**
 * Who a signed-in run is, with one token per audience: a token for one is refused by the other
 * (service-rules.md#audiences).
 */
export interface Session {
  readonly apiToken: Secret;
  readonly registryToken: Secret;
  /** The platform's own time of the sign-in, UTC; undefined if it returned none. */
  readonly serverTime: Instant | undefined;
}

export interface SignInOptions {
  readonly call: Call<'mintIdToken' | 'exchangeToken'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly endpoints: Endpoints;
  readonly identity: string;
  /** The claim match of the identity if it is known, to explain why it rejects a token. */
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
 * Signs in with the workflow's own OIDC token: one mint, one exchange per audience; returns the tokens in that order. A
 * job's token is valid for five minutes: if it expired during retries of the exchange, requests a new one, once. Throws
 * the `auth_*` and `platform_*` codes of the client; a rejection lists the claims of the token, which must match.
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
    if (!isRejected(error) || !hasExpired(minted, lived)) throw explain(error, minted.claims, options);
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

/** By GitHub's own clock: that of the runner can be minutes off. */
function hasExpired({ claims, serverTime }: MintedToken, livedMs: number): boolean {
  if (claims.expiresAt === undefined || serverTime === undefined) return false;
  return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
}

function isRejected(error: unknown): boolean {
  return error instanceof MooringError && error.code === 'auth_rejected';
}

/** Adds to the error of a rejected exchange the differences between token and identity, and the fix (sign-in-rules.md#claim-mismatches). */
function explain(error: unknown, claims: IdTokenClaims, options: SignInOptions): unknown {
  if (!(error instanceof MooringError)) return error;
  if (error.code === 'platform_not_found') {
    return new MooringError('auth_unknown_identity', error.message, { cause: error });
  }
  if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden') return error;
  const { identity, claimMatch, endpoints } = options;
  const diagnosis = diagnose(claims, claimMatch, assertionAudience(endpoints));
  const lines = renderDiagnosis(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
  return new MooringError('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
}
