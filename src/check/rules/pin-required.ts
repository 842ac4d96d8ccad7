import type { Build } from '../../values/tag-history.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import { pinRemedy } from './unpinned.ts';

/** A use without a digest where `require-pins` is set. */
export function observeRequiredPin(use: ImageUse, newest: Build | undefined): Observation {
  return observed(use, {
    rule: 'pin-required',
    weight: 'blocking',
    title: 'Image must be pinned to a digest',
    message: `${canonicalReference(use.reference)} has no digest, and \`require-pins\` is set.`,
    remedy: pinRemedy(use, newest),
  });
}
