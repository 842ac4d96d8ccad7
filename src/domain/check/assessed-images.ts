import type { Digest } from '../digest.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import { tagKey } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import type { Assessment } from './assess.ts';
import { historicImage } from './image-use.ts';
import type { ScannedImages } from './image-use.ts';
import { assessImage } from './observe-advisories.ts';
import { buildInUse, judgedTag } from './observe.ts';
import type { ObserveOptions } from './observe.ts';

/** Every status of every vulnerability of one image. */
export interface AssessedReference {
  readonly reference: ImageReference;
  /** The build that was judged: the pinned one, or the tag's newest; undefined where it is not known. */
  readonly digest: Digest | undefined;
  readonly assessments: readonly Assessment[];
}

/** What is known of the vulnerabilities of every image of a tree, each reference once, in the order of the files. */
export function assessedImages(
  { uses }: ScannedImages,
  { evidence, registry }: Pick<ObserveOptions, 'evidence' | 'registry'>,
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

/** Tells whether the packages of all images of a file were read: of one by its name alone nobody knows what it contains. */
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
