import { canonicalReference } from '../../values/image-reference.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';

/** An image of another registry than `registry`: it has no tag history. */
export function observeOtherRegistry(use: ImageUse, registry: string): Observation {
  return observed(use, {
    rule: 'other-registry',
    weight: 'blocking',
    title: `Image is not hosted on ${registry}`,
    message: `${canonicalReference(use.reference)} is hosted on ${use.reference.host}, which has no tag history; it was not checked.`,
    remedy: `Use the same image from ${registry}, if available.`,
  });
}
