/** A line of a file. */
export interface FilePlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** An entry of a report with its places instead of their number: by file and line; absent if its `file` and `line` are the only one. */
export type Placed<Entry> = Omit<Entry, 'places'> & { readonly places?: readonly FilePlace[] };

/** Returns all places of an entry. */
export function allPlaces({ file, line, places }: Placed<FilePlace>): readonly FilePlace[] {
  return places ?? [{ file, line }];
}

/** Returns an entry at these of its places, at least one. */
export function atPlaces<Entry extends Placed<FilePlace>>(entry: Entry, places: readonly FilePlace[]): Entry {
  const { places: _, ...rest } = entry;
  const [first] = places;
  const at = { ...rest, ...(first === undefined ? {} : { file: first.file, line: first.line }) };
  return (places.length < 2 ? at : { ...at, places }) as Entry;
}
