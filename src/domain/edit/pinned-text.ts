import type { Digest } from '../digest.ts';

/** How a pinned reference is written: `name:tag@digest`, or `name@digest`. */
export type PinStyle = 'tag@digest' | 'digest';

/**
 * The text of a reference with the digest in it, its name spelled as it was. A missing tag is written out as `latest`,
 * for a digest alone does not say which tag it is to follow; a reference that had a digest and no tag gets none.
 */
export function pinnedText(text: string, digest: Digest, style: PinStyle): string {
  const [tagged = '', oldDigest] = text.split('@');
  const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
  const name = colon === -1 ? tagged : tagged.slice(0, colon);
  if (style === 'digest') return `${name}@${digest}`;
  const tag = colon === -1 ? '' : tagged.slice(colon);
  return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
}
