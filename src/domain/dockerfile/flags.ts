import type { Escape } from './directive-run.ts';
import { offsetAt, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** The `--name=value` words before the arguments of an instruction, quotes and escapes taken away. */
export interface FlagSplit {
  readonly flags: readonly SourceText[];
  /** Index in the source where the arguments begin. */
  readonly argumentsAt: number;
}

/**
 * Takes the leading words that begin with `--`, from `start` on; a bare `--` ends them (BuildKit parser/split_command.go).
 * Quotes may stand anywhere in such a word, and here the escape character works inside single quotes too.
 */
export function splitFlags(source: SourceText, start: number, escape: Escape): FlagSplit {
  const flags: SourceText[] = [];
  const { text } = source;
  let index = start;
  for (;;) {
    while (index < text.length && isBlankByte(text.charCodeAt(index))) index += 1;
    if (!text.startsWith('--', index)) return { flags, argumentsAt: index };
    const word = readFlag(source, index, escape);
    index = word.end;
    if (word.flag.text === '--') return { flags, argumentsAt: index };
    flags.push(word.flag);
  }
}

/** One word up to a blank outside quotes. */
function readFlag(
  source: SourceText,
  start: number,
  escape: Escape,
): { readonly flag: SourceText; readonly end: number } {
  const { text } = source;
  const flag = new SourceTextBuilder();
  let quote = '';
  let index = start;
  for (; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote === '' && isBlankByte(text.charCodeAt(index))) break;
    if (character === quote) quote = '';
    else if (quote === '' && (character === '"' || character === "'")) quote = character;
    else if (character !== escape) flag.append(character, offsetAt(source, index));
    else if (index + 1 < text.length) {
      index += 1;
      flag.append(text.charAt(index), offsetAt(source, index));
    }
  }
  return { flag: flag.build(), end: index };
}

/** Docker looks at single bytes here, so that the bytes 85 and A0 inside a longer character end a flag too. */
function isBlankByte(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}
