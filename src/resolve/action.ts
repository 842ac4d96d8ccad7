import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import { readInputs } from '../runner/service-inputs.ts';
import { ResolveInputs } from './inputs.ts';

/** The resolve action, from its inputs to its exit status. */
export async function runResolve(): Promise<void> {
  await runAction(resolve);
}

/** Loads the clients only after the inputs are validated. */
async function resolve(context: ActionContext): Promise<ExitStatus> {
  const inputs = await readInputs(ResolveInputs, (name) => context.runner.input(name));
  const environment = await readEnvironment(process.env);
  const { openJobWorld } = await import('../sign-in/open-access.ts');
  const world = await openJobWorld(context, { inputs, environment, title: 'Mooring resolve' });
  if (world === undefined) return 0;
  const { lookUpReferences } = await import('./run.ts');
  const resolutions = await lookUpReferences(inputs, world);
  const { publishResolutions } = await import('./publish.ts');
  return publishResolutions(resolutions, context.runner);
}
