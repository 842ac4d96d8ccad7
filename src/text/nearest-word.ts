/** Returns the known word closest to a mistyped one, or undefined if none is close. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= limit ? best.candidate : undefined;
}

/** Returns the Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: Array.from(to).length + 1 }, (_, index) => index);
  for (const [index, character] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + Number(character !== other);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
