import type { Escape } from './directive-run.ts';
import type { Effort } from './effort.ts';
import type { GlobalScope } from './global-scope.ts';
import type { Rejection } from './reading.ts';
import type { Base } from './resolve-base.ts';
import { StageScope } from './stage-scope.ts';
import type { Stage } from './stage.ts';
import { complainAboutStep } from './step-rules.ts';
import type { StepContext } from './step-rules.ts';

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
  const scopes: (StageScope | undefined)[] = [];
  const findGlobal: StepContext['findGlobal'] = (name) => globals.find(name);
  for (const [index, { instructions }] of stages.entries()) {
    const scope = scopeOn(bases[index], scopes);
    // What the triggers of a stage set in those that stand on it is not looked into.
    scopes.push(instructions.some(({ trigger }) => trigger !== undefined) ? undefined : scope);
    for (const instruction of instructions) {
      const reason = complainAboutStep(instruction, { scope, escape, effort, findGlobal });
      if (reason !== undefined) return { line: instruction.line, reason };
    }
  }
  return undefined;
}

/** Nothing is known of what the platform chooses. */
function scopeOn(base: Base | undefined, scopes: readonly (StageScope | undefined)[]): StageScope {
  if (base?.kind === 'nothing') return StageScope.onNothing();
  const index = base?.kind === 'stage' && !base.fragment.dependsOnPlatform ? base.index : undefined;
  const scope = index === undefined ? undefined : scopes[index];
  return scope === undefined ? StageScope.onImage() : StageScope.onStage(scope);
}
