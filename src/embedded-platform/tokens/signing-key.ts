import {
  calculateJwkThumbprint,
  CompactSign,
  compactVerify,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { CryptoKey, JWK } from 'jose';

/** The private keys of the platform's issuer, of the registry's, and of the embedded OIDC endpoint, as plain data. */
export interface SigningKeys {
  readonly platform: JWK;
  readonly registry: JWK;
  readonly github: JWK;
}

/** Signing algorithm: RSA or P-256, with SHA-256 (RFC 7518 §3.1). */
type SigningAlgorithm = 'RS256' | 'ES256';

/** A key in use. */
export interface SigningKey {
  readonly kid: string;
  readonly algorithm: SigningAlgorithm;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public key. */
  readonly publicJwk: JWK;
}

/**
 * Returns new keys: RSA of 2048 bits for the two issuers, as theirs are (sign-in-rules.md#exchange-response). The
 * registry makes a token per image, and signs with a curve, which takes a tenth of the time.
 */
export async function generateSigningKeys(): Promise<SigningKeys> {
  const [platform, registry, github] = await Promise.all([
    generateJwk('RS256'),
    generateJwk('ES256'),
    generateJwk('RS256'),
  ]);
  return { platform, registry, github };
}

async function generateJwk(algorithm: SigningAlgorithm): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: algorithm, kid: await calculateJwkThumbprint(jwk) };
}

/** Makes a private key usable. Throws for anything that is not a key made by `generateSigningKeys`. */
export async function loadSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kid } = jwk;
  const publicPart = publicPartOf(jwk);
  if (kid === undefined || publicPart === undefined) throw new Error('not a signing key');
  const algorithm = publicPart.kty === 'RSA' ? 'RS256' : 'ES256';
  const publicJwk: JWK = { ...publicPart, kid, alg: algorithm, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([
    importKey(jwk, algorithm),
    importKey(publicJwk, algorithm),
  ]);
  return { kid, algorithm, privateKey, publicKey, publicJwk };
}

/** Throws for a stored key that is none, or that signs what its public part does not verify. */
export async function proveSigningKey(jwk: JWK): Promise<void> {
  const { algorithm, privateKey, publicKey } = await loadSigningKey(jwk);
  const signing = new CompactSign(new Uint8Array()).setProtectedHeader({ alg: algorithm });
  await compactVerify(await signing.sign(privateKey), publicKey);
}

/** RFC 7518 §6: the members of a key that anybody may know; undefined for a kind that none of ours is. */
function publicPartOf({ kty, n, e, crv, x, y }: JWK): JWK | undefined {
  if (kty === 'RSA' && n !== undefined && e !== undefined) return { kty, n, e };
  return kty === 'EC' && crv === 'P-256' && x !== undefined && y !== undefined
    ? { kty, crv, x, y }
    : undefined;
}

async function importKey(jwk: JWK, algorithm: SigningAlgorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new TypeError('a symmetric key cannot sign tokens');
  return key;
}
