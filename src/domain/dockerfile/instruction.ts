import { assertNever } from '../errors.ts';
import { skipBlanks, trimBlanksBefore } from './blank.ts';
import type { Escape } from './directive-run.ts';
import { splitFlags } from './flags.ts';
import { readJsonArray } from './json-array.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { isSplittingBlank, splitAtBlanks, splitQuotedWords } from './words.ts';
import type { WordSpan } from './words.ts';

/** One instruction of a Dockerfile, taken apart as far as every instruction of its kind is alike. */
export interface Instruction {
  /** In lower case. */
  readonly keyword: string;
  readonly flags: readonly SourceText[];
  /** What follows the flags, blanks at both ends cut off. */
  readonly rest: SourceText;
  /** Where its words stand, for an instruction that takes words. */
  readonly words: readonly WordSpan[];
  /** The strings of the exec form, where the arguments are a JSON array. */
  readonly strings: readonly string[] | undefined;
  /** What ONBUILD puts off. */
  readonly trigger: Instruction | undefined;
  /** 1-based line on which it begins. */
  readonly line: number;
}

/** An instruction, or what Docker's parser refuses it for. */
export type InstructionReading =
  | { readonly kind: 'instruction'; readonly instruction: Instruction }
  | { readonly kind: 'rejected'; readonly reason: string };

/** Splits a whole line into keyword, flags and arguments (BuildKit parser/split_command.go, line_parsers.go). */
export function splitInstruction(whole: SourceText, line: number, escape: Escape): InstructionReading {
  const start = skipBlanks(whole.text, 0);
  const trimmed = sliceSource(whole, start, trimBlanksBefore(whole.text, start, whole.text.length));
  const keywordEnd = findKeywordEnd(trimmed.text);
  const keyword = trimmed.text.slice(0, keywordEnd).toLowerCase();
  const { flags, argumentsAt } = splitFlags(trimmed, keywordEnd, escape);
  const rest = sliceSource(trimmed, skipBlanks(trimmed.text, argumentsAt));
  const words = splitWords(keyword, rest.text, escape);
  return readArguments({ keyword, flags, rest, words, line, strings: undefined, trigger: undefined }, escape);
}

/** The words of an instruction, as texts. */
export function wordTexts({ rest, words }: Instruction): readonly string[] {
  return words.map(({ start, end }) => rest.text.slice(start, end));
}

/** The words of an instruction, with their places in the file. */
export function wordSources({ rest, words }: Instruction): readonly SourceText[] {
  return words.map(({ start, end }) => sliceSource(rest, start, end));
}

/** A form feed ends the keyword too, U+00A0 does not. */
function findKeywordEnd(text: string): number {
  let index = 0;
  while (index < text.length && !isSplittingBlank(text.charCodeAt(index))) index += 1;
  return index;
}

function splitWords(keyword: string, text: string, escape: Escape): readonly WordSpan[] {
  switch (keyword) {
    case 'add':
    case 'copy':
    case 'expose':
    case 'from':
    case 'volume':
      return splitAtBlanks(text);
    case 'arg':
    case 'env':
    case 'label':
      return splitQuotedWords(text, escape);
    default:
      return [];
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
      return reason === undefined ? { kind: 'instruction', instruction } : { kind: 'rejected', reason };
    }
    case 'add':
    case 'cmd':
    case 'copy':
    case 'entrypoint':
    case 'run':
    case 'shell':
    case 'volume':
      return readExecForm(instruction, instruction.rest.text);
    case 'healthcheck':
      return readExecForm(instruction, instruction.rest.text.replace(/^\S+\s*/, ''));
    default:
      return { kind: 'instruction', instruction };
  }
}

function readExecForm(instruction: Instruction, text: string): InstructionReading {
  const array = readJsonArray(text);
  switch (array.kind) {
    case 'strings':
      return { kind: 'instruction', instruction: { ...instruction, strings: array.strings } };
    case 'other-values':
      return {
        kind: 'rejected',
        reason: 'the JSON form may hold nothing but strings',
      };
    case 'no-json':
      return { kind: 'instruction', instruction };
    default:
      return assertNever(array);
  }
}

/** The trigger of an ONBUILD. The trigger of a chained ONBUILD is not looked into: Docker refuses the chain. */
function readTrigger(onbuild: Instruction, escape: Escape): InstructionReading {
  if (onbuild.rest.text === '') return { kind: 'instruction', instruction: onbuild };
  if (/^onbuild[\t\v\f\r ]/i.test(onbuild.rest.text)) {
    return { kind: 'instruction', instruction: { ...onbuild, trigger: onbuild } };
  }
  const trigger = splitInstruction(onbuild.rest, onbuild.line, escape);
  if (trigger.kind === 'rejected') return trigger;
  return { kind: 'instruction', instruction: { ...onbuild, trigger: trigger.instruction } };
}

/** ENV and LABEL take `key=value` words, or one key and one value without `=` between. */
function complainAboutPairs(instruction: Instruction): string | undefined {
  const { keyword, rest } = instruction;
  const words = wordTexts(instruction);
  const [first] = words;
  if (first === undefined) return undefined;
  if (!first.includes('=')) {
    return BLANKS.test(rest.text) ? undefined : `${keyword.toUpperCase()} needs a name and a value`;
  }
  const bare = words.find((word) => !word.includes('='));
  if (bare === undefined) return undefined;
  return `"${bare}" has no "=", and ${keyword.toUpperCase()} takes name=value`;
}

const BLANKS = /[\t\v\f\r ]/;
