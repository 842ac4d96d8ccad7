import { readableText } from '../../text/byte-text.ts';

/**
 * Returns the index after the variable name at `start`: letters, digits and `_`; digits only if it starts with one; one
 * character if it is a special parameter such as `$@` (BuildKit shell/lex.go `processName`).
 */
export function variableNameEnd(text: string, start: number): number {
  if (SPECIAL.test(text.charAt(start))) return start + 1;
  const digitsEnd = runEnd(text, start, { narrow: ASCII_DIGITS, wide: WIDE_DIGIT });
  return digitsEnd === start ? wordEnd(text, start) : digitsEnd;
}

/** Returns the index after the letters, digits and `_` at `start`, those beyond ASCII included. */
export function wordEnd(text: string, start: number): number {
  return runEnd(text, start, { narrow: ASCII_WORD, wide: WIDE_LETTER });
}

const SPECIAL = /[@*#?$!-]/;
const ASCII_DIGITS = /\d*/y;
const ASCII_WORD = /\w*/y;
const WIDE_DIGIT = /^\p{Nd}/u;
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;

function runEnd(
  text: string,
  start: number,
  { narrow, wide }: { readonly narrow: RegExp; readonly wide: RegExp },
): number {
  let index = start;
  for (;;) {
    narrow.lastIndex = index;
    narrow.test(text);
    index = narrow.lastIndex;
    const unit = text.charCodeAt(index);
    if (!(unit >= 0xc2)) return index;
    const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
    if (!wide.test(readableText(text.slice(index, index + length)))) return index;
    index += length;
  }
}
