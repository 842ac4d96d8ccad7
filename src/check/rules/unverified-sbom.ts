import { formatImage } from '../../values/image-reference.ts';
import type { UnverifiedSbom } from '../../sbom/decide/image-packages.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/** The SBOM of one platform of a signed build, without a valid signature of its own. Images with the same reason have one cause. */
export function observeUnverifiedSbom(
  use: ImageUse,
  { platform, reason, isUsed }: UnverifiedSbom,
): Observation {
  const [title, remedy] = [
    'SBOM could not be verified',
    'Use a build whose SBOM is signed by a trusted signer.',
  ];
  const meaning = isUsed ? 'Its packages and their advisories are unverified.' : 'It was not used.';
  const shared = `SBOM for ${platform} could not be verified: ${reason}. ${meaning}`;
  return observed(use, {
    rule: 'unverified-sbom',
    weight: 'warning',
    subject: `${formatImage(use.reference)}|${platform}`,
    title,
    message: `${taggedImage(use)}: ${shared}`,
    remedy,
    cause: {
      kind: 'unverified-sboms',
      key: `unverified-sbom|${shared}`,
      title,
      message: `The ${shared}`,
      remedy,
    },
  });
}
