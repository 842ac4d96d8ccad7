import { FlattenedSign } from 'jose';

import type { SigningKey } from '../tokens/signing-key.ts';

/** The header that carries the signature of an event. */
export const SIGNATURE_HEADER = 'x-jws-signature';

/**
 * The signature of a body as a JWS whose payload is left out, since it is the body itself (RFC 7515, appendix F). A
 * subscription has no secret of its own, so it is the key of the platform's issuer that signs.
 */
export async function signEvent(body: string, key: SigningKey): Promise<string> {
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: key.algorithm, kid: key.kid })
    .sign(key.privateKey);
  return `${signed.protected ?? ''}..${signed.signature}`;
}
