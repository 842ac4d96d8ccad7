import { canonicalReference } from '../../values/image-reference.ts';
import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { outcomeOfTrust } from '../../signatures/decide/trust-outcomes.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import { trustRemedy } from '../../signatures/decide/trust-text.ts';
import { NO_IMAGE } from '../../sbom/decide/image-packages.ts';
import type { Evidence, RunAccess } from './evidence.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { Observation, Weight } from './finding.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observeBadSignature } from '../rules/bad-signature.ts';
import { observeNotChecked, observeNotVerified } from '../rules/not-checked.ts';
import { observeUnsigned } from '../rules/unsigned.ts';
import { observeWrongSigner } from '../rules/wrong-signer.ts';

interface SignatureGiven {
  readonly evidence: Pick<Evidence, 'signatures'>;
  readonly signatures: SignatureMode;
  readonly registry: string;
}

/**
 * Reports the build of a use if its signature is not verified, as the table says (signing-rules.md#consequences). The build of
 * a tag can be another one than at the time of the base.
 */
export function observeSignature(
  use: ImageUse,
  given: SignatureGiven & { readonly access: RunAccess; readonly evidence: Pick<Evidence, 'packages'> },
): readonly Observation[] {
  const key = canonicalReference(use.reference);
  const trust = given.evidence.signatures.get(key);
  // A digest that the registry does not have is a finding already.
  const isGone = trust?.kind === 'unsigned' && isAbsent(given.evidence.packages.get(key));
  if (trust === undefined || given.signatures === 'off' || isGone) return [];
  const outcome = outcomeOfTrust(trust, historicImage(use.reference, given.registry) !== undefined);
  const consequence = outcome.check[given.signatures];
  // `report` has one note for all images of an organization.
  if (consequence !== 'fails' && consequence !== 'warning') return [];
  const weight = consequence === 'fails' ? 'blocking' : 'warning';
  const found = observeTrust(use, trust, { ...given, weight });
  return use.reference.digest === undefined ? found.map((one) => ({ ...one, isOfMovingTag: true })) : found;
}

function observeTrust(
  use: ImageUse,
  trust: BuildTrust,
  {
    access,
    registry,
    weight,
  }: Pick<SignatureGiven, 'registry'> & { readonly access: RunAccess; readonly weight: Weight },
): readonly Observation[] {
  switch (trust.kind) {
    case 'verified':
      return [];
    case 'unsigned':
      return [observeUnsigned(use, trust, { registry, weight })];
    case 'wrong-signer':
      return [observeWrongSigner(use, trust, { registry, weight })];
    case 'bad-signature':
    case 'signed-as-other':
      return [observeBadSignature(use, trust, weight)];
    case 'not-verifiable':
    case 'no-known-signer':
      return [observeNotVerified(use, trust, weight)];
    case 'not-checked': {
      const found = observeNotChecked(use, 'signature', { ...trust, kind: 'unknown' }, access);
      return [weight === 'warning' ? { ...found, weight } : found];
    }
  }
}

function isAbsent(packages: Fetched<ImagePackages> | undefined): boolean {
  return packages?.kind === 'known' && packages.value.source === 'name' && packages.value.reason === NO_IMAGE;
}

/** Returns a note per organization whose signers are not known, unless `require` makes them findings. */
export function notesOnSigners(
  uses: readonly ImageUse[],
  { evidence, registry, signatures }: SignatureGiven,
): readonly string[] {
  if (signatures !== 'report') return [];
  const images = new Map(uses.map(({ reference }) => [canonicalReference(reference), reference]));
  const unknown = [...images].flatMap(([key, reference]) => {
    const trust = evidence.signatures.get(key);
    const historic = historicImage(reference, registry);
    return historic === undefined || trust?.kind !== 'no-known-signer' ? [] : [{ ...historic, trust }];
  });
  return [...Map.groupBy(unknown, ({ organization }) => organization)].flatMap(([organization, group]) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const words = others.length === 0 ? 'its signature was' : 'their signatures were';
    return `No trusted signer is known for ${count(group.length, 'image')} of ${printable(organization, 100)}; ${words} not verified. ${trustRemedy(first.trust)}`;
  });
}
