/**
 * Returns the length in bytes of the blank that starts at `index`, or 0. As BuildKit's parser does with Go's
 * `unicode.IsSpace`: the ASCII blanks, U+0085, U+00A0 and the Unicode space separators.
 */
export function blankLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (isAsciiBlank(unit)) return 1;
  if (unit < 0xc2 || Number.isNaN(unit)) return 0;
  const pair = text.slice(index, index + 2);
  if (pair === '\u00c2\u0085' || pair === '\u00c2\u00a0') return 2;
  return WIDE_BLANK.test(text.slice(index, index + 3)) ? 3 : 0;
}

/** Returns the index of the first character from `start` to `end` that is not a blank, or `end`. */
export function skipBlanks(text: string, start: number, end: number = text.length): number {
  let index = start;
  while (index < end) {
    const unit = text.charCodeAt(index);
    if (unit > 0x20 && unit < 0xc2) return index;
    const length = blankLength(text, index);
    if (length === 0) return index;
    index += length;
  }
  return end;
}

/** Returns the index from `start` to `end` of a unit that the global one-unit pattern matches, or `end`. */
export function findUnit(pattern: RegExp, text: string, start: number, end: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? Math.min(pattern.lastIndex - 1, end) : end;
}

/** Returns the index after the last character before `end` that is not a blank, or `start`. */
export function trimBlanksBefore(text: string, start: number, end: number): number {
  let index = end;
  while (index > start) {
    const unit = text.charCodeAt(index - 1);
    const width = unit > 0x20 && unit < 0x80 ? 0 : widthOfBlankBefore(text, start, index);
    if (width === 0) return index;
    index -= width;
  }
  return index;
}

/** Returns the length of the blank that ends before `end`, or 0; the wide ones end with a byte beyond ASCII. */
function widthOfBlankBefore(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1);
  if (last < 0x80) return isAsciiBlank(last) ? 1 : 0;
  if (end - 2 >= start && blankLength(text, end - 2) === 2) return 2;
  return end - 3 >= start && blankLength(text, end - 3) === 3 ? 3 : 0;
}

/** Returns true for tab, line feed, vertical tab, form feed, carriage return and space. */
function isAsciiBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/** UTF-8 of U+1680, U+2000…U+200A, U+2028, U+2029, U+202F, U+205F and U+3000, one unit per byte. */
const WIDE_BLANK =
  /^(?:\u00e1\u009a\u0080|\u00e2\u0080[\u0080-\u008a\u00a8\u00a9\u00af]|\u00e2\u0081\u009f|\u00e3\u0080\u0080)$/;
