import type { Instruction } from './instruction.ts';
import type { Stage } from './stage.ts';

/** What an ONBUILD puts off. */
export interface Trigger {
  readonly instruction: Instruction;
  readonly stage: Stage;
  /** It runs in this very file: a later stage stands directly on its own (dockerfile2llb/convert.go `initOnBuildTriggers`). */
  readonly runsHere: boolean;
}

/** The ONBUILD triggers of a file; `bases` holds the number of the stage that each stage stands on. */
export function listTriggers(
  stages: readonly Stage[],
  bases: readonly (number | undefined)[],
): readonly Trigger[] {
  const used = new Set(bases);
  return stages.flatMap((stage, index) =>
    stage.instructions.flatMap(({ trigger }) =>
      trigger === undefined ? [] : [{ instruction: trigger, stage, runsHere: used.has(index) }],
    ),
  );
}
