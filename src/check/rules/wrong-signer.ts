import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import type { Signer, TrustedSigner } from '../../signatures/decide/signer.ts';
import { isServiceSigner, PUBLIC_SIGNER } from '../../signatures/decide/service-identity.ts';
import { isTrusted } from '../../signatures/decide/signer.ts';
import { trustReason, trustRemedy } from '../../signatures/decide/trust-text.ts';
import { formatImage } from '../../values/image-reference.ts';
import type { Observation, SignerFacts, SignersFacts, Weight } from '../decide/finding.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed, taggedImage } from '../decide/observation.ts';

/** A build signed by another signer than the trusted ones, with the entry that would trust the first signer found. */
export function observeWrongSigner(
  use: ImageUse,
  trust: Extract<BuildTrust, { readonly kind: 'wrong-signer' }>,
  { registry, weight }: { readonly registry: string; readonly weight: Weight },
): Observation {
  const { signer } = trust.announced ?? trust.found[0];
  const changed = trust.announced === undefined ? undefined : 'Signers of the organization have changed';
  const mixUp = mixUpOf(use, signer, registry);
  return observed(use, {
    rule: 'wrong-signer',
    weight,
    message: `${taggedImage(use)} ${trustReason(trust)}.`,
    title: mixUp?.title ?? changed ?? 'Image is signed by another signer',
    remedy: mixUp?.remedy ?? trustRemedy(trust),
    signers: {
      ...(mixUp === undefined ? entryOf(formatImage(use.reference), signer) : {}),
      found: trust.found.map((one) => signerFacts(one.signer)),
      expected: trust.expected.map(signerFacts),
    },
  });
}

/** The words for a signer of the other half of the registry: of the public images, or of an organization's. */
function mixUpOf(
  { reference }: ImageUse,
  signer: Signer,
  registry: string,
): Pick<Observation, 'title' | 'remedy'> | undefined {
  const historic = historicImage(reference, registry);
  if (historic === undefined) return undefined;
  const { name, organization } = historic;
  const isPublic = organization === PUBLIC_ORGANIZATION;
  const publicImage = `${registry}/${PUBLIC_ORGANIZATION}/${name}`;
  if (!isPublic && isTrusted(signer, [PUBLIC_SIGNER]))
    return {
      title: 'Image is signed by the signer of the public images',
      remedy: `Use ${publicImage}, or a build that ${organization} signed.`,
    };
  if (isPublic && isServiceSigner(signer, undefined))
    return {
      title: 'Image is signed by the signer of an organization',
      remedy: `Use the image of that organization, or a build of ${publicImage} with the expected signer.`,
    };
  return undefined;
}

/** The entry that would trust a signer; none for a key, which is not known by its fingerprint, or for odd characters. */
function entryOf(image: string, signer: Signer): Pick<SignersFacts, 'entry'> {
  if (signer.kind === 'key') return {};
  const { identity, issuer } = signer;
  return [image, issuer, identity].every((text) => PLAIN.test(text))
    ? { entry: { image, issuer, identity } }
    : {};
}

/** A scalar that needs no quotes in YAML, and shows nothing but what it is. */
const PLAIN = /^[a-z][\w./:@%+~-]+$/i;

/** Returns a signer as a report has it. */
function signerFacts(signer: Signer | TrustedSigner): SignerFacts {
  switch (signer.kind) {
    case 'key':
      return { signer: `sha256:${signer.fingerprint}` };
    case 'keyless':
      return { signer: signer.identity, issuer: signer.issuer };
    case 'pattern':
      return { signer: signer.pattern, issuer: signer.issuer };
  }
}
