import { readableText } from '../../source/byte-text.ts';

/**
 * Returns the index after the variable name at `start`: letters, digits and `_`; digits only if it starts with one; one
 * character if it is a special parameter such as `$@` (BuildKit shell/lex.go `processName`).
 */
export function variableNameEnd(text: string, start: number): number {
  ASCII_NAME.lastIndex = start;
  ASCII_NAME.test(text);
  let index = ASCII_NAME.lastIndex;
  while (text.charCodeAt(index) >= 0xc2 && !SPECIAL_OR_DIGIT.test(text.charAt(start))) {
    const length = wideLetterLength(text, index);
    if (length === 0) break;
    ASCII_LETTERS.lastIndex = index + length;
    ASCII_LETTERS.test(text);
    index = ASCII_LETTERS.lastIndex;
  }
  return index;
}

const ASCII_NAME = /[@*#?$!-]|\d+|\w*/y;
const ASCII_LETTERS = /\w*/y;
const SPECIAL_OR_DIGIT = /[@*#?$!\d-]/;
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;

/** Returns the length in bytes of the letter or digit beyond ASCII at `index`, or 0. */
function wideLetterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
  return WIDE_LETTER.test(readableText(text.slice(index, index + length))) ? length : 0;
}
