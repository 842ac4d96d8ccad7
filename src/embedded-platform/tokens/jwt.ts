import { errors, jwtVerify, SignJWT } from 'jose';
import type { X509Certificate } from '@peculiar/x509';
import type { JWTPayload } from 'jose';

import type { Instant } from '../../values/instant.ts';
import type { Clock } from '../../values/clock.ts';
import type { SigningKey } from './signing-key.ts';

/** The claims of a token, by name. */
export type JwtClaims = JWTPayload;

/** Result of reading a token: its claims, or why it is invalid. */
export type JwtReading =
  | { readonly kind: 'valid'; readonly claims: JwtClaims }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Returns the claims as a signed token, with the certificate of the key if one is given. Times are seconds since 1970.
 */
export async function signJwt(
  claims: JwtClaims,
  key: SigningKey,
  { certificate }: { readonly certificate?: X509Certificate } = {},
): Promise<string> {
  const x5c = certificate === undefined ? {} : { x5c: [certificate.toString('base64')] };
  const header = { alg: key.algorithm, typ: 'JWT', kid: key.kid, ...x5c };
  return new SignJWT(claims).setProtectedHeader(header).sign(key.privateKey);
}

/** Expected issuer and key of a token, and the clock for its times. */
export interface ExpectedJwt {
  readonly key: SigningKey;
  readonly issuer: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** Maximum number of cached tokens, all of them valid; a job has one per image and sends it repeatedly. */
const MAX_CACHED = 1_000;

/**
 * Creates a reader of tokens, which verifies signature, issuer and times without leeway, as there is only one clock.
 * Callers check audiences. For a token that was verified before only the times are checked.
 */
export function createJwtReader(expected: ExpectedJwt): (token: string) => Promise<JwtReading> {
  const known = new Map<string, Extract<JwtReading, { kind: 'valid' }>>();
  return async (token) => {
    const before = known.get(token);
    if (before !== undefined && isInTime(before.claims, expected.clock.now())) return before;
    const reading = await verifyJwt(token, expected);
    // Anybody can send tokens that are rejected, as many and as large as they like.
    if (reading.kind === 'invalid') return reading;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(token, reading);
    return reading;
  };
}

function isInTime({ exp = 0, nbf = 0 }: JwtClaims, now: Instant): boolean {
  return nbf <= toSeconds(now) && toSeconds(now) < exp;
}

async function verifyJwt(token: string, { key, issuer, clock }: ExpectedJwt): Promise<JwtReading> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [key.algorithm],
      issuer,
      currentDate: new Date(clock.now()),
      requiredClaims: ['sub', 'aud', 'exp'],
    });
    return { kind: 'valid', claims: payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { kind: 'invalid', reason: error.message };
    throw error;
  }
}

/** Returns the audiences that a token names: one or several (RFC 7519). */
export function audiencesOf(claims: JwtClaims): readonly string[] {
  const { aud } = claims;
  if (aud === undefined) return [];
  return typeof aud === 'string' ? [aud] : aud;
}

/** Whole seconds since 1970, as JWTs count. */
export function toSeconds(time: Instant): number {
  return Math.floor(time / 1000);
}
