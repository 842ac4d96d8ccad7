import { assertNever } from '../errors.ts';
import { skipBlanks, trimBlanksBefore } from './blank.ts';
import type { Escape } from './directive-run.ts';
import { splitFlags } from './flags.ts';
import { cutHealthcheck } from './healthcheck.ts';
import type { HeredocBody } from './heredoc-body.ts';
import { readJsonArray } from './json-array.ts';
import { lowerCaseKeyword } from './keyword.ts';
import { rangeText } from './source-range.ts';
import type { SourceRange } from './source-range.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { isSplittingBlank, splitAtBlanks, splitQuotedWords } from './words.ts';
import type { WordSpan } from './words.ts';

/**
 * One instruction of a Dockerfile, taken apart as far as every instruction of its kind is alike. Its range is what
 * follows the flags, blanks at both ends cut off.
 */
export interface Instruction extends SourceRange {
  readonly kind: 'instruction';
  /** In lower case. */
  readonly keyword: string;
  readonly flags: readonly SourceText[];
  /** Where its words stand in the source, for FROM and for what takes names and values. */
  readonly words: readonly WordSpan[];
  /** The strings of the exec form, where the arguments are a JSON array. */
  readonly strings: readonly string[] | undefined;
  /** What stands in the heredocs that it opens, in their order. */
  readonly bodies: readonly HeredocBody[];
  /** What ONBUILD puts off. */
  readonly trigger: Instruction | undefined;
  /** 1-based line on which it begins. */
  readonly line: number;
}

/** An instruction, or what Docker's parser refuses it for. */
export type InstructionReading = Instruction | { readonly kind: 'rejected'; readonly reason: string };

/** Splits a whole line into keyword, flags and arguments (BuildKit parser/split_command.go, line_parsers.go). */
export function splitInstruction(whole: SourceRange, line: number, escape: Escape): InstructionReading {
  const { source } = whole;
  const { text } = source;
  const keywordAt = skipBlanks(text, whole.start, whole.end);
  const end = trimBlanksBefore(text, keywordAt, whole.end);
  const keywordEnd = findKeywordEnd(text, keywordAt, end);
  const keyword = lowerCaseKeyword(text.slice(keywordAt, keywordEnd));
  const { flags, argumentsAt } = splitFlags({ source, start: keywordEnd, end }, escape);
  const start = skipBlanks(text, argumentsAt, end);
  const words = splitWords(keyword, { source, start, end }, escape);
  return readArguments(
    {
      kind: 'instruction',
      keyword,
      source,
      start,
      end,
      flags,
      words,
      line,
      strings: undefined,
      bodies: NO_BODIES,
      trigger: undefined,
    },
    escape,
  );
}

/** The words of an instruction, as texts. */
export function wordTexts({ source, words }: Instruction): readonly string[] {
  return words.map(({ start, end }) => source.text.slice(start, end));
}

/** The words of an instruction, with their places in the file. */
export function wordSources({ source, words }: Instruction): readonly SourceText[] {
  return words.map(({ start, end }) => sliceSource(source, start, end));
}

/** A form feed ends the keyword too, U+00A0 does not. */
function findKeywordEnd(text: string, start: number, end: number): number {
  let index = start;
  while (index < end && !isSplittingBlank(text.charCodeAt(index))) index += 1;
  return index;
}

const NO_WORDS: readonly WordSpan[] = [];
const NO_BODIES: readonly HeredocBody[] = [];

function splitWords(keyword: string, range: SourceRange, escape: Escape): readonly WordSpan[] {
  switch (keyword) {
    case 'from':
      return splitAtBlanks(range);
    case 'arg':
    case 'env':
    case 'label':
      return splitQuotedWords(range, escape);
    default:
      return NO_WORDS;
  }
}

/** What the parser already refuses while it reads the arguments: before any rule about their number. */
function readArguments(instruction: Instruction, escape: Escape): InstructionReading {
  switch (instruction.keyword) {
    case 'onbuild':
      return readTrigger(instruction, escape);
    case 'env':
    case 'label': {
      const reason = complainAboutPairs(instruction);
      return reason === undefined ? instruction : { kind: 'rejected', reason };
    }
    case 'add':
    case 'cmd':
    case 'copy':
    case 'entrypoint':
    case 'healthcheck':
    case 'run':
    case 'shell':
    case 'volume':
      return readExecForm(instruction);
    default:
      return instruction;
  }
}

function readExecForm(instruction: Instruction): InstructionReading {
  if (!instruction.source.text.endsWith(']', instruction.end)) return instruction;
  const text = rangeText(instruction);
  const command = instruction.keyword === 'healthcheck' ? cutHealthcheck(text).command : text;
  const array = readJsonArray(command.slice(skipBlanks(command, 0)));
  switch (array.kind) {
    case 'strings':
      return { ...instruction, strings: array.strings };
    case 'other-values':
      return { kind: 'rejected', reason: 'the JSON form may hold nothing but strings' };
    case 'no-json':
      return instruction;
    default:
      return assertNever(array);
  }
}

/** The trigger of an ONBUILD. The trigger of a chained ONBUILD is not looked into: Docker refuses the chain. */
function readTrigger(onbuild: Instruction, escape: Escape): InstructionReading {
  if (onbuild.start === onbuild.end) return onbuild;
  if (/^onbuild[\t\v\f\r ]/i.test(rangeText(onbuild))) return { ...onbuild, trigger: onbuild };
  const trigger = splitInstruction(onbuild, onbuild.line, escape);
  return trigger.kind === 'rejected' ? trigger : { ...onbuild, trigger };
}

/** ENV and LABEL take `key=value` words, or one key and one value without `=` between. */
function complainAboutPairs(instruction: Instruction): string | undefined {
  const { keyword } = instruction;
  const words = wordTexts(instruction);
  const [first] = words;
  if (first === undefined) return undefined;
  if (!first.includes('=')) {
    return BLANKS.test(rangeText(instruction))
      ? undefined
      : `${keyword.toUpperCase()} needs a name and a value`;
  }
  const bare = words.find((word) => !word.includes('='));
  if (bare === undefined) return undefined;
  return `"${bare}" has no "=", and ${keyword.toUpperCase()} takes name=value`;
}

const BLANKS = /[\t\v\f\r ]/;
