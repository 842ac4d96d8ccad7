import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { ResolveInputs } from './inputs.ts';

/** The resolve action, from its inputs to its exit status. */
export async function runResolve(): Promise<void> {
  await runAction(resolve);
}

/** Loads the clients only after the inputs are validated. */
async function resolve(context: ActionContext): Promise<ExitStatus> {
  const { clock, onSecret, runner, send } = context;
  const inputs = readInputs(ResolveInputs, (name) => runner.input(name));
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const { openAccess } = await import('../sign-in/open-access.ts');
  const title = 'Mooring resolve';
  const access = await openAccess({
    ...context,
    inputs,
    endpoints,
    environment,
    signal,
    title,
  });
  if (access === undefined) return 0;
  const { lookUpReferences } = await import('./run.ts');
  const resolutions = await lookUpReferences({
    send,
    clock,
    endpoints,
    access,
    signal,
    onSecret,
    variables: process.env,
    directory: environment.workspace,
    references: inputs.reference,
    onWarning: (warning) => runner.warning(warning, { title }),
    rules: inputs,
  });
  const { publishResolutions } = await import('./publish.ts');
  return publishResolutions(resolutions, runner);
}
