import { formatImage } from '../../values/image-reference.ts';
import { printable } from '../../text/printable.ts';
import type { Observation } from '../decide/finding.ts';
import type { GatePolicies } from '../../config/policy/gate-policy.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import { listText } from '../../text/plural.ts';

/** The number of globs to list, and the longest of each in UTF-16 units. */
const MOST_GLOBS = { count: 5, length: 80 };

/** An image that matches none of the globs in `allowed-images`. */
export function observeNotAllowed(use: ImageUse, { allowedImages }: GatePolicies): Observation {
  const image = formatImage(use.reference);
  const globs = listText(allowedImages, MOST_GLOBS.count, (glob) => printable(glob, MOST_GLOBS.length));
  return observed(use, {
    rule: 'not-allowed',
    weight: 'blocking',
    subject: image,
    title: 'Image is not allowed',
    message: `${image} does not match \`allowed-images\` in .github/mooring.yml: ${globs}.`,
    remedy: 'Use an allowed image, or add this one to `allowed-images`.',
  });
}
