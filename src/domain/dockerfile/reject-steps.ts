import type { Escape } from './directive-run.ts';
import type { Effort } from './effort.ts';
import type { GlobalScope } from './global-scope.ts';
import type { Instruction } from './instruction.ts';
import type { Rejection } from './reading.ts';
import type { Base } from './resolve-base.ts';
import { StageScope } from './stage-scope.ts';
import type { Stage } from './stage.ts';
import { complainAboutStep } from './step-rules.ts';
import type { StepContext } from './step-rules.ts';
import { TriggerRuns } from './trigger-runs.ts';

/** The stages, and what they stand on. */
export interface StepsContext {
  readonly bases: readonly Base[];
  readonly globals: GlobalScope;
  readonly escape: Escape;
  readonly effort: Effort;
}

/** The first instruction in a stage that Docker rejects the file for while it turns the stages into steps, one by one. */
export function rejectSteps(
  stages: readonly Stage[],
  { bases, globals, escape, effort }: StepsContext,
): Rejection | undefined {
  const scopes: StageScope[] = [];
  const triggers = new TriggerRuns(stages, bases);
  const findGlobal: StepContext['findGlobal'] = (name) => globals.find(name);
  for (const [index, { instructions }] of stages.entries()) {
    const triggered = triggers.before(index, escape);
    // What triggers set that are not looked into is unknown.
    const scope = triggered === undefined ? StageScope.onImage() : scopeOn(bases[index], scopes);
    scopes.push(scope);
    const step = { scope, escape, effort, findGlobal };
    const rejection = rejectIn(triggered ?? [], step) ?? rejectIn(instructions, step);
    if (rejection !== undefined) return rejection;
  }
  return undefined;
}

function rejectIn(instructions: readonly Instruction[], context: StepContext): Rejection | undefined {
  for (const instruction of instructions) {
    const reason = complainAboutStep(instruction, context);
    if (reason !== undefined) return { line: instruction.line, reason };
  }
  return undefined;
}

/** Nothing is known of what the platform chooses. */
function scopeOn(base: Base | undefined, scopes: readonly StageScope[]): StageScope {
  if (base?.kind === 'nothing') return StageScope.onNothing();
  const index = base?.kind === 'stage' && !base.fragment.dependsOnPlatform ? base.index : undefined;
  const scope = index === undefined ? undefined : scopes[index];
  return scope === undefined ? StageScope.onImage() : StageScope.onStage(scope);
}
