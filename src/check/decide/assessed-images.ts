import type { Advisory } from '../../advisories/decide/advisory.ts';
import type { Digest } from '../../values/digest.ts';
import type { Build } from '../../values/tag-history.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { assessByName, assessPackages } from '../../advisories/decide/assess.ts';
import type { Assessment } from '../../advisories/decide/assess.ts';
import { buildInUse, tagEvidenceOf } from './evidence.ts';
import { artifactNames } from '../../sbom/decide/image-packages.ts';
import type { Evidence } from './evidence.ts';
import type { ImagePackages, PlatformPackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ScannedImages } from '../../references/decide/image-use.ts';

/** Every status of every vulnerability of one image. */
export interface AssessedReference {
  readonly reference: ImageReference;
  /** The pinned build, or the newest one of the tag; undefined if that is unknown. */
  readonly digest: Digest | undefined;
  readonly assessments: readonly Assessment[];
}

/** The vulnerabilities of every image of a tree on all platforms, each reference once, in the order of the files. */
export function assessedImages(
  { uses }: ScannedImages,
  { assess, registry }: { readonly assess: AssessImage; readonly registry: string },
): readonly AssessedReference[] {
  const references = new Map(uses.map(({ reference }) => [canonicalReference(reference), reference]));
  return [...references.values()].flatMap((reference) => {
    if (historicImage(reference, registry) === undefined) return [];
    const { assessments, build } = assess(reference, []);
    return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
  });
}

/** The vulnerabilities of one image, and the facts that could not be fetched. */
export interface AssessedImage {
  /** The pinned build, or the newest one of the tag; undefined if it is not in a known history. */
  readonly build: Build | undefined;
  readonly assessments: readonly Assessment[];
  readonly unknown: readonly Extract<Fetched<unknown>, { kind: 'unknown' }>[];
}

/**
 * Assesses one image by its packages, or by its name if they are unknown. `platforms` are those that the image is used
 * for; if it has none of these, all platforms are assessed.
 */
export type AssessImage = (reference: ImageReference, platforms: readonly string[]) => AssessedImage;

/** Assesses images by the evidence, each reference for the same platforms once in the life of the function. */
export function createAssessor(evidence: Evidence): AssessImage {
  const assessed = new Map<string, AssessedImage>();
  const assessedPackages = new Map<string, readonly Assessment[]>();
  return (reference, platforms) => {
    const used = packagesOn(platforms, evidence.packages.get(canonicalReference(reference)));
    const key = [canonicalReference(reference), ...used.map(({ platform }) => platform)].join('\n');
    const image = assessed.get(key) ?? assessImage(reference, evidence, { used, assessedPackages });
    assessed.set(key, image);
    return image;
  };
}

/** The packages on the platforms of this use: another use may need others. Empty if they are not known by platform. */
function packagesOn(
  platforms: readonly string[],
  fetched: Fetched<ImagePackages> | undefined,
): readonly PlatformPackages[] {
  if (fetched?.kind !== 'known' || fetched.value.source === 'name') return [];
  const used = fetched.value.platforms.filter(({ platform }) => platforms.includes(platform));
  return used.length === 0 ? fetched.value.platforms : used;
}

function assessImage(
  reference: ImageReference,
  evidence: Evidence,
  {
    used,
    assessedPackages,
  }: {
    readonly used: readonly PlatformPackages[];
    readonly assessedPackages: Map<string, readonly Assessment[]>;
  },
): AssessedImage {
  const answer = tagEvidenceOf(reference, evidence);
  const build = buildInUse(reference, answer);
  const packages = evidence.packages.get(canonicalReference(reference));
  if (packages?.kind === 'unknown') return { build, assessments: [], unknown: [packages] };
  const names = artifactNames(packages?.value, reference);
  const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
  const unknown = given.flatMap(({ problem }) => problem ?? []);
  const advisoriesOn = (name: string): readonly Advisory[] => {
    const found = evidence.advisories.get(name);
    return found?.kind === 'known' ? found.value : [];
  };
  const assessments =
    packages === undefined || packages.value.source === 'name'
      ? assessByName(names.flatMap(advisoriesOn), build?.at)
      : assessPackages(used, advisoriesOn, assessedPackages);
  const distinct = new Map(
    unknown.map((problem) => [problem.message, { kind: 'unknown', problem } as const]),
  );
  return { build, assessments, unknown: [...distinct.values()] };
}
