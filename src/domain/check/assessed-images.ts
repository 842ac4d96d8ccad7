import type { Advisory } from '../advisory/advisory.ts';
import type { Digest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Instant } from '../instant.ts';
import { assessByName, assessPackages } from './assess.ts';
import type { Assessment } from './assess.ts';
import { artifactNames, buildInUse, judgedTag, tagKey } from './evidence.ts';
import type { Evidence, Fetched, PlatformPackages } from './evidence.ts';
import { historicImage } from './image-use.ts';
import type { ScannedImages } from './image-use.ts';

/** Every status of every vulnerability of one image. */
export interface AssessedReference {
  readonly reference: ImageReference;
  /** The pinned build, or the newest one of the tag; undefined if that is unknown. */
  readonly digest: Digest | undefined;
  readonly assessments: readonly Assessment[];
}

/** The vulnerabilities of every image of a tree, each reference once, in the order of the files. */
export function assessedImages(
  { uses }: ScannedImages,
  { evidence, registry }: { readonly evidence: Evidence; readonly registry: string },
): readonly AssessedReference[] {
  const references = new Map(uses.map(({ reference }) => [canonicalReference(reference), reference]));
  return [...references.values()].flatMap((reference) => {
    if (historicImage(reference, registry) === undefined) return [];
    const tag = judgedTag(reference, evidence);
    const answer = tag === undefined ? undefined : evidence.tags.get(tagKey(formatImage(reference), tag));
    const build = buildInUse(reference, answer);
    const { assessments } = assessImage(reference, evidence, { builtAt: build?.at, platforms: [] });
    return [{ reference, digest: reference.digest ?? build?.digest, assessments }];
  });
}

/** The vulnerabilities of one image, and the facts that could not be fetched. */
export interface AssessedImage {
  readonly assessments: readonly Assessment[];
  readonly unknown: readonly Extract<Fetched<unknown>, { kind: 'unknown' }>[];
}

/** The build and the platforms to assess. */
export interface AssessOptions {
  /** When the build was made; undefined if that is unknown. */
  readonly builtAt: Instant | undefined;
  /** The platforms that the image is used for; if it has none of these, all platforms are assessed. */
  readonly platforms: readonly string[];
}

/** Assesses one image by its packages, or by its name if they are unknown. */
export function assessImage(
  reference: ImageReference,
  evidence: Evidence,
  { builtAt, platforms }: AssessOptions,
): AssessedImage {
  const packages = evidence.packages.get(canonicalReference(reference));
  if (packages?.kind === 'unknown') return { assessments: [], unknown: [packages] };
  const names = artifactNames(packages?.value, reference);
  const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
  const unknown = given.filter((answer) => answer.kind === 'unknown');
  const advisoriesOn = (name: string): readonly Advisory[] => {
    const answer = evidence.advisories.get(name);
    return answer?.kind === 'known' ? answer.value : [];
  };
  const assessments =
    packages === undefined || packages.value.source === 'name'
      ? assessByName(names.flatMap(advisoriesOn), builtAt)
      : assessPackages(usedOf(platforms, packages.value.platforms), advisoriesOn);
  return { assessments, unknown: [...new Map(unknown.map((one) => [one.problem.message, one])).values()] };
}

/** Only the platforms of this use: another use may need others. */
function usedOf(
  platforms: readonly string[],
  fetched: readonly PlatformPackages[],
): readonly PlatformPackages[] {
  const used = fetched.filter(({ platform }) => platforms.includes(platform));
  return used.length === 0 ? fetched : used;
}

/** Returns whether the packages of all images of a file are known, beyond a match by image name. */
export function judgedFiles(
  { uses }: Pick<ScannedImages, 'uses'>,
  { packages }: Pick<Evidence, 'packages'>,
): (file: string) => boolean {
  const unread = new Set(
    uses.flatMap(({ file, reference }) => {
      const answer = packages.get(canonicalReference(reference));
      const isRead = answer === undefined || (answer.kind === 'known' && answer.value.source !== 'name');
      return isRead ? [] : [file];
    }),
  );
  return (file) => !unread.has(file);
}
