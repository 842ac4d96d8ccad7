import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { trustReason } from '../../signatures/decide/trust-text.ts';
import type { Observation, Weight } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/** A build without a signature; `registry` is the host that signs every build. */
export function observeUnsigned(
  use: ImageUse,
  trust: Extract<BuildTrust, { readonly kind: 'unsigned' }>,
  { registry, weight }: { readonly registry: string; readonly weight: Weight },
): Observation {
  return observed(use, {
    rule: 'unsigned',
    weight,
    title: 'Image is not signed',
    message: `${taggedImage(use)} ${trustReason(trust)}.`,
    remedy:
      use.reference.host === registry
        ? 'Use a signed build of the tag. A new build can be signed some minutes after it is pushed.'
        : 'Sign the image, or copy its signatures along with it.',
  });
}
