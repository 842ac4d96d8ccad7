import { wordSources } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** One `NAME` or `NAME=default` of an ARG. */
export interface ArgDefault {
  readonly name: string;
  /** The text after `=`, quotes and expansions still in it; undefined without `=`. */
  readonly value: SourceText | undefined;
  readonly line: number;
}

/** The names that an ARG declares, in order; there may be several. */
export function readArgDefaults(instruction: Instruction): readonly ArgDefault[] {
  return wordSources(instruction).map((word) => {
    const equals = word.text.indexOf('=');
    if (equals === -1) return { name: word.text, value: undefined, line: instruction.line };
    return { name: word.text.slice(0, equals), value: sliceSource(word, equals + 1), line: instruction.line };
  });
}
