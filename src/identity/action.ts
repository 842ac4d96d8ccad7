import { rootUid } from '../api/schema/uid.ts';
import { MooringError } from '../values/errors.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import { IdentityInputs } from './inputs.ts';

/** Runs the identity action, from its inputs to its exit status. */
export async function runIdentity(): Promise<void> {
  await runAction(identity);
}

async function identity(context: ActionContext): Promise<ExitStatus> {
  const inputs = readInputs(IdentityInputs, (name) => context.runner.input(name));
  requireOrganization(inputs);
  requireConsistent(inputs);
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const { ensure } = await import('./run.ts');
  await ensure({
    ...context,
    inputs,
    endpoints,
    environment,
    repositoryId: process.env['GITHUB_REPOSITORY_ID'] ?? '',
  });
  return 0;
}

/** The claim match of a purpose contains branches or the environment, and nothing of this job. */
function requireConsistent({ purpose, environment, 'pin-ref': pinRef }: IdentityInputs): void {
  if (purpose === '' && environment !== '') {
    throw new MooringError('config_input_invalid', '`environment` requires `purpose`');
  }
  if (purpose !== '' && pinRef) {
    throw new MooringError('config_input_invalid', '`pin-ref` cannot be combined with `purpose`');
  }
}

function requireOrganization(inputs: IdentityInputs): void {
  const organization = inputs['expect-organization'];
  if (organization === '' || organization === rootUid(inputs.identity)) return;
  throw new MooringError(
    'auth_wrong_organization',
    `identity ${inputs.identity} does not belong to organization ${organization}`,
  );
}
