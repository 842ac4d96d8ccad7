import type { IdTokenClaims } from '../../../values/id-token.ts';
import { readIdToken } from '../../../values/id-token.ts';
import { readPlatformToken } from '../../../values/jwt-claims.ts';
import { MooringError } from '../../../values/errors.ts';
import { formatInstant, parseInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { Secret } from '../../../values/secret.ts';
import type { Call } from '../transport/call.ts';
import type { CallOptions } from '../transport/request.ts';

/** A workflow's own OIDC token with the claims it carries. */
export interface MintedToken {
  readonly token: Secret;
  readonly claims: IdTokenClaims;
  /** GitHub's own time of the minting, UTC; undefined when it returned none. */
  readonly serverTime: Instant | undefined;
}

/** A token of the platform for one audience. */
export interface ExchangedToken {
  readonly token: Secret;
  /** Expiry by the platform's clock; undefined if neither the response nor the token contains it. */
  readonly expiresAt: Instant | undefined;
  /** The platform's own time of the exchange, UTC; undefined when it returned none. */
  readonly serverTime: Instant | undefined;
}

/**
 * Requests this job's OIDC token from GitHub with the URL and token of the runner. `core.getIDToken` is not used: after
 * a truncated response it ends the process with status 0 (architecture.md#no-false-pass). Throws `auth_*` and
 * `platform_*` codes, also if the token has another audience than requested.
 */
export async function mintIdToken(
  call: Call<'mintIdToken'>,
  from: { readonly requestUrl: URL; readonly requestToken: Secret; readonly audience: string },
): Promise<MintedToken> {
  const url = new URL(from.requestUrl);
  url.searchParams.set('audience', from.audience);
  const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
    url,
    credential: from.requestToken,
  });
  const claims = readIdToken(value.value);
  if (claims.aud !== from.audience) {
    throw new MooringError(
      'platform_unexpected_answer',
      "GitHub's OIDC token has another audience than requested",
    );
  }
  return { token: new Secret(value.value), claims, serverTime };
}

/**
 * Exchanges the workflow's token for one of the platform, for one audience (sign-in-rules.md#exchange-request). Throws
 * `auth_rejected` when the identity does not match the token, `platform_not_found` when there is no such identity,
 * `platform_unexpected_answer` when the token has expired before it came.
 */
export async function exchangeToken(
  call: Call<'exchangeToken'>,
  from: { readonly idToken: Secret; readonly identity: string; readonly audience: string },
  options?: CallOptions,
): Promise<ExchangedToken> {
  const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
    credential: from.idToken,
    body: { aud: from.audience, identity: from.identity },
    options,
  });
  const expiresAt =
    value.expiry === undefined ? readPlatformToken(value.token).expiresAt : parseInstant(value.expiry);
  if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
    throw new MooringError(
      'platform_unexpected_answer',
      `the token for identity ${from.identity} expired at ${formatInstant(expiresAt)}, before it was issued`,
    );
  }
  return { token: new Secret(value.token), expiresAt, serverTime };
}

/** Result of a refresh: a token for one audience, and the refresh token that replaces the used one. */
export interface RefreshedToken extends ExchangedToken {
  readonly refreshToken: Secret;
}

/**
 * Exchanges a refresh token for a token of the platform, for one audience (sign-in-rules.md#refresh).
 * Workloads have none: they come back with a new token of their own. Never sent twice, since the first answer
 * has used the refresh token up. Throws `auth_rejected` for one that is used up, too old or forged.
 */
export async function refreshToken(
  call: Call<'exchangeRefreshToken'>,
  from: { readonly refreshToken: Secret; readonly audience: string },
  options?: CallOptions,
): Promise<RefreshedToken> {
  const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
    credential: from.refreshToken,
    body: { aud: from.audience },
    options,
  });
  const { token, expiry } = value.token;
  return {
    token: new Secret(token),
    expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
    refreshToken: new Secret(value.refreshToken.token),
    serverTime,
  };
}
