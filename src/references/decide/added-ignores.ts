import { formatImage, readImageReference } from '../../values/image-reference.ts';
import type { ScannedImages } from './image-use.ts';
import { comparedPlaceKey, pairPlaces, placesIn } from './places.ts';
import type { ComparedPlace } from './places.ts';

/** The references of a tree, without those that comments `mooring: ignore` in its files exclude. */
export interface ImagesWithIgnored extends ScannedImages {
  readonly ignored: ScannedImages;
}

/**
 * Returns the places of head that are excluded by comments that the change adds. Such a comment has no effect before it is
 * merged: a change must not be able to remove its own findings (architecture.md#no-false-pass). A comment is the base's if
 * the base has one at the counterpart of the place, in the same file and for the same image, with any tag.
 */
export function addedIgnores(head: ImagesWithIgnored, base: ImagesWithIgnored): ScannedImages {
  const [places, counterparts] = [placesIn(head.ignored), placesIn(base.ignored)];
  const unchanged = pairPlaces(places, counterparts);
  const isUnchanged = (place: ComparedPlace, other: ComparedPlace | undefined): boolean =>
    other?.file === place.file && other.reference === place.reference;
  const changed = places.filter((place) => !isUnchanged(place, unchanged.before(place)));
  if (changed.length === 0) return { uses: [], unread: [] };
  const left = counterparts.filter((place) => !isUnchanged(place, unchanged.after(place)));
  // A place that loses its comment is paired with that place, so that the comment does not move to another tag.
  const pairing = pairPlaces([...placesIn(head), ...changed], [...placesIn(base), ...left]);
  const ignored = new Set(left.map(comparedPlaceKey));
  const added = new Set(
    changed.flatMap((place) => {
      const before = pairing.before(place);
      const isOfBase =
        before !== undefined &&
        ignored.has(comparedPlaceKey(before)) &&
        before.file === place.file &&
        imageAt(before) === imageAt(place);
      return isOfBase ? [] : [comparedPlaceKey(place)];
    }),
  );
  return withPlaces(head.ignored, added);
}

function imageAt({ reference }: ComparedPlace): string {
  const reading = readImageReference(reference);
  return reading.kind === 'invalid' ? reference : formatImage(reading.reference);
}

function withPlaces({ uses, unread }: ScannedImages, keys: ReadonlySet<string>): ScannedImages {
  const has = (images: ScannedImages): boolean =>
    placesIn(images).some((place) => keys.has(comparedPlaceKey(place)));
  return {
    uses: uses.filter((use) => has({ uses: [use], unread: [] })),
    unread: unread.filter((one) => has({ uses: [], unread: [one] })),
  };
}
