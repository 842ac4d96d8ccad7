import { assertNever } from '../errors.ts';
import { skipBlanks, trimBlanksBefore } from './blank.ts';
import type { Escape } from './directive-run.ts';
import { splitFlags } from './flags.ts';
import { readJsonArray } from './json-array.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { splitAtBlanks, splitQuotedWords } from './words.ts';

/** One instruction of a Dockerfile, taken apart as far as every instruction of its kind is alike. */
export interface Instruction {
  /** In lower case. */
  readonly keyword: string;
  readonly flags: readonly SourceText[];
  /** What follows the flags, blanks at both ends cut off. */
  readonly rest: SourceText;
  /** The words of it, where the instruction takes words. */
  readonly words: readonly SourceText[];
  /** The strings of the exec form, where the arguments are a JSON array. */
  readonly strings: readonly string[] | undefined;
  /** What ONBUILD puts off. */
  readonly trigger: Instruction | undefined;
  /** 1-based line on which it begins. */
  readonly line: number;
}

export type InstructionReading =
  | { readonly kind: 'instruction'; readonly instruction: Instruction }
  | { readonly kind: 'rejected'; readonly reason: string };

/** Splits a whole line into keyword, flags and arguments (BuildKit parser/split_command.go, line_parsers.go). */
export function splitInstruction(whole: SourceText, line: number, escape: Escape): InstructionReading {
  const start = skipBlanks(whole.text, 0);
  const trimmed = sliceSource(whole, start, trimBlanksBefore(whole.text, start, whole.text.length));
  const keywordEnd = KEYWORD.exec(trimmed.text)?.[0].length ?? 0;
  const keyword = trimmed.text.slice(0, keywordEnd).toLowerCase();
  const { flags, argumentsAt } = splitFlags(trimmed, keywordEnd, escape);
  const rest = sliceSource(trimmed, skipBlanks(trimmed.text, argumentsAt));
  const words = splitWords(keyword, rest, escape);
  return readArguments({ keyword, flags, rest, words, line, strings: undefined, trigger: undefined }, escape);
}

/** Only these blanks end the keyword (`reWhitespace`); a form feed does, U+00A0 does not. */
const KEYWORD = /^[^\t\v\f\r ]*/;

function splitWords(keyword: string, rest: SourceText, escape: Escape): readonly SourceText[] {
  switch (keyword) {
    case 'add':
    case 'copy':
    case 'expose':
    case 'from':
    case 'volume':
      return splitAtBlanks(rest);
    case 'arg':
    case 'env':
    case 'label':
      return splitQuotedWords(rest, escape);
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
        reason: 'when using JSON array syntax, arrays must be comprised of strings only',
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
function complainAboutPairs({ keyword, rest, words }: Instruction): string | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  if (!first.text.includes('=')) {
    return BLANKS.test(rest.text) ? undefined : `${keyword.toUpperCase()} must have two arguments`;
  }
  const bare = words.find((word) => !word.text.includes('='));
  if (bare === undefined) return undefined;
  return `Syntax error - can't find = in "${bare.text}". Must be of the form: name=value`;
}

const BLANKS = /[\t\v\f\r ]/;
