import { isInteger } from './integer-text.ts';
import type { Instruction } from './instruction.ts';
import type { Base } from './resolve-base.ts';
import { readSources } from './source-words.ts';
import type { SourceWord } from './source-words.ts';
import type { Stage } from './stage.ts';

/**
 * The numbers of the stages that the last one is made with, itself among them: what it stands on, what it takes files
 * from, what those stand on and take from, triggers included (BuildKit dockerfile2llb/convert.go `allReachableStages`).
 */
export function reachedStages(stages: readonly Stage[], bases: readonly Base[]): ReadonlySet<number> {
  const numbers = new Map(stages.map(({ name }, index) => [name, index]));
  const reached = new Set<number>();
  const triggering = new Set<number>();
  const open = [stages.length - 1];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const stage = stages[index];
    if (stage === undefined || reached.has(index)) continue;
    reached.add(index);
    for (const source of sourceStages(stage.instructions, numbers)) open.push(source);
    const below = baseNumber(bases[index]);
    if (below === undefined) continue;
    open.push(below);
    if (triggering.has(below)) continue;
    triggering.add(below);
    for (const source of sourceStages(triggersOf(stages[below]), numbers)) open.push(source);
  }
  return reached;
}

/** Number of the stage that a base is, undefined where it is none or the platform says which. */
export function baseNumber(base: Base | undefined): number | undefined {
  return base?.kind === 'stage' ? base.index : undefined;
}

/** The instructions that a stage puts off, in order. */
export function triggersOf(stage: Stage | undefined): readonly Instruction[] {
  return stage?.instructions.flatMap(({ trigger }) => (trigger === undefined ? [] : [trigger])) ?? [];
}

function sourceStages(
  instructions: readonly Instruction[],
  numbers: ReadonlyMap<string | undefined, number>,
): readonly number[] {
  return instructions
    .flatMap((instruction) => readSources(instruction))
    .map((source) => sourceStage(source, numbers))
    .filter((number) => number !== undefined);
}

function sourceStage(
  { use, word }: SourceWord,
  numbers: ReadonlyMap<string | undefined, number>,
): number | undefined {
  const text = word?.text ?? 'scratch';
  const isNumber = use === 'dockerfile-copy' && isInteger(text);
  return isNumber ? Number(text) : numbers.get(text.toLowerCase());
}
