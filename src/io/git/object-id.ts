import { createHash } from 'node:crypto';

/** Returns the ID that git gives a content, by the algorithm of another ID. */
export function objectId(bytes: Uint8Array, { length }: string): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}
