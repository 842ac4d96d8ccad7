import { rangeSource, sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Escape } from './directives.ts';
import type { Instruction } from './instruction.ts';
import { lowerCase, splitAtBlanks, splitQuotedWords } from './words.ts';

/** A FROM with the instructions after it. */
export interface Stage {
  /** In lower case, as Docker stores it. */
  readonly name: string | undefined;
  /** The word that names the base; all words if the FROM is malformed. */
  readonly base: SourceText;
  /** A FROM is an image, or an image, AS and a name. */
  readonly isMalformed: boolean;
  readonly platform: SourceText | undefined;
  readonly instructions: readonly Instruction[];
}

/** A Dockerfile before any expansion. */
export interface StagedFile {
  readonly globalArgs: readonly ArgDefault[];
  readonly stages: readonly Stage[];
}

/** Sorts instructions into global ARGs and stages (BuildKit instructions/parse.go). */
export function splitStages(instructions: readonly Instruction[], escape: Escape): StagedFile {
  const globalArgs: ArgDefault[] = [];
  const stages: OpenStage[] = [];
  let stage: OpenStage | undefined;
  for (const instruction of instructions) {
    if (instruction.keyword === 'from') {
      stage = readFrom(instruction);
      stages.push(stage);
    } else if (stage !== undefined) stage.instructions.push(instruction);
    else if (instruction.keyword === 'arg')
      for (const arg of readArgDefaults(instruction, escape)) globalArgs.push(arg);
  }
  return { globalArgs, stages };
}

interface OpenStage extends Stage {
  readonly instructions: Instruction[];
}

const PLATFORM = '--platform=';

function readFrom(from: Instruction): OpenStage {
  const words = splitAtBlanks(from);
  const base = words[0];
  const stage = AS.test(words[1]?.text ?? '') ? words[2] : undefined;
  const name = stage === undefined ? undefined : lowerCase(stage.text);
  const platform = from.flags.find((flag) => flag.text.startsWith(PLATFORM));
  const isNamed = words.length === 3 && name !== undefined && STAGE_NAME.test(name);
  const isMalformed = words.length !== 1 && !isNamed;
  return {
    name,
    base: base === undefined || isMalformed ? rangeSource(from) : base,
    isMalformed,
    platform: platform === undefined ? undefined : sliceSource(platform, PLATFORM.length),
    instructions: [],
  };
}

/** In any case; Go's `strings.EqualFold` takes U+017F, the long s, for an s too. */
const AS = /^[Aa](?:[Ss]|\u00c5\u00bf)$/;
const STAGE_NAME = /^[a-z][a-z0-9-_.]*$/;

/** One `NAME` or `NAME=default` of an ARG. */
export interface ArgDefault {
  readonly name: string;
  /** The text after `=`, with quotes and expansions; undefined without `=`. */
  readonly value: SourceText | undefined;
}

/** Returns the names that an ARG declares, in order. */
export function readArgDefaults(arg: Instruction, escape: Escape): readonly ArgDefault[] {
  return splitQuotedWords(arg, escape).map((word) => {
    const equals = word.text.indexOf('=');
    if (equals === -1) return { name: word.text, value: undefined };
    return { name: word.text.slice(0, equals), value: sliceSource(word, equals + 1) };
  });
}
