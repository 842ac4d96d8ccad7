import { randomUUID } from 'node:crypto';

import { toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Clock } from '../../values/clock.ts';
import type { Store } from '../store/store.ts';
import { bearerClaims, readBearer } from './bearer.ts';
import type { Bearer } from './bearer.ts';
import { audiencesOf, createJwtReader, signJwt, toSeconds } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/** A refresh token is valid for a month; how long the service's are is not documented. */
const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000;

/** Bearer of the refresh token, or why it is rejected. */
export type RefreshReading =
  | { readonly kind: 'valid'; readonly bearer: Bearer; readonly id: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Tokens that are valid for one new token each, and for nothing else. */
export interface RefreshTokens {
  issue(bearer: Bearer): Promise<{ readonly token: string; readonly expiry: Instant }>;
  /** Reads a token that has not been used. */
  read(token: string): Promise<RefreshReading>;
  /** Uses up the token with this id. Returns false if it has been used before. */
  useUp(id: string): boolean;
}

/** Issues and reads refresh tokens. Their audience is the endpoint that takes them, so that no other does. */
export function createRefreshTokens(options: {
  readonly issuer: string;
  readonly key: SigningKey;
  readonly clock: Clock;
  readonly store: Store;
}): RefreshTokens {
  const { issuer, key, clock, store } = options;
  const audience = `${issuer}/sts/exchange_refresh_token`;
  const readJwt = createJwtReader(options);
  const isUsed = (id: string): boolean => store.setting(usedSetting(id)) !== undefined;
  return {
    issue: async (bearer) => {
      const iat = toSeconds(clock.now());
      const exp = iat + REFRESH_TOKEN_MS / 1000;
      const claims = { iss: issuer, aud: audience, ...bearerClaims(bearer), iat, exp, jti: randomUUID() };
      return { token: await signJwt(claims, key), expiry: toInstant(exp * 1000) };
    },
    read: async (token) => {
      const reading = await readJwt(token);
      if (reading.kind === 'invalid') return reading;
      const { jti = '' } = reading.claims;
      if (!audiencesOf(reading.claims).includes(audience)) {
        return { kind: 'invalid', reason: 'it is not a refresh token' };
      }
      if (isUsed(jti)) return { kind: 'invalid', reason: 'it has been used before' };
      return { kind: 'valid', bearer: readBearer(reading.claims), id: jti };
    },
    useUp: (id) => {
      if (isUsed(id)) return false;
      store.setSetting(usedSetting(id), 'yes');
      return true;
    },
  };
}

/** The name of the setting that a used token leaves. */
function usedSetting(id: string): string {
  return `refresh-token-used ${id}`;
}
