import { readArgDefaults } from './arg-default.ts';
import type { ArgDefault } from './arg-default.ts';
import type { Escape } from './directive-run.ts';
import { complainAbout } from './instruction-rules.ts';
import { wordSources } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { lowerCase } from './lower-case.ts';
import type { Rejection } from './reading.ts';
import { rangeSource } from './source-range.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** A FROM with what follows it. */
export interface Stage {
  /** In lower case, as Docker stores it. */
  readonly name: string | undefined;
  readonly base: SourceText;
  readonly platform: SourceText | undefined;
  readonly line: number;
  readonly instructions: readonly Instruction[];
}

/** A Dockerfile as Docker takes it apart before it evaluates anything. */
export interface StagedFile {
  readonly kind: 'staged';
  readonly globalArgs: readonly ArgDefault[];
  readonly stages: readonly Stage[];
  readonly escape: Escape;
}

/** The stages of a file, or the instruction that Docker rejects it for. */
export type StagedFileReading = StagedFile | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Sorts instructions into global ARGs and stages; each is judged by itself first (BuildKit instructions/parse.go). */
export function splitStages(instructions: readonly Instruction[], escape: Escape): StagedFileReading {
  const globals: Instruction[] = [];
  const stages: (Stage & { readonly instructions: Instruction[] })[] = [];
  for (const instruction of instructions) {
    const stage = stages[stages.length - 1];
    const complaint = complainAbout(instruction);
    if (complaint !== undefined) return rejected(instruction.line, complaint);
    if (instruction.keyword === 'from') stages.push({ ...readFrom(instruction), instructions: [] });
    else if (stage !== undefined) stage.instructions.push(instruction);
    else if (instruction.keyword === 'arg') globals.push(instruction);
    else return rejected(instruction.line, 'it stands before the first FROM');
  }
  if (stages.length === 0) return rejected(1, 'it has no FROM');
  const globalArgs = globals.flatMap(readArgDefaults);
  return { kind: 'staged', globalArgs, stages, escape };
}

const PLATFORM = '--platform=';

function readFrom(instruction: Instruction): Omit<Stage, 'instructions'> {
  const { flags, line } = instruction;
  const [base = rangeSource(instruction), , name] = wordSources(instruction);
  const platform = flags.find((flag) => flag.text.startsWith(PLATFORM));
  return {
    name: name === undefined ? undefined : lowerCase(name.text),
    base,
    platform: platform === undefined ? undefined : sliceSource(platform, PLATFORM.length),
    line,
  };
}

function rejected(line: number, reason: string): StagedFileReading {
  return { kind: 'rejected', rejection: { line, reason } };
}
