import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { trustReason } from '../../signatures/decide/trust-text.ts';
import type { Observation, Weight } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/** A build whose signatures are not valid, or which is signed as another image. */
export function observeBadSignature(
  use: ImageUse,
  trust: Extract<BuildTrust, { readonly kind: 'bad-signature' | 'signed-as-other' }>,
  weight: Weight,
): Observation {
  const message = `${taggedImage(use)} ${trustReason(trust)}.`;
  return trust.kind === 'bad-signature'
    ? observed(use, {
        rule: 'bad-signature',
        weight,
        title: 'Signature is not valid',
        message,
        remedy:
          'Do not use this build: pin one with a valid signature, and report this one to its publisher.',
      })
    : observed(use, {
        rule: 'bad-signature',
        weight,
        title: 'Image is signed as another image',
        message,
        remedy: 'Check which of the two images you want, and use its name.',
      });
}
