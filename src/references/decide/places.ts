import {
  canonicalReference,
  effectiveTag,
  formatImage,
  readImageReference,
} from '../../values/image-reference.ts';
import { artifactName } from '../../values/historic-image.ts';
import type { ImageUse, ScannedImages } from './image-use.ts';

/** One line of a file with an image reference, however often the line is used. */
export interface ComparedPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** The canonical reference, or the text as written if it is not a reference. */
  readonly reference: string;
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
export function comparedPlace({ file, line, reference }: ImageUse): ComparedPlace {
  return { file, line, reference: canonicalReference(reference) };
}

/**
 * Pairs the places of head and base (advisory-rules.md#new-against-a-base): by file and reference, then by file and image,
 * then, for what is left, with files that the change removed. Alike places are paired if their lines are the same, then in
 * the order of their lines, so that their number counts: a second line with the same reference has no counterpart.
 */
export function pairPlaces(head: readonly ComparedPlace[], base: readonly ComparedPlace[]): Pairing {
  const before = new Map<string, ComparedPlace>();
  const after = new Map<string, ComparedPlace>();
  let [heads, bases] = [sidesOf(head, base, true), sidesOf(base, head, false)];
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
  readonly isHead: boolean;
  /** Whether the other tree does not have its file: the change added or removed it. */
  readonly isAlone: boolean;
  /** `host/path:tag`, `host/path` and the last component of the path; none if it is not a reference. */
  readonly names: readonly string[];
}

/** Returns the group in which a place waits for its counterpart; undefined if this step leaves it out. */
type Step = (side: Side) => string | undefined;

const SAME_FILE: readonly Step[] = [
  ({ place }) => comparedPlaceKey(place),
  ({ place: { file, reference } }) => textOf(file, reference),
  ...[0, 1, 2].map(
    (index): Step =>
      ({ place, names }) =>
        within(place.file, names[index]),
  ),
];

/** A line of a removed file can move to any file; another image is its counterpart only in an added file. */
const REMOVED_FILE: readonly Step[] = [
  ({ isAlone, isHead, place: { reference } }) => (isAlone || isHead ? reference : undefined),
  ...[0, 1, 2].map(
    (index): Step =>
      ({ isAlone, names }) =>
        isAlone ? names[index] : undefined,
  ),
];

const STEPS: readonly Step[] = [...SAME_FILE, ...REMOVED_FILE];

function within(file: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : textOf(file, name);
}

function sidesOf(
  places: readonly ComparedPlace[],
  others: readonly ComparedPlace[],
  isHead: boolean,
): readonly Side[] {
  const files = new Set(others.map(({ file }) => file));
  return distinctPlaces(places).map((place) => ({
    place,
    isHead,
    isAlone: !files.has(place.file),
    names: namesOf(place),
  }));
}

function namesOf(place: ComparedPlace): readonly string[] {
  const reading = readImageReference(place.reference);
  if (reading.kind === 'invalid') return [];
  const image = formatImage(reading.reference);
  return [`${image}:${effectiveTag(reading.reference) ?? ''}`, image, artifactName(reading.reference.path)];
}

/** Returns places each once, by file and line. */
export function distinctPlaces(places: readonly ComparedPlace[]): readonly ComparedPlace[] {
  return [...new Map(places.map((place) => [comparedPlaceKey(place), place])).values()].toSorted(byPlace);
}

function byPlace(one: ComparedPlace, other: ComparedPlace): number {
  return (
    compareText(one.file, other.file) || one.line - other.line || compareText(one.reference, other.reference)
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns the identity of a place in its tree; a finding has that of its place. */
export function comparedPlaceKey({ file, line, reference }: ComparedPlace): string {
  return textOf(file, String(line), reference);
}

function textOf(...parts: readonly string[]): string {
  return parts.join('\n');
}
