import { parseDigest } from '../../../values/digest.ts';
import type { Digest } from '../../../values/digest.ts';
import { MooringError } from '../../../values/errors.ts';

/** The algorithms of digests that Docker reads, by their names in Web Cryptography. */
const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

/** Computes the digest of bytes. */
export type DigestOf = (bytes: Uint8Array, algorithm: keyof typeof ALGORITHMS) => Digest | Promise<Digest>;

/**
 * Returns the digest of bytes by Web Cryptography, which is everywhere and takes a turn of its own for each: who makes
 * many has a faster one (io/node-digest.ts).
 */
export async function digestOfBytes(bytes: Uint8Array, algorithm: keyof typeof ALGORITHMS): Promise<Digest> {
  const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return parseDigest(`${algorithm}:${hex}`);
}

/**
 * Returns the digest if the bytes match it. Throws `platform_unexpected_answer` if they do not. `purpose` completes
 * "could not …".
 */
export async function requireDigest(
  bytes: Uint8Array,
  digest: Digest,
  purpose: string,
  digestOf: DigestOf = digestOfBytes,
): Promise<Digest> {
  const actual = await digestOf(bytes, algorithmOf(digest));
  if (actual === digest) return digest;
  throw new MooringError(
    'platform_unexpected_answer',
    `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`,
  );
}

function algorithmOf(digest: Digest): keyof typeof ALGORITHMS {
  if (digest.startsWith('sha384:')) return 'sha384';
  return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
}
