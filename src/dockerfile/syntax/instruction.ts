import type { SourceRange, SourceText } from '../../text/source-text.ts';
import { findUnit, skipBlanks, trimBlanksBefore } from './blank.ts';
import type { Escape } from './directives.ts';
import { splitFlags } from './flags.ts';
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
