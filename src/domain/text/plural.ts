/** A number with its noun: `1 image`, `2 images`, `3 advisories` (with the plural given). */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
