/** Orders texts by their UTF-16 units, the same on every machine. */
export function compareText(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Orders places by file, as `compareText`, then by line. */
export function byPlace(
  one: { readonly file: string; readonly line: number },
  other: { readonly file: string; readonly line: number },
): number {
  return compareText(one.file, other.file) || one.line - other.line;
}
