import type { Observation } from '../decide/finding.ts';
import { atPlaces } from '../decide/placed.ts';
import type { FilePlace } from '../decide/placed.ts';
import { pairPlaces } from '../../references/decide/places.ts';
import type { ComparedPlace, Pairing } from '../../references/decide/places.ts';
import { isNewlyFinal } from './final-stages.ts';
import { indexedSide } from './indexed-side.ts';
import type { IndexedSide, Side } from './indexed-side.ts';

/** Head and base, place by place: places with the same content on both sides are compared once. */
export interface PlaceComparison {
  readonly head: IndexedSide;
  readonly base: IndexedSide;
  readonly pairing: Pairing;
  /** Returns an observation of head in parts, each at the places that compare alike with the base. */
  readonly partsOf: (observation: Observation) => readonly Observation[];
  /** Returns an observation of the base in parts, each at the places that compare alike with head. */
  readonly partsOfBase: (observation: Observation) => readonly Observation[];
  /** Returns the places of head that have a counterpart, in groups that compare alike, each in the order of the places. */
  readonly pairs: readonly ComparedGroup[];
}

/** Places of head that compare alike with the base. */
export interface ComparedGroup {
  /** The first one. */
  readonly place: ComparedPlace;
  readonly places: readonly ComparedPlace[];
  /** The counterpart of the first one. */
  readonly before: ComparedPlace;
}

/** Compares head with its base, each place with its counterpart (advisory-rules.md#new-against-a-base). */
export function compareSides(head: Side, base: Side): PlaceComparison {
  const otherFiles = { head: head.otherFiles, base: base.otherFiles };
  const pairing = pairPlaces(head.places, base.places, otherFiles);
  const sides = { head: indexedSide(head), base: indexedSide(base), pairing };
  const keyOf = keyInHead(sides);
  const paired = sides.head.places.filter((place) => pairing.before(place) !== undefined);
  const groups = [...Map.groupBy(paired, keyOf).values()].flatMap((places) => {
    const [place] = places;
    const before = place && pairing.before(place);
    return place === undefined || before === undefined ? [] : [{ place, places, before }];
  });
  return { ...sides, partsOf: splitBy(keyOf), partsOfBase: splitBy(keyInBase(sides)), pairs: groups };
}

type Sides = Pick<PlaceComparison, 'head' | 'base' | 'pairing'>;

/** Returns the key of all that decides how a place of head compares with the base. */
function keyInHead({ base, head, pairing }: Sides): (place: ComparedPlace) => string {
  return (place) => {
    const before = pairing.before(place);
    const isAnew = before === undefined && unreadParts(base, place.file) > unreadParts(head, place.file);
    const isFinal = isNewlyFinal(place, { head, pairing });
    return [head.rulesOn?.(place.file), isAnew, isFinal, describe(head, place), describe(base, before)].join(
      '\n',
    );
  };
}

/** Returns the key of all that decides whether a place of the base still has something in head. */
function keyInBase({ base, head, pairing }: Sides): (place: ComparedPlace) => string {
  return (place) => {
    const after = pairing.after(place);
    const isUnread = after === undefined && mayHaveMoved(place, { base, head, pairing });
    return [isUnread, describe(base, place), describe(head, after)].join('\n');
  };
}

function describe(side: IndexedSide, place: ComparedPlace | undefined): string {
  if (place === undefined) return '';
  return [place.reference, side.at(place)?.id, JSON.stringify(side.knowledgeAt(place))].join('\n');
}

/** Returns a function that splits observations by a key of their places. */
function splitBy(keyOf: (place: ComparedPlace) => string): PlaceComparison['partsOf'] {
  const known = new Map<string, Map<readonly FilePlace[], readonly (readonly FilePlace[])[]>>();
  return (observation) => {
    const { places, reference } = observation;
    if (places === undefined) return [observation];
    const ofReference =
      known.get(reference) ?? new Map<readonly FilePlace[], readonly (readonly FilePlace[])[]>();
    known.set(reference, ofReference);
    const parts = ofReference.get(places) ?? [
      ...Map.groupBy(places, (place) => keyOf({ ...place, reference })).values(),
    ];
    ofReference.set(places, parts);
    return parts.length < 2 ? [observation] : parts.map((part) => atPlaces(observation, part));
  };
}

/** Returns the number of documents of a file, or of whole files, that could not be read. */
export function unreadParts({ unreadParts: parts }: IndexedSide, file: string): number {
  return parts.get(file) ?? 0;
}

/**
 * Returns whether head cannot read the file of a place that it does not have, or has a new text there that is no reference, and may
 * stand for the one of the base.
 */
export function mayHaveMoved({ file }: ComparedPlace, { head, pairing }: Sides): boolean {
  if (unreadParts(head, file) > 0) return true;
  const texts = head.unreadTexts.get(file) ?? [];
  return texts.some((text) => pairing.before(text) === undefined);
}
