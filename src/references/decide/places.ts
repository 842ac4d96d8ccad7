import {
  canonicalReference,
  effectiveTag,
  formatImage,
  readImageReference,
} from '../../values/image-reference.ts';
import { artifactName } from '../../values/historic-image.ts';
import type { ImageUse, ScannedImages } from './image-use.ts';
import { renamedFiles } from './renamed-files.ts';
import type { PlaceNames, PlacesOfFiles } from './renamed-files.ts';
import { byPlace, compareText } from '../../text/order.ts';

/** One line of a file with an image reference, however often the line is used. */
export interface ComparedPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** The canonical reference, or the text as written if it is not a reference. */
  readonly reference: string;
  /** True if its image is known to stay out of the final image of its Dockerfile. */
  readonly isBuildOnly?: true;
}

/** The places of head with their counterparts in the base; each place has at most one. */
export interface Pairing {
  /** Returns the place of the base that a place of head continues; undefined if the change added it. */
  readonly before: (head: ComparedPlace) => ComparedPlace | undefined;
  /** Returns the place of head that continues a place of the base; undefined if the change removed it. */
  readonly after: (base: ComparedPlace) => ComparedPlace | undefined;
}

/** Returns every place of a tree once, unreadable references included, by file and line. */
export function placesIn({ uses, unread }: ScannedImages): readonly ComparedPlace[] {
  return distinctPlaces([
    ...uses.map(comparedPlace),
    ...unread.map(({ file, line, written }) => ({ file, line, reference: written })),
  ]);
}

/** Returns the place of a use. */
export function comparedPlace({ file, isFinal, line, reference }: ImageUse): ComparedPlace {
  const place = { file, line, reference: canonicalReference(reference) };
  return isFinal === false ? { ...place, isBuildOnly: true } : place;
}

/** Files that a tree has without a place in them: a file with places in the other tree is then neither added nor removed. */
export interface OtherFiles {
  readonly head?: readonly string[] | undefined;
  readonly base?: readonly string[] | undefined;
}

/**
 * Pairs the places of head and base (advisory-rules.md#new-against-a-base): by file and reference, then by file and image. A
 * file that the change removed counts as the one that it added for it, if there is one (`renamedFiles`). Places in the final
 * image continue such places first. Alike places are
 * paired if their lines are the same, then in the order of their lines, so that their number counts: a second line with the
 * same reference has no counterpart.
 */
export function pairPlaces(
  head: readonly ComparedPlace[],
  base: readonly ComparedPlace[],
  others: OtherFiles = {},
): Pairing {
  const before = new Map<string, ComparedPlace>();
  const after = new Map<string, ComparedPlace>();
  const [now, then] = [filesIn(head), filesIn(base)];
  const renamed = renamedFiles(
    without(then, [...now.keys(), ...(others.head ?? [])]),
    without(now, [...then.keys(), ...(others.base ?? [])]),
  );
  let heads = sidesOf(head, new Map());
  let bases = sidesOf(base, renamed);
  for (const step of STEPS) {
    const waiting = Map.groupBy(bases, step);
    for (const side of heads) {
      const group = step(side);
      const counterpart = group === undefined ? undefined : waiting.get(group)?.shift();
      if (counterpart === undefined) continue;
      before.set(comparedPlaceKey(side.place), counterpart.place);
      after.set(comparedPlaceKey(counterpart.place), side.place);
    }
    heads = heads.filter(({ place }) => !before.has(comparedPlaceKey(place)));
    bases = bases.filter(({ place }) => !after.has(comparedPlaceKey(place)));
  }
  return {
    before: (place) => before.get(comparedPlaceKey(place)),
    after: (place) => after.get(comparedPlaceKey(place)),
  };
}

/** A place with what it is paired by. */
interface Side {
  readonly place: ComparedPlace;
  /** Its file in head. */
  readonly file: string;
  /** The reference, then `host/path:tag`, `host/path` and the last component of the path, unless it is not a reference. */
  readonly names: PlaceNames;
}

/** Returns the group in which a place waits for its counterpart; undefined if this step leaves it out. */
type Step = (side: Side) => string | undefined;

const STEPS: readonly Step[] = [
  (side) => textOf(comparedPlaceKey({ ...side.place, file: side.file }), kindOf(side)),
  ...[0, 1, 2, 3].flatMap((index): readonly Step[] => [
    (side) => byName(side, index, kindOf(side)),
    (side) => byName(side, index),
  ]),
];

/** Whether a place is in the final image: of two stages with one image, each continues its own. */
function kindOf({ place }: Side): string {
  return String(place.isBuildOnly === true);
}

function byName({ file, names }: Side, index: number, ...kind: readonly string[]): string | undefined {
  return names[index] === undefined ? undefined : textOf(file, names[index], ...kind);
}

function sidesOf(places: readonly ComparedPlace[], renamed: ReadonlyMap<string, string>): readonly Side[] {
  return distinctPlaces(places).map((place) => ({
    place,
    file: renamed.get(place.file) ?? place.file,
    names: namesOf(place),
  }));
}

function filesIn(places: readonly ComparedPlace[]): PlacesOfFiles {
  const files = Map.groupBy(distinctPlaces(places), ({ file }) => file);
  return new Map([...files].map(([file, group]) => [file, group.map(namesOf)]));
}

function without(files: PlacesOfFiles, known: readonly string[]): PlacesOfFiles {
  const names = new Set(known);
  return new Map([...files].filter(([file]) => !names.has(file)));
}

function namesOf(place: ComparedPlace): PlaceNames {
  const reading = readImageReference(place.reference);
  if (reading.kind === 'invalid') return [place.reference];
  const image = formatImage(reading.reference);
  const tagged = `${image}:${effectiveTag(reading.reference) ?? ''}`;
  return [place.reference, tagged, image, artifactName(reading.reference.path)];
}

/** Returns places each once, by file and line; one is out of the final image if all of its uses are. */
export function distinctPlaces(places: readonly ComparedPlace[]): readonly ComparedPlace[] {
  const final = places.toSorted(
    (one, other) => Number(one.isBuildOnly !== true) - Number(other.isBuildOnly !== true),
  );
  return [...new Map(final.map((place) => [comparedPlaceKey(place), place])).values()].toSorted(
    (one, other) => byPlace(one, other) || compareText(one.reference, other.reference),
  );
}

/** Returns the identity of a place in its tree; a finding has that of its place. */
export function comparedPlaceKey({ file, line, reference }: ComparedPlace): string {
  return textOf(file, String(line), reference);
}

function textOf(...parts: readonly string[]): string {
  return parts.join('\n');
}
