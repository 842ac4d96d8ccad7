import { comparedPlaceKey } from '../../references/decide/places.ts';
import type { ComparedPlace, Pairing } from '../../references/decide/places.ts';

/** The places of head with their counterparts. */
interface Stages {
  readonly head: {
    readonly places: readonly ComparedPlace[];
    /** The keys of places that stay out of the final image. */
    readonly buildOnly: ReadonlySet<string>;
  };
  readonly pairing: Pairing;
}

/** Returns whether the image of a place was known to stay out of the final image in the base, and is not in head. */
export function isNewlyFinal(place: ComparedPlace, { head, pairing }: Stages): boolean {
  const isBuildOnly = head.buildOnly.has(comparedPlaceKey(place));
  return !isBuildOnly && pairing.before(place)?.isBuildOnly === true;
}

/** Returns the places of head whose image the change takes from a build stage into the final image. */
export function newlyFinal(stages: Stages): readonly ComparedPlace[] {
  return stages.head.places.filter((place) => isNewlyFinal(place, stages));
}
