import { hash } from 'node:crypto';

import type { Descriptor } from '../../../api/registry/oci.ts';
import { parseDigest } from '../../../values/digest.ts';
import type { Digest } from '../../../values/digest.ts';

/** Something that the registry serves by its digest. */
export interface Content {
  readonly mediaType: string;
  readonly digest: Digest;
  readonly body: string | Uint8Array;
}

/** Returns the body with its digest: whatever the registry names by a digest is named by that of its bytes. */
export function toContent(mediaType: string, body: string | Uint8Array): Content {
  return { mediaType, digest: digestOf(body), body };
}

/** Returns the descriptor of the content. */
export function descriptorOf({ mediaType, digest, body }: Content): Descriptor {
  return { mediaType, digest, size: Buffer.byteLength(body) };
}

/** Returns the digest of bytes; of a text, that of its UTF-8. */
export function digestOf(body: string | Uint8Array): Digest {
  return parseDigest(`sha256:${hash('sha256', body)}`);
}
