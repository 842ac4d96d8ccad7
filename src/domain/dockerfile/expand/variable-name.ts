import { readableText } from '../../source/byte-text.ts';

/**
 * Returns the index after the variable name at `start`: letters, digits and `_`; digits only if it starts with one; one
 * character if it is a special parameter such as `$@` (BuildKit shell/lex.go `processName`).
 */
export function variableNameEnd(text: string, start: number): number {
  SPECIAL_OR_NUMBER.lastIndex = start;
  if (SPECIAL_OR_NUMBER.test(text)) return SPECIAL_OR_NUMBER.lastIndex;
  for (let index = start; ;) {
    ASCII_NAME.lastIndex = index;
    ASCII_NAME.test(text);
    index = ASCII_NAME.lastIndex;
    const length = wideLetterLength(text, index);
    if (length === 0) return index;
    index += length;
  }
}

const SPECIAL_OR_NUMBER = /[@*#?$!-]|\d+/y;
const ASCII_NAME = /\w*/y;
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;

/** Returns the length in bytes of the letter or digit beyond ASCII at `index`, or 0. */
function wideLetterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (Number.isNaN(unit) || unit < 0xc2) return 0;
  const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
  return WIDE_LETTER.test(readableText(text.slice(index, index + length))) ? length : 0;
}
