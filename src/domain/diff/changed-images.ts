import type { ImageUse } from '../check/image-use.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';

/** An image reference that a change of files replaces. */
export interface ChangedImage {
  readonly from: ImageReference;
  /** Where the new reference is. */
  readonly to: ImageUse;
}

/**
 * Returns the references of `after` that replace one of `before`, in the order of `after`: in the same file, of the same
 * image, otherwise at the same line. A reference that is new replaces nothing.
 */
export function changedImages(
  before: readonly ImageUse[],
  after: readonly ImageUse[],
): readonly ChangedImage[] {
  const old = Map.groupBy([...before], ({ file }) => file);
  const take = (to: ImageUse, isMatch: (use: ImageUse) => boolean): ImageUse | undefined => {
    const uses = old.get(to.file) ?? [];
    const index = uses.findIndex(isMatch);
    return index === -1 ? undefined : uses.splice(index, 1)[0];
  };
  const matches = [
    (to: ImageUse) => (use: ImageUse) =>
      canonicalReference(use.reference) === canonicalReference(to.reference),
    (to: ImageUse) => (use: ImageUse) => formatImage(use.reference) === formatImage(to.reference),
    (to: ImageUse) => (use: ImageUse) => use.line === to.line,
  ];
  const found = new Map<ImageUse, ImageUse>();
  for (const match of matches)
    for (const to of after) {
      const from = found.has(to) ? undefined : take(to, match(to));
      if (from !== undefined) found.set(to, from);
    }
  return after.flatMap((to) => {
    const from = found.get(to)?.reference;
    const isSame = from === undefined || canonicalReference(from) === canonicalReference(to.reference);
    return isSame ? [] : [{ from, to }];
  });
}
