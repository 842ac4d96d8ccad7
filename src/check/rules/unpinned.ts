import type { Build } from '../../values/tag-history.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';

/** A use without a digest. */
export function observeUnpinned(use: ImageUse, newest: Build | undefined): Observation {
  return observed(use, {
    rule: 'unpinned',
    weight: 'blocking',
    title: 'Image is not pinned',
    message: `${canonicalReference(use.reference)} is a mutable tag and can point to a different image tomorrow.`,
    remedy: pinRemedy(use, newest),
  });
}

/** The remedy for a use without a digest: the digest of the newest build, if known. */
export function pinRemedy(use: ImageUse, newest: Build | undefined): string {
  if (newest === undefined) return 'Pin it to a digest.';
  return `Pin it to ${canonicalReference(use.reference)}@${newest.digest}.`;
}
