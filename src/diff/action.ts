import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { gitHubOf, readEnvironment } from '../runner/environment.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { DiffActionInputs, readCompared } from './inputs.ts';

/** The diff action, from its inputs to its exit status. */
export async function runDiff(): Promise<void> {
  await runAction(diff);
}

/** Loads the clients only after the inputs are validated. */
async function diff(context: ActionContext): Promise<ExitStatus> {
  const { runner } = context;
  const inputs = readInputs(DiffActionInputs, (name) => runner.input(name));
  const compared = readCompared(inputs);
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const { openAccess } = await import('../sign-in/open-access.ts');
  const title = 'Mooring diff';
  const access = await openAccess({ ...context, inputs, endpoints, environment, signal, title });
  if (access === undefined) return 0;
  const { compareBuilds } = await import('./run.ts');
  const comparisons = await compareBuilds({
    ...context,
    compared,
    platforms: inputs.platform,
    endpoints,
    access,
    signal,
    variables: process.env,
    directory: environment.workspace,
    github: gitHubOf(environment, { ...context, token: inputs['github-token'] }),
    trustedRoot: inputs['trusted-root'],
    onWarning: (warning) => runner.warning(warning, { title }),
  });
  const { publishComparisons } = await import('./publish.ts');
  return publishComparisons(comparisons, { runner, environment, parts: inputs.only });
}
