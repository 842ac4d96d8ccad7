/** A number with its noun: `1 image`, `2 images`, `3 advisories` (with the plural given). */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Clauses as one: `a`, `a and b`, `a, b and c`. */
export function sentenceList(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`;
}
