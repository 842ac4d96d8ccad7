import { offsetAt, sliceSource, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceRange, SourceText } from '../../text/source-text.ts';
import { findUnit, skipBlanks, trimBlanksBefore } from './blank.ts';
import type { Escape } from './directives.ts';
import { lowerCase, SPLITTING_BLANK } from './words.ts';

/** One instruction of a Dockerfile. Its range is the text after the flags, without blanks at both ends. */
export interface Instruction extends SourceRange {
  /** In lower case; any word, known or not. */
  readonly keyword: string;
  readonly flags: readonly SourceText[];
  /** The instruction after ONBUILD. */
  readonly trigger: Instruction | undefined;
}

/** Splits a whole line into keyword, flags and arguments (BuildKit parser/split_command.go, line_parsers.go). */
export function splitInstruction(whole: SourceRange, escape: Escape): Instruction {
  const instruction = splitCommand(whole, escape);
  if (instruction.keyword !== 'onbuild' || instruction.start === instruction.end) return instruction;
  // A trigger is read again where it runs, and there without `# escape=`.
  return { ...instruction, trigger: splitCommand(instruction, '\\') };
}

function splitCommand(whole: SourceRange, escape: Escape): Instruction {
  const { source } = whole;
  const { text } = source;
  const keywordAt = skipBlanks(text, whole.start, whole.end);
  const end = trimBlanksBefore(text, keywordAt, whole.end);
  const keywordEnd = findUnit(SPLITTING_BLANK, text, keywordAt, end);
  const word = text.slice(keywordAt, keywordEnd);
  const keyword = USUAL.get(word) ?? lowerCase(word);
  const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
  const start = skipBlanks(text, argumentsAt, end);
  return { keyword, source, start, end, flags, trigger: undefined };
}

/** Keywords as most files write them. */
const USUAL: ReadonlyMap<string, string> = new Map(
  ['FROM', 'ARG', 'RUN', 'COPY', 'ADD', 'ONBUILD', 'CMD'].map((word) => [word, word.toLowerCase()]),
);

/** The `--name=value` words before the arguments of an instruction, without quotes and escapes. */
interface FlagSplit {
  readonly flags: readonly SourceText[];
  /** Index in the source of the first argument. */
  readonly argumentsAt: number;
}

const NO_FLAGS: readonly SourceText[] = [];

/**
 * Splits off the leading words that begin with `--`; a bare `--` ends them (BuildKit parser/split_command.go). Quotes can
 * be anywhere in such a word (most have none, and are sliced from the source), and the escape character works inside single quotes too.
 */
function splitFlags({ source, start, end }: SourceRange, escape: Escape): FlagSplit {
  let flags: SourceText[] | undefined;
  const { text } = source;
  let index = start;
  for (;;) {
    while (index < end && isBlankByte(text.charCodeAt(index))) index += 1;
    const isFlag = index + 1 < end && text.startsWith('--', index);
    if (!isFlag) return { flags: flags ?? NO_FLAGS, argumentsAt: index };
    const plainEnd = findUnit(BLANK_OR_MARK, text, index, end);
    const isPlain = plainEnd === end || isBlankByte(text.charCodeAt(plainEnd));
    const { flag, end: flagEnd } = isPlain
      ? { flag: sliceSource(source, index, plainEnd), end: plainEnd }
      : readQuotedFlag({ source, start: index, end }, escape);
    index = flagEnd;
    if (flag.text === '--') return { flags: flags ?? NO_FLAGS, argumentsAt: index };
    (flags ??= []).push(flag);
  }
}

interface FlagWord {
  readonly flag: SourceText;
  /** Index in the source after the word. */
  readonly end: number;
}

/** Reads one word up to a blank outside quotes. */
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

const BLANK_OR_MARK = /[\t-\r \u0085\u00a0"'\\`]/g;

function isQuote(unit: number): boolean {
  return unit === 0x22 || unit === 0x27;
}

/** BuildKit checks single bytes here, so the bytes 85 and A0 inside a longer character end a flag too. */
function isBlankByte(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0x85 || unit === 0xa0;
}
