import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';

import type { StaticKeys } from '../../api/iam/relationship.ts';
import { parseInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { parseJson } from '../../text/parse-json.ts';
import type { JwtReading } from './jwt.ts';

/** Algorithms with public keys; with a shared secret, a verifier of tokens could also issue them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const PublicKey = z
  .looseObject({ kty: z.enum(['RSA', 'EC', 'OKP'], 'has a key of a type other than RSA, EC and OKP') })
  .refine((key) => key['d'] === undefined, 'has a private key; list public keys only');

const PublicKeySet = z.object(
  { keys: z.array(PublicKey).min(1, 'has no keys') },
  'is not a JSON Web Key Set as text',
);

/** Returns why a key set is invalid; undefined if it is valid (RFC 7517 §5). */
export function findKeySetFault(text: string): string | undefined {
  const parsed = PublicKeySet.safeParse(parseJson(text));
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'is not a key set');
}

/** Verifies a token with the keys of an identity: signature, issuer, subject and times. Audiences are up to the caller. */
export async function readStaticToken(token: string, keys: StaticKeys, now: Instant): Promise<JwtReading> {
  if (keys.expirationTime !== undefined && now >= parseInstant(keys.expirationTime)) {
    return { kind: 'invalid', reason: 'the keys of the identity have expired' };
  }
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(readKeySet(keys.issuerKeys)), {
      algorithms: ALGORITHMS,
      issuer: keys.issuer,
      subject: keys.subject,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'aud', 'exp'],
    });
    return { kind: 'valid', claims: payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { kind: 'invalid', reason: error.message };
    throw error;
  }
}

function readKeySet(text: string): JSONWebKeySet {
  const { keys } = PublicKeySet.parse(parseJson(text));
  return { keys };
}
