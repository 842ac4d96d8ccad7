/**
 * The text, one unit per byte, as Go's `strings.ToLower` makes it as far as that gives letters of ASCII: U+0130 and U+212A
 * come to `i` and `k`.
 */
export function lowerCase(text: string): string {
  return text.replaceAll('\u00c4\u00b0', 'i').replaceAll('\u00e2\u0084\u00aa', 'k').toLowerCase();
}
