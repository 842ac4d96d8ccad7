import { count, sentenceList } from '../text/plural.ts';
import { missingPlatforms } from './evidence.ts';
import type { Fetched, ImagePackages } from './evidence.ts';
import type { Coverage, JudgedBy, ReportedImage, ReportedPackages } from './report.ts';

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

function reportedPackages(packages: ImagePackages, needed: readonly string[]): ReportedPackages | null {
  if (packages.source === 'name') return null;
  const { source, platforms } = packages;
  const missing = missingPlatforms(packages, needed).map(({ platform }) => platform);
  const unrecognized = sum(platforms.map((one) => one.unrecognized?.count ?? 0));
  return {
    source,
    count: sum(platforms.map((one) => one.packages.length)),
    platforms: platforms.map(({ platform }) => platform).sort(),
    ...(missing.length === 0 ? {} : { missing: missing.sort() }),
    ...(unrecognized === 0 ? {} : { unrecognized }),
  };
}

/** Counts what the images of a report were judged by; an image of an earlier report without that counts as not checked. */
export function coverageOf(images: readonly Pick<ReportedImage, 'judgedBy' | 'packages'>[]): Coverage {
  const judged = images.flatMap(({ judgedBy, packages }) =>
    judgedBy === 'sbom' || judgedBy === 'api' ? (packages ?? []) : [],
  );
  const numberBy = (by: JudgedBy): number => images.filter(({ judgedBy = 'none' }) => judgedBy === by).length;
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
  };
}

/** Before every three digits that end a number. `toLocaleString` loads the locales first, which takes 15 ms. */
const THOUSANDS = /\B(?=(?:\d{3})+\b)/g;

/**
 * Describes a coverage in one clause without a full stop: short if all images were judged by SBOM, and with everything that was
 * not; empty without images.
 */
export function coverageText({ images, ...coverage }: Coverage): string {
  if (images.total === 0) return '';
  const judged = images.sbom + images.api;
  const packages = count(coverage.packages, 'package').replaceAll(THOUSANDS, ',');
  const subject = judged === images.total ? `${images.total}` : `${judged} of ${images.total}`;
  const gaps = [
    ...numbered(images.name, 'by image name only'),
    ...numbered(images.none, 'not checked'),
    ...numbered(
      images.otherRegistry,
      images.otherRegistry === 1 ? 'in another registry' : 'in other registries',
    ),
    ...coverage.missingPlatforms.map(
      ({ platform, images: number }) => `${platform} missing for ${count(number, 'image')}`,
    ),
    ...(coverage.unrecognizedPackages === 0
      ? []
      : [`${count(coverage.unrecognizedPackages, 'package')} not recognized`]),
  ];
  const clause = `${subject} ${images.total === 1 ? 'image' : 'images'} judged by SBOM`;
  return `${clause}${judged === 0 ? '' : ` (${packages})`}${gaps.length === 0 ? '' : `; ${sentenceList(gaps)}`}`;
}

function numbered(number: number, words: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${words}`];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
