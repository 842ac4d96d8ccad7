import { isRequestFailure } from '../values/errors.ts';
import type { DoctorStep } from './decide/doctor-report.ts';

/** The finding of a step. */
export type StepResult = Omit<DoctorStep, 'title'>;

/** One step of a diagnosis. */
export interface Step {
  readonly title: string;
  /** Titles of earlier steps without which this one cannot run. */
  readonly requires: readonly string[];
  /** Returns false for a step that does not matter, which is left out; absent for one that always does. */
  readonly matters?: () => boolean;
  /** Returns the finding; an error of the service or of the configuration counts as missing, with its hint. */
  readonly run: () => Promise<StepResult> | StepResult;
}

/** Runs steps in order, and skips those that require a missing or skipped one. Throws bugs and the end of the run. */
export async function runSteps(steps: readonly Step[]): Promise<readonly DoctorStep[]> {
  const results: DoctorStep[] = [];
  for (const { title, requires, run, matters } of steps) {
    if (matters?.() === false) continue;
    const blocked = results.filter(
      (one) => requires.includes(one.title) && (one.state === 'missing' || one.state === 'skipped'),
    );
    const finding: StepResult =
      blocked.length > 0
        ? { state: 'skipped', text: `requires ${blocked.map((one) => one.title).join(', ')}` }
        : // oxlint-disable-next-line no-await-in-loop -- later steps depend on earlier ones
          await findingOf(run);
    results.push({ title, ...finding });
  }
  return results;
}

async function findingOf(run: Step['run']): Promise<StepResult> {
  try {
    return await run();
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    const [text = ''] = error.message.split('\n', 1);
    return { state: 'missing', text, fix: error.hint };
  }
}
