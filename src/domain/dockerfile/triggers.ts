import type { Instruction } from './instruction.ts';
import { baseNumber, reachedStages } from './reached-stages.ts';
import type { Base } from './resolve-base.ts';
import type { Stage } from './stage.ts';

/** What an ONBUILD puts off. */
export interface Trigger {
  readonly instruction: Instruction;
  readonly stage: Stage;
  /**
   * It runs in this very file: a later stage that the last one is made with stands directly on its own
   * (dockerfile2llb/convert.go `initOnBuildTriggers`).
   */
  readonly runsHere: boolean;
}

/** The ONBUILD triggers of a file; `bases` holds what each stage stands on. */
export function listTriggers(stages: readonly Stage[], bases: readonly Base[]): readonly Trigger[] {
  let used: ReadonlySet<number | undefined> | undefined;
  const triggers: Trigger[] = [];
  for (const [index, stage] of stages.entries()) {
    for (const { trigger } of stage.instructions) {
      if (trigger === undefined) continue;
      used ??= new Set([...reachedStages(stages, bases)].map((reached) => baseNumber(bases[reached])));
      triggers.push({ instruction: trigger, stage, runsHere: used.has(index) });
    }
  }
  return triggers;
}
