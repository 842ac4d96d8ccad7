import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { gitHubOf, readEnvironment } from '../runner/environment.ts';
import { readInputs } from '../runner/service-inputs.ts';
import { DiffActionInputs, readCompared } from './inputs.ts';

/** The diff action, from its inputs to its exit status. */
export async function runDiff(): Promise<void> {
  await runAction(diff);
}

/** Loads the clients only after the inputs are validated. */
async function diff(context: ActionContext): Promise<ExitStatus> {
  const { runner } = context;
  const inputs = await readInputs(DiffActionInputs, (name) => runner.input(name));
  const compared = readCompared(inputs);
  const environment = await readEnvironment(process.env);
  const { openJobWorld } = await import('../sign-in/open-access.ts');
  const world = await openJobWorld(context, { inputs, environment, title: 'Mooring diff' });
  if (world === undefined) return 0;
  const github = gitHubOf(environment, { ...context, token: inputs['github-token'] });
  const { compareBuilds } = await import('./run.ts');
  const comparisons = await compareBuilds({ ...inputs, compared, github }, world);
  const { publishComparisons } = await import('./publish.ts');
  return publishComparisons(comparisons, { runner, environment, parts: inputs.only });
}
