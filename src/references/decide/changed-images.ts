import { readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { ImageUse, ScannedImages } from './image-use.ts';
import { pairPlaces, comparedPlace, placesIn } from './places.ts';

/** An image reference of the base that a change replaces. */
export interface ChangedImage {
  readonly from: ImageReference;
  /** Where the new reference is. */
  readonly to: ImageUse;
}

/**
 * Returns the references that a change replaces, in the order of head: those of paired places (`pairPlaces`), and of an image
 * in the line of another one. A reference that is new replaces nothing.
 */
export function changedImages(head: ScannedImages, before: ScannedImages): readonly ChangedImage[] {
  const places = placesIn(before);
  const pairing = pairPlaces(placesIn(head), places, {
    head: head.otherFiles,
    base: before.otherFiles,
  });
  const removed = places.filter((place) => pairing.after(place) === undefined);
  return head.uses.flatMap((to) => {
    const place = comparedPlace(to);
    const from =
      pairing.before(place) ?? removed.find(({ file, line }) => file === place.file && line === place.line);
    const reading = from && readImageReference(from.reference);
    if (reading?.kind !== 'reference' || from?.reference === place.reference) return [];
    return [{ from: reading.reference, to }];
  });
}
