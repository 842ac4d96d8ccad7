import type { ComparedPlace } from '../../references/decide/places.ts';
import type { PlaceComparison } from './place-comparison.ts';

/** An image of head that cannot be judged, in the place of one of the base that could be. */
export interface MovedImage {
  readonly place: ComparedPlace;
  /** Reference in the base. */
  readonly before: string;
}

/**
 * Returns the images of registries without a history that a change puts in the place of images with one: at the counterpart
 * of their place, else of an image that the change removes from the same file, preferably from the same line. Its author
 * removed what the check knew (advisory-rules.md#moved-images).
 */
export function movedImages({ base, head, pairing }: PlaceComparison): readonly MovedImage[] {
  const isJudged = (place: ComparedPlace): boolean => base.knowledgeAt(place).kind !== 'none';
  const gone = base.places.filter((place) => pairing.after(place) === undefined && isJudged(place));
  const removed = Map.groupBy(gone, ({ file }) => file);
  return head.places.flatMap((place) => {
    const found = head.at(place)?.observations ?? [];
    if (!found.some(({ rule }) => rule === 'other-registry')) return [];
    const counterpart = pairing.before(place);
    const before = counterpart ?? takeFrom(removed.get(place.file) ?? [], place);
    return before === undefined || !isJudged(before) ? [] : [{ place, before: before.reference }];
  });
}

/** Takes the place of the same line out of those of a file, or the first one. */
function takeFrom(removed: ComparedPlace[], { line }: ComparedPlace): ComparedPlace | undefined {
  const same = removed.findIndex((one) => one.line === line);
  return removed.splice(Math.max(0, same), 1)[0];
}
