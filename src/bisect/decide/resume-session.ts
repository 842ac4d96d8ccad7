import { nextStep } from './next-step.ts';
import type { BisectPlan, BisectSession } from './session.ts';

/** The parts of a plan that can differ when a session goes on. */
export type ResumedPlan = Pick<BisectPlan, 'command' | 'maxRuns'>;

/**
 * Returns the session as it goes on after a stop: the runs that made it abort say nothing about their builds, and are
 * done again. All other verdicts stay, even if the command differs; whether that is right is for the caller to decide.
 */
export function resumeSession(
  { plan, runs }: BisectSession,
  { command, maxRuns }: ResumedPlan,
): BisectSession {
  const step = nextStep({ plan, runs });
  const disregarded =
    step.kind === 'done' && step.result.kind === 'aborted' ? new Set(step.result.runs) : undefined;
  return {
    plan: { ...plan, command, maxRuns },
    runs: disregarded === undefined ? runs : runs.filter((run) => !disregarded.has(run)),
  };
}
