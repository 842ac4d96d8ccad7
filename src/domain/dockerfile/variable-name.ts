import { readableText } from './byte-text.ts';

/**
 * Index after the variable name that starts at `start`: letters, digits and `_`; digits alone where it starts with one;
 * one character where it starts with a special parameter such as `$@` (BuildKit shell/lex.go `processName`).
 */
export function variableNameEnd(text: string, start: number): number {
  const first = text.charAt(start);
  if (first !== '' && '@*#?-$!'.includes(first)) return start + 1;
  let index = start;
  if (isDigit(text.charCodeAt(start))) {
    while (isDigit(text.charCodeAt(index))) index += 1;
    return index;
  }
  for (;;) {
    const length = isWordCharacter(text.charCodeAt(index)) ? 1 : wideLetterLength(text, index);
    if (length === 0) return index;
    index += length;
  }
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Letters and digits of ASCII, and `_`. */
function isWordCharacter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || isDigit(unit);
}

const WIDE_LETTER = /^[\p{L}\p{Nd}]/u;

/** Length in bytes of a letter or digit beyond ASCII; a name may hold one, 0 where none stands. */
function wideLetterLength(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (Number.isNaN(unit) || unit < 0xc2) return 0;
  const length = unit < 0xe0 ? 2 : unit < 0xf0 ? 3 : 4;
  return WIDE_LETTER.test(readableText(text.slice(index, index + length))) ? length : 0;
}
