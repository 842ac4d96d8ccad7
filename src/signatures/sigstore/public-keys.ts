import { createHash, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { crypto } from '@sigstore/core';

import { decodeBase64 } from '../bundle/strict-bytes.ts';
import type { SignatureEvidence } from './evidence.ts';
import { refuse } from './refusal.ts';

/** A plain public key. */
interface PublicKey {
  readonly key: KeyObject;
  /** SubjectPublicKeyInfo. */
  readonly der: Buffer;
  /** SHA-256 of the DER, in hex. */
  readonly fingerprint: string;
}

/** White space is that of a configuration file: it can be folded. */
const PEM = /^\s*-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;

/** Reads a public key from PEM: ECDSA on P-256, Ed25519, or RSA of at least 2,048 bits. Undefined for anything else. */
function readPublicKey(pem: string): PublicKey | undefined {
  const [, body = ''] = PEM.exec(pem) ?? [];
  const bytes = decodeBase64(body.replaceAll(/\s/g, ''));
  const key = bytes && readKey(bytes);
  if (key === undefined) return undefined;
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  const isSupported =
    namedCurve === 'prime256v1' ||
    key.asymmetricKeyType === 'ed25519' ||
    (key.asymmetricKeyType === 'rsa' && modulusLength >= 2_048);
  const der = key.export({ type: 'spki', format: 'der' });
  return isSupported ? { key, der, fingerprint: createHash('sha256').update(der).digest('hex') } : undefined;
}

/** Returns the key that made a signature. Throws a refusal if none of them did. */
export function findKey(pems: readonly string[], evidence: SignatureEvidence): PublicKey {
  const keys = pems.flatMap((pem) => readPublicKey(pem) ?? []);
  if (keys.length === 0) refuse('unsupported-key', 'its public key is of a kind that Mooring does not read');
  return (
    keys.find(({ key }) => isSignedBy(evidence, key)) ??
    refuse('signature', 'no configured public key has made it for what is signed')
  );
}

/** Returns whether a key made a signature: over SHA-256, or over the bytes themselves with Ed25519. */
export function isSignedBy({ signedBytes, signature }: SignatureEvidence, key: KeyObject): boolean {
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
