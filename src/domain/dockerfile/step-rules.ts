import { readArgDefaults } from './arg-default.ts';
import { complainAboutCopy } from './copy-rules.ts';
import { trimBlanks } from './blank.ts';
import type { VariableValue } from './fragment.ts';
import { wordTexts } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { complainAboutMountValues } from './mount-rules.ts';
import { complainAboutPorts } from './port-text.ts';
import { complainAboutSignal } from './signal-name.ts';
import { rangeText } from './source-range.ts';
import type { StageScope } from './stage-scope.ts';
import { expandStepWord } from './step-word.ts';
import type { StepOptions, StepWord } from './step-word.ts';
import { splitAtBlanks } from './words.ts';

/** What an instruction of a stage is judged with. */
export interface StepContext extends StepOptions {
  readonly scope: StageScope;
  /** What a global ARG of this name holds. */
  readonly findGlobal: (name: string) => VariableValue | undefined;
}

/**
 * What Docker rejects an instruction for while it turns it into a step: a word that cannot be expanded, a value that cannot
 * be (BuildKit dockerfile2llb/convert.go `dispatch`). What hangs on the base image or on a build argument is left to the
 * build. Takes over into the scope what the instruction sets.
 */
export function complainAboutStep(instruction: Instruction, context: StepContext): string | undefined {
  switch (instruction.keyword) {
    case 'arg':
      return takeArguments(instruction, context);
    case 'env':
    case 'label':
      return takePairs(instruction, context);
    case 'add':
    case 'copy':
      return complainAboutCopy(instruction, instruction.strings ?? blankSeparated(instruction), context);
    case 'expose':
      return complainAboutWords(blankSeparated(instruction), context, complainAboutPorts);
    case 'volume':
      return complainAboutWords(
        (instruction.strings ?? blankSeparated(instruction)).map(trimBlanks),
        context,
        complainAboutVolume,
      );
    case 'stopsignal':
      return complainAboutWords([rangeText(instruction)], context, complainAboutSignal);
    case 'user':
      return complainAboutWords([rangeText(instruction)], context);
    case 'workdir':
      return takeFolder(instruction, context);
    case 'run':
      return complainAboutMountValues(instruction, context);
    default:
      return undefined;
  }
}

function takeFolder(instruction: Instruction, context: StepContext): string | undefined {
  const word = expandStepWord(rangeText(instruction), context);
  if (word.kind === 'failed') return word.reason;
  context.scope.enter(word);
  return undefined;
}

/** The name of an ARG is not expanded. */
function takeArguments(instruction: Instruction, context: StepContext): string | undefined {
  for (const { name, value } of readArgDefaults(instruction)) {
    const word = value === undefined ? undefined : expandStepWord(value.text, context);
    if (word === undefined) context.scope.declare(name, context.findGlobal(name));
    else if (word.kind === 'failed') return word.reason;
    else context.scope.define(name, word);
  }
  return undefined;
}

/** All are expanded before the first is set. */
function takePairs(instruction: Instruction, context: StepContext): string | undefined {
  const pairs: (readonly [name: StepWord, value: StepWord])[] = [];
  for (const [name, value] of namesAndValues(instruction)) {
    const pair = [expandStepWord(name, context), expandStepWord(value, context)] as const;
    for (const word of pair) if (word.kind === 'failed') return word.reason;
    pairs.push(pair);
  }
  if (instruction.keyword === 'label') return undefined;
  for (const [name, value] of pairs) context.scope.set(name.kind === 'text' ? name.text : undefined, value);
  return undefined;
}

/** Each is expanded by itself, so that no quote reaches over the first `=`, or in the old form over the first blank. */
function namesAndValues(instruction: Instruction): readonly (readonly [name: string, value: string])[] {
  const words = wordTexts(instruction);
  if (words[0]?.includes('=') === false) {
    const [name = '', value = ''] = rangeText(instruction).split(/[\t\v\f\r ]+([^]*)/, 2);
    return [[name, value]];
  }
  return words.map((word) => {
    const equals = word.indexOf('=');
    return [word.slice(0, equals), word.slice(equals + 1)];
  });
}

function blankSeparated(instruction: Instruction): readonly string[] {
  return splitAtBlanks(instruction).map(({ start, end }) => instruction.source.text.slice(start, end));
}

function complainAboutWords(
  words: readonly string[],
  context: StepContext,
  judge: (text: string, word: string) => string | undefined = () => undefined,
): string | undefined {
  for (const word of words) {
    const reading = expandStepWord(word, context);
    if (reading.kind === 'failed') return reading.reason;
    const complaint = reading.kind === 'text' ? judge(reading.text, word) : undefined;
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function complainAboutVolume(path: string, word: string): string | undefined {
  return path === '' ? `the VOLUME ${word} comes to nothing` : undefined;
}
