import type { Escape } from './directive-run.ts';
import type { SourceRange } from './source-range.ts';
import { offsetAt, sliceSource, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** The `--name=value` words before the arguments of an instruction, quotes and escapes taken away. */
export interface FlagSplit {
  readonly flags: readonly SourceText[];
  /** Index in the source where the arguments begin. */
  readonly argumentsAt: number;
}

const NO_FLAGS: readonly SourceText[] = [];

/**
 * Takes the leading words that begin with `--`; a bare `--` ends them (BuildKit parser/split_command.go). Quotes may
 * stand anywhere in such a word, and here the escape character works inside single quotes too.
 */
export function splitFlags({ source, start, end }: SourceRange, escape: Escape): FlagSplit {
  let flags: SourceText[] | undefined;
  const { text } = source;
  let index = start;
  for (;;) {
    while (index < end && isBlankByte(text.charCodeAt(index))) index += 1;
    const isFlag = index + 1 < end && text.startsWith('--', index);
    if (!isFlag) return { flags: flags ?? NO_FLAGS, argumentsAt: index };
    const word = readFlag({ source, start: index, end }, escape);
    index = word.end;
    if (word.flag.text === '--') return { flags: flags ?? NO_FLAGS, argumentsAt: index };
    (flags ??= []).push(word.flag);
  }
}

interface FlagWord {
  readonly flag: SourceText;
  /** Index in the source after the word. */
  readonly end: number;
}

/** One word up to a blank outside quotes. Nearly every flag is one run of characters, and cut out as it stands. */
function readFlag({ source, start, end }: SourceRange, escape: Escape): FlagWord {
  const { text } = source;
  const sign = escape.charCodeAt(0);
  let index = start;
  for (; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    if (isBlankByte(unit)) break;
    if (unit === sign || isQuote(unit)) return readQuotedFlag({ source, start, end }, escape);
  }
  return { flag: sliceSource(source, start, index), end: index };
}

function readQuotedFlag({ source, start, end }: SourceRange, escape: Escape): FlagWord {
  const { text } = source;
  const flag = new SourceTextBuilder();
  let quote = '';
  let index = start;
  for (; index < end; index += 1) {
    const character = text.charAt(index);
    if (quote === '' && isBlankByte(text.charCodeAt(index))) break;
    if (character === quote) quote = '';
    else if (quote === '' && isQuote(text.charCodeAt(index))) quote = character;
    else if (character !== escape) flag.append(character, offsetAt(source, index));
    else if (index + 1 < end) {
      index += 1;
      flag.append(text.charAt(index), offsetAt(source, index));
    }
  }
  return { flag: flag.build(), end: index };
}

function isQuote(unit: number): boolean {
  return unit === 0x22 || unit === 0x27;
}

/** Docker looks at single bytes here, so that the bytes 85 and A0 inside a longer character end a flag too. */
function isBlankByte(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}
