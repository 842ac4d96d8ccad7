import { createHash } from 'node:crypto';

import { parseDigest } from '../values/digest.ts';
import type { Digest } from '../values/digest.ts';

/** Returns the digest of bytes. Synchronous: Node's thread pool costs more than hashing a manifest. */
export function nodeDigest(bytes: Uint8Array, algorithm: 'sha256' | 'sha384' | 'sha512'): Digest {
  return parseDigest(`${algorithm}:${createHash(algorithm).update(bytes).digest('hex')}`);
}
