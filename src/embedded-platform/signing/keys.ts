import { createPublicKey, hkdfSync } from 'node:crypto';

import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384 } from '@noble/curves/nist.js';

export type KeyKind = 'P-256' | 'P-384' | 'Ed25519';

/** A key pair whose signatures are the same for the same bytes. */
export interface DerivedKey {
  readonly kind: KeyKind;
  /** The public key as DER (SubjectPublicKeyInfo). */
  readonly spki: Uint8Array;
  /**
   * Signs: ECDSA with the hash of the curve's size, as DER, with the nonce of RFC 6979; or Ed25519 (RFC 8032).
   */
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Derives the key pair of a purpose from a secret (RFC 5869), so that a platform that keeps the secret has the same keys
 * after every start.
 */
export function deriveKey(seed: Uint8Array, purpose: string, kind: KeyKind = 'P-256'): DerivedKey {
  const material = deriveBytes(seed, `${kind} key: ${purpose}`, MATERIAL_LENGTHS[kind]);
  if (kind === 'Ed25519') {
    const { secretKey, publicKey } = ed25519.keygen(material);
    const jwk = { kty: 'OKP', crv: kind, x: base64url(publicKey) };
    return { kind, spki: toSpki(jwk), sign: (bytes) => ed25519.sign(bytes, secretKey) };
  }
  const curve = kind === 'P-256' ? p256 : p384;
  const { secretKey } = curve.keygen(material);
  const point = curve.getPublicKey(secretKey, false).subarray(1);
  const half = point.length / 2;
  const jwk = {
    kty: 'EC',
    crv: kind,
    x: base64url(point.subarray(0, half)),
    y: base64url(point.subarray(half)),
  };
  return { kind, spki: toSpki(jwk), sign: (bytes) => curve.sign(bytes, secretKey, { format: 'der' }) };
}

/** Bytes from which a key is made without bias (FIPS 186-5 A.2.1). */
const MATERIAL_LENGTHS: Readonly<Record<KeyKind, number>> = { 'P-256': 48, 'P-384': 72, Ed25519: 32 };

/** Derives bytes from a secret; others for each purpose. */
export function deriveBytes(seed: Uint8Array, purpose: string, length: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', seed, '', purpose, length));
}

function toSpki(jwk: Readonly<Record<string, string>>): Uint8Array {
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' });
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
