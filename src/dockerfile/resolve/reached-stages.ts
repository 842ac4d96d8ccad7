import type { ImageReference } from '../../values/image-reference.ts';
import type { Fragment } from '../expand/fragment.ts';
import type { FromArguments, SkipCode } from '../reading.ts';
import type { Instruction } from '../syntax/instruction.ts';
import { readSources } from '../syntax/source-words.ts';
import type { SourceWord } from '../syntax/source-words.ts';
import type { Stage } from '../syntax/stages.ts';

/** The base of a FROM. `fromArguments` is undefined if no build argument is in it. */
export type StageBase = ReadBase & { readonly fromArguments: FromArguments | undefined };

/** A base without the build arguments in it. */
export type ReadBase =
  | { readonly kind: 'image'; readonly fragment: Fragment; readonly reference: ImageReference }
  /** `index` is undefined if it depends on the platform which stage it is. */
  | { readonly kind: 'stage'; readonly fragment: Fragment; readonly index: number | undefined }
  | { readonly kind: 'scratch'; readonly fragment: Fragment }
  | { readonly kind: 'skipped'; readonly code: SkipCode; readonly reason: string };

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

/**
 * Returns whether a stage is part of the final image, by its index: the last stage, the stages below it, and those whose
 * whole root they copy. Undefined, for stages that are not known to be, if a base depends on the platform.
 */
export function finalStages(
  stages: readonly Stage[],
  bases: readonly StageBase[],
  indexes: StageIndexes,
): (index: number) => boolean | undefined {
  const final = new Set<number>();
  let isCertain = true;
  const open = [stages.length - 1];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const base = bases[index];
    if (base === undefined || final.has(index)) continue;
    final.add(index);
    if (base.kind !== 'skipped' && base.fragment.dependsOnPlatform) isCertain = false;
    if (base.kind === 'stage' && base.index !== undefined) open.push(base.index);
    const copies = stages[index]?.instructions.filter(copiesRoot) ?? [];
    for (const source of sourceStages(copies, indexes)) open.push(source);
  }
  return (index) => final.has(index) || (isCertain ? false : undefined);
}

/** `COPY --from=… / …` copies all files of an image or a stage. */
function copiesRoot({ keyword, source, start, end }: Instruction): boolean {
  const isAll = /^(?:\[\s*)?"?(?:\/|\.\/?|\/\.)"?[\s,]/.test(source.text.slice(start, end));
  return keyword === 'copy' && isAll;
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
