/** A number with its noun: `1 image`, `2 images`, `3 advisories` (with the plural given). */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The parts of a text that are not empty, with a joint between them. */
export function joinParts(parts: readonly string[], joint: string): string {
  return parts.filter((part) => part !== '').join(joint);
}

/** The texts of entries, of which those after the first `most` are counted: `a, b and 3 more`. */
export function listText<Entry>(
  entries: readonly Entry[],
  most: number,
  textOf: (entry: Entry) => string = String,
): string {
  const shown = entries
    .slice(0, most)
    .map((entry) => textOf(entry))
    .join(', ');
  return entries.length > most ? `${shown} and ${entries.length - most} more` : shown;
}

/** Clauses as one: `a`, `a and b`, `a, b and c`. */
export function sentenceList(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`;
}
