/** The names that a place is paired by, from fine to coarse: its reference, and those of its image if it is one. */
export type PlaceNames = readonly [reference: string, ...coarser: string[]];

/** The places of each of some files. */
export type PlacesOfFiles = ReadonlyMap<string, readonly PlaceNames[]>;

/**
 * Returns the added file that continues each removed one, as far as there is one; a file continues at most one. First come
 * files with the same places, of the same name if there are several, then those with most places in common. At least half of
 * the places of both files are the same, as of a file that Git calls renamed (advisory-rules.md#new-against-a-base).
 */
export function renamedFiles(removed: PlacesOfFiles, added: PlacesOfFiles): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  const pair = (from: string, to: string): void => {
    if (renamed.has(from) || taken.has(to)) return;
    renamed.set(from, to);
    taken.add(to);
  };
  for (const signature of SIGNATURES) {
    const waiting = Map.groupBy(
      [...removed].filter(([file]) => !renamed.has(file)),
      signature,
    );
    for (const file of added) {
      const from = taken.has(file[0]) ? undefined : waiting.get(signature(file))?.shift();
      if (from !== undefined) pair(from[0], file[0]);
    }
  }
  const left = [...removed].flatMap((one) => (renamed.has(one[0]) ? [] : likenesses(one, added)));
  for (const { from, to } of left.toSorted((one, other) => other.rank - one.rank)) pair(from, to);
  return renamed;
}

type FileWithPlaces = readonly [file: string, places: readonly PlaceNames[]];

/** Texts that are equal for files with the same places: by ever coarser names, with the file's own name and without it. */
const SIGNATURES: readonly ((file: FileWithPlaces) => string)[] = [0, 1, 2, 3].flatMap((level) => [
  ([file, places]: FileWithPlaces) => JSON.stringify([nameOf(file), ...namesAt(places, level)]),
  ([, places]: FileWithPlaces) => JSON.stringify(namesAt(places, level)),
]);

/** The index of the coarsest names: the last component of an image's path. */
const COARSEST = 3;

/** The added files that have at least half of the places of a removed one, and it of theirs. */
function likenesses(
  [from, places]: FileWithPlaces,
  added: PlacesOfFiles,
): readonly { readonly from: string; readonly to: string; readonly rank: number }[] {
  return [...added].flatMap(([to, others]) => {
    const same = inCommon(places, others, COARSEST);
    if (same * 2 < Math.max(places.length, others.length)) return [];
    return [{ from, to, rank: same + inCommon(places, others, 0) }];
  });
}

function inCommon(one: readonly PlaceNames[], other: readonly PlaceNames[], level: number): number {
  const free = namesAt(other, level);
  return namesAt(one, level).filter((name) => {
    const index = free.indexOf(name);
    if (index >= 0) free.splice(index, 1);
    return index >= 0;
  }).length;
}

function namesAt(places: readonly PlaceNames[], level: number): string[] {
  return places.map((names) => names[level] ?? names[0]).sort();
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
