import type { ComparedPlace } from '../../references/decide/places.ts';
import { comparedPlaceKey } from '../../references/decide/places.ts';
import type { PlaceComparison } from './compare-places.ts';

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
  const removed = base.places.filter((place) => pairing.after(place) === undefined && isJudged(place));
  return head.places.flatMap((place) => {
    const found = head.at.get(comparedPlaceKey(place)) ?? [];
    if (!found.some(({ rule }) => rule === 'other-registry')) return [];
    const counterpart = pairing.before(place);
    const before = counterpart ?? takeFrom(removed, place);
    return before === undefined || !isJudged(before) ? [] : [{ place, before: before.reference }];
  });
}

/** Takes the place of the same file and line out of a list, or the first one of the file. */
function takeFrom(removed: ComparedPlace[], { file, line }: ComparedPlace): ComparedPlace | undefined {
  const same = removed.findIndex((one) => one.file === file && one.line === line);
  const index = same < 0 ? removed.findIndex((one) => one.file === file) : same;
  return index < 0 ? undefined : removed.splice(index, 1)[0];
}
