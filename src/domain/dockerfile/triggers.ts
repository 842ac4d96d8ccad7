import type { Instruction } from './instruction.ts';
import { baseNumber, reachedStages, triggersOf } from './reached-stages.ts';
import type { Base } from './resolve-base.ts';
import type { Stage } from './stage.ts';

/** What an ONBUILD puts off. */
export interface Trigger {
  readonly instruction: Instruction;
  readonly stage: Stage;
  /**
   * The first stage of this very file that it runs in: one that the last stage is made with, and that stands directly on
   * its own (dockerfile2llb/convert.go `initOnBuildTriggers`). Undefined where it runs only in other files.
   */
  readonly runsIn: number | undefined;
}

/** The ONBUILD triggers of a file; `bases` holds what each stage stands on. */
export function listTriggers(stages: readonly Stage[], bases: readonly Base[]): readonly Trigger[] {
  let runs: ReadonlyMap<number | undefined, number> | undefined;
  const triggers: Trigger[] = [];
  for (const [index, stage] of stages.entries()) {
    for (const instruction of triggersOf(stage)) {
      runs ??= firstStagesOn(bases, reachedStages(stages, bases));
      triggers.push({ instruction, stage, runsIn: runs.get(index) });
    }
  }
  return triggers;
}

/** The first stage that stands on each stage, of those that are reached. */
function firstStagesOn(
  bases: readonly Base[],
  reached: ReadonlySet<number>,
): ReadonlyMap<number | undefined, number> {
  const lastFirst = [...reached].toSorted((one, other) => other - one);
  return new Map(lastFirst.map((index) => [baseNumber(bases[index]), index]));
}
