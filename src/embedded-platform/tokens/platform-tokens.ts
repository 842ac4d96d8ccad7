import { randomUUID } from 'node:crypto';

import { toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Clock } from '../../values/clock.ts';
import { bearerClaims, readBearer } from './bearer.ts';
import type { Bearer } from './bearer.ts';
import { audiencesOf, createJwtReader, signJwt, toSeconds } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/** A platform token lives for an hour (sign-in-rules.md#exchange-response). */
const PLATFORM_TOKEN_MS = 3_600_000;

interface IssuedToken {
  readonly token: string;
  readonly expiry: Instant;
}

/** Bearer of the token, or why it is rejected. */
type PlatformTokenReading =
  | { readonly kind: 'valid'; readonly bearer: Bearer }
  /** A valid token of this platform for another audience. */
  | { readonly kind: 'other-audience' }
  | { readonly kind: 'invalid'; readonly reason: string };

/** The tokens that the platform's issuer gives to identities. */
export interface PlatformTokens {
  issue(
    bearer: Bearer,
    audiences: readonly string[],
    options?: { readonly lifetimeMs?: number },
  ): Promise<IssuedToken>;
  read(token: string, audience: string): Promise<PlatformTokenReading>;
}

/** Issues and reads platform tokens under one issuer and key. */
export function createPlatformTokens(options: {
  readonly issuer: string;
  readonly key: SigningKey;
  readonly clock: Clock;
}): PlatformTokens {
  const { issuer, key, clock } = options;
  const readJwt = createJwtReader(options);
  return {
    issue: async (bearer, audiences, { lifetimeMs = PLATFORM_TOKEN_MS } = {}) => {
      const iat = toSeconds(clock.now());
      const exp = iat + Math.floor(lifetimeMs / 1000);
      const [first = '', ...others] = audiences;
      const aud = others.length === 0 ? first : [...audiences];
      const claims = { iss: issuer, aud, ...bearerClaims(bearer), iat, exp, jti: randomUUID() };
      return { token: await signJwt(claims, key), expiry: toInstant(exp * 1000) };
    },
    read: async (token, audience) => {
      const reading = await readJwt(token);
      if (reading.kind === 'invalid') return reading;
      if (!audiencesOf(reading.claims).includes(audience)) return { kind: 'other-audience' };
      return { kind: 'valid', bearer: readBearer(reading.claims) };
    },
  };
}
