import { runAction } from '../boundary.ts';
import type { ActionContext, ExitStatus } from '../boundary.ts';
import { readEnvironment } from '../environment.ts';
import { endpointsOf, readInputs } from '../service-inputs.ts';
import { PinInputs } from './inputs.ts';
import { findPlace } from './base-branch.ts';
import type { PullRequestPlace } from './base-branch.ts';
import type { PinRun } from './run.ts';

/** The pin action, from its inputs to its exit status. */
export async function runPin(): Promise<void> {
  await runAction(pin);
}

async function pin(context: ActionContext): Promise<ExitStatus> {
  const inputs = readInputs(PinInputs, (name) => context.runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const place: PullRequestPlace = inputs['dry-run']
    ? { kind: 'base', base: '' }
    : findPlace(inputs, environment);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const run: PinRun = { ...context, inputs, endpoints, environment, signal };
  if (place.kind !== 'base') return sayNothingToDo(place, run);
  await pinInto(place.base, run);
  return 0;
}

/** What plans and proposes is loaded when there is something to do. */
async function pinInto(base: string, run: PinRun): Promise<void> {
  const { inputs, runner } = run;
  const { makePlan } = await import('./plan.ts');
  const { publishOutcome, publishPlan } = await import('./publish.ts');
  const planned = await makePlan(run);
  if (planned === undefined) {
    runner.setOutput('operation', 'none');
    return;
  }
  publishPlan(planned, runner, inputs['dry-run']);
  const nothing = { outcomes: [], mismatches: [] };
  if (inputs['dry-run']) return publishOutcome({ ...planned, ...nothing }, runner);
  const { propose } = await import('./propose.ts');
  const grouping = inputs.group === '' ? planned.group : inputs.group;
  const proposed = await propose(run, planned, { base, grouping });
  await publishOutcome({ ...planned, ...proposed }, runner);
}

/** A workflow that runs on every push runs on this one too, when a token writes it that starts workflows. */
function sayNothingToDo(
  place: Exclude<PullRequestPlace, { readonly kind: 'base' }>,
  { runner }: PinRun,
): ExitStatus {
  const said =
    place.kind === 'skipped'
      ? `This step is skipped: ${place.why}, which may not write here.`
      : `This run is on ${place.branch}, which Mooring itself writes: there is nothing to do.`;
  runner.notice(said, { title: 'Mooring pin' });
  runner.setOutput('operation', 'none');
  return 0;
}
