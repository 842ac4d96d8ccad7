import type { Observation } from '../decide/finding.ts';
import { comparedPlaceKey, distinctPlaces } from '../../references/decide/places.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import { allPlaces } from '../decide/placed.ts';
import type { UnreadUse } from '../../references/decide/image-use.ts';
import type { RulesOn } from '../decide/use-groups.ts';
import type { Knowledge } from './knowledge.ts';
import { weightsOf } from './subjects.ts';
import type { SubjectWeights } from './subjects.ts';

/** Head or base, as far as the two are compared. */
export interface Side {
  readonly places: readonly ComparedPlace[];
  readonly observations: readonly Observation[];
  readonly unread: readonly UnreadUse[];
  /** See `ScannedImages`. */
  readonly otherFiles?: readonly string[] | undefined;
  /** Returns whether an exception accepts an observation; if absent, none does. */
  readonly isAccepted?: (observation: Observation) => boolean;
  /** If absent, all files are alike. */
  readonly rulesOn?: RulesOn;
  /** Returns what is known of the advisories of the build at a place. */
  readonly knowledgeAt: (place: ComparedPlace) => Knowledge;
}

/** The observations at a place; one value for all places with the same ones. */
export interface PlaceContent {
  readonly id: number;
  readonly observations: readonly Observation[];
  /** Their subjects with the highest weight of each. */
  readonly subjects: SubjectWeights;
}

/** Head or base, by its places. */
export interface IndexedSide extends Omit<Side, 'unread'> {
  /** Returns what is at a place; undefined if there is nothing. */
  readonly at: (place: ComparedPlace) => PlaceContent | undefined;
  /** The keys of places that stay out of the final image. */
  readonly buildOnly: ReadonlySet<string>;
  /** The observations that are at no place, such as those about the configuration. */
  readonly elsewhere: PlaceContent;
  /** The number of parts of files that could not be read, by file; 0 if only other texts could not. */
  readonly unreadParts: ReadonlyMap<string, number>;
  /** The texts that are no reference, by file. */
  readonly unreadTexts: ReadonlyMap<string, readonly ComparedPlace[]>;
}

/** Indexes the observations of a side by their places. */
export function indexedSide({ unread, ...side }: Side): IndexedSide {
  const places = distinctPlaces(side.places);
  const known = new Set(places.map(comparedPlaceKey));
  const { isAccepted = () => false } = side;
  const contentOf = (id: number, observations: readonly Observation[]): PlaceContent => ({
    id,
    observations,
    subjects: weightsOf(observations, isAccepted),
  });
  const bundles = bundlesOf(side.observations);
  const placed = new Map<string, number[]>();
  const elsewhere: Observation[] = [];
  for (const [number, bundle] of bundles.entries()) {
    const [{ reference, ...first }] = bundle;
    const keys = allPlaces(first).map((place) => comparedPlaceKey({ ...place, reference }));
    const found = keys.filter((key) => known.has(key));
    for (const key of found) placed.set(key, [...(placed.get(key) ?? []), number]);
    if (found.length < keys.length) elsewhere.push(...bundle);
  }
  const contents = new Map<string, PlaceContent>();
  const at = new Map<string, PlaceContent>();
  for (const [key, numbers] of placed) {
    const text = numbers.join(' ');
    const content =
      contents.get(text) ??
      contentOf(
        contents.size,
        numbers.flatMap((one) => bundles[one] ?? []),
      );
    contents.set(text, content);
    at.set(key, content);
  }
  const texts = unread.flatMap(({ file, line, scope, written }) =>
    scope === 'reference' || scope === 'set-elsewhere' ? [{ file, line, reference: written }] : [],
  );
  const parts = Map.groupBy(unread, ({ file }) => file);
  return {
    ...side,
    places,
    buildOnly: new Set(places.filter((one) => one.isBuildOnly === true).map(comparedPlaceKey)),
    at: (place) => at.get(comparedPlaceKey(place)),
    elsewhere: contentOf(-1, elsewhere),
    unreadParts: new Map(
      [...parts].map(([file, group]) => [file, group.filter(({ scope }) => scope === 'file').length]),
    ),
    unreadTexts: Map.groupBy(texts, ({ file }) => file),
  };
}

/** Groups observations with the same places: the same list of one reference. */
function bundlesOf(
  observations: readonly Observation[],
): readonly (readonly [Observation, ...Observation[]])[] {
  const byReference = Map.groupBy(observations, ({ reference }) => reference);
  return [...byReference.values()].flatMap((group) =>
    [...Map.groupBy(group, (one) => one.places ?? comparedPlaceKey(one)).values()].flatMap(
      ([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]),
    ),
  );
}
