import { canonicalReference } from '../../values/image-reference.ts';
import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import { trustRemedy } from '../../signatures/decide/trust-text.ts';
import { NO_IMAGE } from '../../sbom/decide/image-packages.ts';
import type { Evidence, RunAccess } from './evidence.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { Observation } from './finding.ts';
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

/** Reports the build of a use if its signature is not verified (signing-rules.md#decisions). */
export function observeSignature(
  use: ImageUse,
  {
    access,
    evidence,
    registry,
    signatures,
  }: SignatureGiven & { readonly access: RunAccess; readonly evidence: Pick<Evidence, 'packages'> },
): readonly Observation[] {
  const trust = evidence.signatures.get(canonicalReference(use.reference));
  const weight = signatures === 'require' ? 'blocking' : 'warning';
  switch (trust?.kind) {
    case undefined:
    case 'verified':
      return [];
    case 'unsigned':
      // A digest that the registry does not have is a finding already.
      if (isAbsent(evidence.packages.get(canonicalReference(use.reference)))) return [];
      return [observeUnsigned(use, trust, { registry, weight })];
    case 'wrong-signer':
      return [observeWrongSigner(use, trust, registry)];
    case 'bad-signature':
    case 'signed-as-other':
      return [observeBadSignature(use, trust)];
    case 'not-verifiable':
      return [observeNotVerified(use, trust, weight)];
    case 'no-known-signer':
      // An image of another registry needs no signer, and `report` has one note for all images of an organization.
      return signatures === 'require' && historicImage(use.reference, registry) !== undefined
        ? [observeNotVerified(use, trust, weight)]
        : [];
    case 'not-checked': {
      const found = observeNotChecked(use, 'signature', { ...trust, kind: 'unknown' }, access);
      const isDenied = trust.problem.code.startsWith('auth_');
      return [isDenied && signatures === 'report' ? { ...found, weight: 'warning' } : found];
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
