import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';

/** The private keys of the platform's issuer and of the embedded OIDC endpoint, as plain data. */
export interface SigningKeys {
  readonly platform: JWK;
  readonly github: JWK;
}

/** A key in use. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** What others need to verify with it. */
  readonly publicJwk: JWK;
}

export const SIGNING_ALGORITHM = 'RS256';

/** Two new RSA keys of 2048 bits. */
export async function generateSigningKeys(): Promise<SigningKeys> {
  const [platform, github] = await Promise.all([generateJwk(), generateJwk()]);
  return { platform, github };
}

async function generateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: SIGNING_ALGORITHM, kid: await calculateJwkThumbprint(jwk) };
}

/** Makes a private key usable. Throws for anything that is not an RSA key made by `generateSigningKeys`. */
export async function loadSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kty, n, e, kid } = jwk;
  if (kty !== 'RSA' || n === undefined || e === undefined || kid === undefined)
    throw new Error('not a signing key');
  const publicJwk: JWK = { kty, n, e, kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  return { kid, privateKey: await importKey(jwk), publicKey: await importKey(publicJwk), publicJwk };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('a symmetric key cannot sign tokens');
  return key;
}

/** The signature of bytes outside a token: RSASSA-PKCS1-v1_5 with SHA-256, the same for the same bytes. */
export async function signBytes(bytes: Uint8Array, key: SigningKey): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key.privateKey, new Uint8Array(bytes)));
}
