import { createHash, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { crypto } from '@sigstore/core';

import { decodePem } from '../../contract/signing/strict-bytes.ts';
import type { Evidence } from './evidence.ts';
import { refuse } from './refusal.ts';

/** A plain public key. */
export interface PublicKey {
  readonly key: KeyObject;
  /** SubjectPublicKeyInfo. */
  readonly der: Buffer;
  /** SHA-256 of the DER, in hex. */
  readonly fingerprint: string;
}

/** Reads a public key from PEM: ECDSA on P-256, Ed25519, or RSA of at least 2,048 bits. Undefined for anything else. */
export function readPublicKey(pem: string): PublicKey | undefined {
  const der = decodePem(pem, 'PUBLIC KEY');
  const key = der && readKey(der);
  if (der === undefined || key === undefined) return undefined;
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  const isSupported =
    namedCurve === 'prime256v1' ||
    key.asymmetricKeyType === 'ed25519' ||
    (key.asymmetricKeyType === 'rsa' && modulusLength >= 2_048);
  return isSupported ? { key, der, fingerprint: createHash('sha256').update(der).digest('hex') } : undefined;
}

/** Returns the key that made a signature. Throws a refusal if none of them did. */
export function findKey(pems: readonly string[], evidence: Evidence): PublicKey {
  const keys = pems.flatMap((pem) => readPublicKey(pem) ?? []);
  if (keys.length === 0) refuse('unsupported-key', 'its public key is of a kind that Mooring does not read');
  return (
    keys.find(({ key }) => isSignedBy(evidence, key)) ??
    refuse('signature', 'no configured public key has made it for what is signed')
  );
}

/** Returns whether a key made a signature: over SHA-256, or over the bytes themselves with Ed25519. */
export function isSignedBy({ signedBytes, signature }: Evidence, key: KeyObject): boolean {
  return crypto.verify(
    signedBytes,
    key,
    signature,
    key.asymmetricKeyType === 'ed25519' ? undefined : 'sha256',
  );
}

/** Undefined for DER that is no key. */
function readKey(der: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}
