import type { Instruction } from '../syntax/instruction.ts';
import { readSources } from '../syntax/source-words.ts';
import type { SourceWord } from '../syntax/source-words.ts';
import type { Stage } from '../syntax/stages.ts';
import type { StageBase } from './resolve-bases.ts';

/**
 * Returns the indexes of the stages that the last stage is built from, itself included: the bases, the sources of files,
 * and their bases and sources, triggers included (BuildKit dockerfile2llb/convert.go `allReachableStages`).
 */
export function reachedStages(
  stages: readonly Stage[],
  bases: readonly StageBase[],
  indexes: StageIndexes,
): ReadonlySet<number> {
  const reached = new Set<number>();
  const triggering = new Set<number>();
  const open = [stages.length - 1];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const stage = stages[index];
    if (stage === undefined || reached.has(index)) continue;
    reached.add(index);
    for (const source of sourceStages(stage.instructions, indexes)) open.push(source);
    const base = bases[index];
    const below = base?.kind === 'stage' ? base.index : undefined;
    if (below === undefined) continue;
    open.push(below);
    if (triggering.has(below)) continue;
    triggering.add(below);
    const triggers = stages[below]?.instructions.flatMap(({ trigger }) => trigger ?? []) ?? [];
    for (const source of sourceStages(triggers, indexes)) open.push(source);
  }
  return reached;
}

type StageIndexes = ReadonlyMap<string, number>;

function sourceStages(instructions: readonly Instruction[], indexes: StageIndexes): readonly number[] {
  return instructions
    .flatMap((instruction) => readSources(instruction))
    .flatMap((source) => sourceStage(source, indexes) ?? []);
}

function sourceStage({ use, word: { text } }: SourceWord, indexes: StageIndexes): number | undefined {
  const isIndex = use === 'dockerfile-copy' && /^\+?\d+$/.test(text);
  return isIndex ? Number(text) : indexes.get(text.toLowerCase());
}
