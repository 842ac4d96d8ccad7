import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import { canonicalReference, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { ComparedGroup, PlaceComparison } from './place-comparison.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Fetched } from '../../values/fetched.ts';
import { platformsOf } from '../../references/decide/image-use.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ScannedImages } from '../../references/decide/image-use.ts';
import { directionOf } from './updates.ts';
import { changedImages } from '../../references/decide/changed-images.ts';

/** A reference of the base that head replaces by another one of the same image. */
export interface ChangedReference {
  readonly from: ImageReference;
  readonly to: ImageReference;
  /** Of the places in head. */
  readonly platforms: readonly string[];
}

/** Returns the changed references of images of `registry`, each pair once; none without the files of the base. */
export function changedReferences(
  head: ScannedImages,
  before: ScannedImages | undefined,
  { platforms, registry }: { readonly platforms: readonly string[]; readonly registry: string },
): readonly ChangedReference[] {
  if (before === undefined) return [];
  const pairs = changedImages(head, before).filter(
    ({ from, to }) =>
      formatImage(from) === formatImage(to.reference) && historicImage(from, registry) !== undefined,
  );
  const groups = Map.groupBy(pairs, ({ from, to }) =>
    diffKey(canonicalReference(from), canonicalReference(to.reference)),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const needed = group.flatMap(({ to }) => platformsOf(to, platforms));
    return [{ from: first.from, to: first.to.reference, platforms: [...new Set(needed)].sort() }];
  });
}

/**
 * The differences of the builds that a change replaces, by `diffKey`. An undefined value means that there are more than a
 * run compares.
 */
export type ChangeDiffs = ReadonlyMap<string, Fetched<BuildDiff> | undefined>;

/** The key of a diff, by the canonical references of both builds. */
export function diffKey(from: string, to: string): string {
  return `${from} ${to}`;
}

/** A place of head whose image is compared with that of the base. */
export interface ComparedImage extends Pick<ComparedGroup, 'place' | 'before'> {
  readonly direction: ReturnType<typeof directionOf>;
  /** Undefined beyond the limit of a run. */
  readonly diff: Fetched<BuildDiff> | undefined;
}

/** Returns the places of head whose image was compared, those that compare alike together, except those with facts that are findings already. */
export function comparedImages(
  { base, head, pairs }: PlaceComparison,
  { diffs, evidence }: { readonly diffs: ChangeDiffs; readonly evidence: Evidence },
): readonly (ComparedImage & ComparedGroup)[] {
  return pairs.flatMap((pair) => {
    const { before, place } = pair;
    const key = diffKey(before.reference, place.reference);
    if (!diffs.has(key)) return [];
    const diff = diffs.get(key);
    const isReported = [base.knowledgeAt(before), head.knowledgeAt(place)].some(
      ({ kind }) => kind === 'unknown',
    );
    if (diff?.kind !== 'known' && isReported) return [];
    return [{ ...pair, direction: directionOf(before.reference, place.reference, evidence), diff }];
  });
}
