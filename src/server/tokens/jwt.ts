import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';

import type { Instant } from '../../domain/instant.ts';
import { SIGNING_ALGORITHM } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';

/** The claims of a token, by name. */
export type JwtClaims = JWTPayload;

/** What came of reading a token: its claims, or why it is none of this issuer's, or none any more. */
export type JwtReading =
  | { readonly kind: 'valid'; readonly claims: JwtClaims }
  | { readonly kind: 'invalid'; readonly why: string };

/** The claims as a signed token, with the certificate of the key where one is given. Times are seconds since 1970. */
export async function signJwt(
  claims: JwtClaims,
  key: SigningKey,
  { certificate }: { readonly certificate?: Uint8Array } = {},
): Promise<string> {
  const x5c = certificate === undefined ? {} : { x5c: [Buffer.from(certificate).toString('base64')] };
  const header = { alg: SIGNING_ALGORITHM, typ: 'JWT', kid: key.kid, ...x5c };
  return new SignJWT(claims).setProtectedHeader(header).sign(key.privateKey);
}

/** Verifies signature, issuer and times; without any leeway, as there is only one clock. Audiences are up to the caller. */
export async function readJwt(
  token: string,
  expected: { readonly key: SigningKey; readonly issuer: string; readonly now: Instant },
): Promise<JwtReading> {
  try {
    const { payload } = await jwtVerify(token, expected.key.publicKey, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: expected.issuer,
      currentDate: new Date(expected.now),
      requiredClaims: ['sub', 'aud', 'exp'],
    });
    return { kind: 'valid', claims: payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { kind: 'invalid', why: error.message };
    throw error;
  }
}

/** The audiences that a token names: one or several (RFC 7519). */
export function audiencesOf(claims: JwtClaims): readonly string[] {
  const { aud } = claims;
  if (aud === undefined) return [];
  return typeof aud === 'string' ? [aud] : aud;
}

/** Whole seconds since 1970, as JWTs count. */
export function toSeconds(instant: Instant): number {
  return Math.floor(instant / 1000);
}
