import { createHash } from 'node:crypto';

import { parseDigest } from '../domain/digest.ts';
import type { Digest } from '../domain/digest.ts';

/** The digest of bytes, at once: a job of Node's thread pool costs more than the hash of a manifest. */
export function nodeDigest(bytes: Uint8Array, algorithm: 'sha256' | 'sha384' | 'sha512'): Digest {
  return parseDigest(`${algorithm}:${createHash(algorithm).update(bytes).digest('hex')}`);
}
