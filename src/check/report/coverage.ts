import { missingPlatforms } from '../../sbom/decide/image-packages.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import type { Coverage } from './check-report.ts';
import type { ReportedImage } from './reported-image.ts';

/**
 * Returns how the advisories of a hosted image were matched. `needed` are the platforms of all its places, `open` the
 * advisories that are open by its known packages, null if unknown; they are unknown unless all packages are known.
 */
export function judgementOf(
  answer: Fetched<ImagePackages> | undefined,
  needed: readonly string[],
  open: readonly string[] | null,
): Required<Pick<ReportedImage, 'judgedBy' | 'openAdvisories' | 'packages'>> {
  const known = answer?.kind === 'known' ? answer.value : undefined;
  const packages = known === undefined ? null : reportedPackages(known, needed);
  const isComplete =
    packages !== null && packages.missing === undefined && packages.unrecognized === undefined;
  const isUnknown = open === null || answer?.kind === 'unknown';
  return {
    packages,
    openAdvisories: isComplete ? open : null,
    judgedBy: isUnknown ? 'none' : packages === null ? 'name' : SOURCES[packages.source],
  };
}

const SOURCES = { attestation: 'sbom', sbom: 'api' } as const;

function reportedPackages(packages: ImagePackages, needed: readonly string[]): ReportedImage['packages'] {
  if (packages.source === 'name') return null;
  const { source, platforms, unverifiedSboms = [] } = packages;
  const missing = missingPlatforms(packages, needed).map(({ platform }) => platform);
  const unverified = unverifiedSboms.filter(({ isUsed }) => isUsed).map(({ platform }) => platform);
  const unrecognized = sum(platforms.map((one) => one.unrecognized?.count ?? 0));
  return {
    source,
    count: sum(platforms.map((one) => one.packages.length)),
    platforms: platforms.map(({ platform }) => platform).sort(),
    ...(missing.length === 0 ? {} : { missing: missing.sort() }),
    ...(unrecognized === 0 ? {} : { unrecognized }),
    ...(unverified.length === 0 ? {} : { unverified: unverified.sort() }),
  };
}

/**
 * Counts what the images of a report were judged by, and their signatures unless those are `off`; an image of an earlier report
 * without that counts as not checked.
 */
export function coverageOf(
  images: readonly Pick<ReportedImage, 'judgedBy' | 'packages' | 'signature'>[],
  mode: SignatureMode,
): Coverage {
  const judged = images.flatMap(({ judgedBy, packages }) =>
    judgedBy === 'sbom' || judgedBy === 'api' ? (packages ?? []) : [],
  );
  const numberBy = (by: ReportedImage['judgedBy']): number =>
    images.filter(({ judgedBy = 'none' }) => judgedBy === by).length;
  const missing = Map.groupBy(
    judged.flatMap((one) => one.missing ?? []),
    (platform) => platform,
  );
  return {
    images: {
      total: images.length,
      sbom: numberBy('sbom'),
      api: numberBy('api'),
      name: numberBy('name'),
      none: numberBy('none'),
      otherRegistry: numberBy('otherRegistry'),
    },
    packages: sum(judged.map((one) => one.count)),
    unrecognizedPackages: sum(judged.map((one) => one.unrecognized ?? 0)),
    missingPlatforms: [...missing]
      .map(([platform, { length }]) => ({ platform, images: length }))
      .toSorted((one, other) => (one.platform < other.platform ? -1 : 1)),
    ...(mode === 'off' ? {} : { signatures: signatureCoverage(images) }),
  };
}

type SignatureCoverage = NonNullable<Coverage['signatures']>;

function signatureCoverage(
  images: readonly Pick<ReportedImage, 'judgedBy' | 'packages' | 'signature'>[],
): SignatureCoverage {
  const groups = Map.groupBy(images, signatureGroup);
  const numberOf = (group: SignatureGroup): number => groups.get(group)?.length ?? 0;
  return {
    verified: numberOf('verified'),
    rejected: numberOf('rejected'),
    unknown: numberOf('unknown'),
    noKnownSigner: numberOf('noKnownSigner'),
    otherRegistry: numberOf('otherRegistry'),
    unverifiedSboms: images.filter(({ packages }) => packages?.unverified !== undefined).length,
  };
}

type SignatureGroup = Exclude<keyof SignatureCoverage, 'unverifiedSboms'>;

function signatureGroup({
  judgedBy,
  signature,
}: Pick<ReportedImage, 'judgedBy' | 'signature'>): SignatureGroup {
  const isOther = judgedBy === 'otherRegistry';
  switch (signature?.status) {
    case 'verified':
      return 'verified';
    case 'unsigned':
    case 'wrong-signer':
    case 'bad-signature':
    case 'signed-as-other':
      return 'rejected';
    case 'not-verifiable':
    case 'not-checked':
      return 'unknown';
    case 'no-known-signer':
      return isOther ? 'otherRegistry' : 'noKnownSigner';
    case undefined:
      return isOther ? 'otherRegistry' : 'unknown';
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
