import { readableText } from './byte-text.ts';

/**
 * Index after the variable name that starts at `start`: letters, digits and `_`; digits alone where it starts with one;
 * one character where it starts with a special parameter such as `$@` (BuildKit shell/lex.go `processName`).
 */
export function variableNameEnd(text: string, start: number): number {
  const first = text.charAt(start);
  if (first !== '' && '@*#?-$!'.includes(first)) return start + 1;
  const allowed = DIGIT.test(first) ? DIGIT : WORD;
  let index = start;
  for (;;) {
    const length = allowed.test(text.charAt(index)) ? 1 : wideLetterLength(text, index);
    if (length === 0 || (length > 1 && allowed === DIGIT)) return index;
    index += length;
  }
}

const DIGIT = /^\d$/;
const WORD = /^\w$/;
const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;

/** Length in bytes of a letter or digit beyond ASCII; a name may hold one, 0 where none stands. */
function wideLetterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (Number.isNaN(unit) || unit < 0xc2) return 0;
  const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
  return WIDE_LETTER.test(readableText(text.slice(index, index + length))) ? length : 0;
}
