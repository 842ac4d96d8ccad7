import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import { rootUid } from '../values/uid.ts';
import { MooringError } from '../values/errors.ts';
import { runAction } from '../runner/boundary.ts';
import type { ActionContext, ExitStatus } from '../runner/boundary.ts';
import { readEnvironment } from '../runner/environment.ts';
import type { Environment } from '../runner/environment.ts';
import { endpointsOf, readInputs } from '../runner/service-inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { findOidcRequest } from '../sign-in/oidc-request.ts';
import { bootstrapRoleCommand } from './decide/create-commands.ts';
import { PURPOSE_RULES } from './decide/purpose.ts';
import { describeReady, describeUnready } from './decide/report.ts';
import type { IdentityResult, ReadyIdentity } from './decide/report.ts';
import { IdentityInputs } from './inputs.ts';
import type { IdentityOptions } from './run.ts';

/** Runs the identity action, from its inputs to its exit status. */
export async function runIdentity(): Promise<void> {
  await runAction(identity);
}

async function identity(context: ActionContext): Promise<ExitStatus> {
  const inputs = await readInputs(IdentityInputs, (name) => context.runner.input(name));
  requireOrganization(inputs);
  requireConsistent(inputs);
  const endpoints = endpointsOf(inputs);
  const environment = await readEnvironment(process.env);
  const options = optionsOf({ ...context, inputs, endpoints, environment });
  const result = await findOrExplain(options);
  if (result.kind !== 'ready') {
    const target = { organization: rootUid(options.identity), role: options.role };
    const { code, lines } = describeUnready(result, target);
    throw new MooringError(code, lines.join('\n'));
  }
  for (const line of describeReady(result, endpoints)) context.runner.info(line);
  publish(result, context.runner);
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

/** Throws the error of a job without an OIDC token. */
function optionsOf({
  inputs,
  environment,
  ...context
}: Pick<IdentityOptions, 'clock' | 'endpoints' | 'onSecret' | 'send'> & {
  readonly inputs: IdentityInputs;
  readonly environment: Environment;
}): IdentityOptions {
  const found = findOidcRequest(environment);
  if (found.kind !== 'request') throw found.error;
  context.onSecret(found.token);
  return {
    ...context,
    signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1000),
    identity: inputs.identity,
    requestUrl: found.url,
    requestToken: found.token,
    run: {
      eventName: environment.eventName,
      repositoryId: process.env['GITHUB_REPOSITORY_ID'] ?? '',
      defaultBranch: environment.event.repository?.default_branch,
    },
    mode: inputs.mode,
    onDrift: inputs['on-drift'],
    purpose: inputs.purpose === '' ? undefined : inputs.purpose,
    environment: inputs.environment === '' ? undefined : inputs.environment,
    role: roleName(inputs),
    allowRole: inputs['allow-role'],
    pinRef: inputs['pin-ref'],
    image: imageOf(inputs['verify-image']),
  };
}

/** Returns the role of the inputs; by default, the one of the purpose. */
function roleName({ role, purpose }: IdentityInputs): string {
  if (role !== '') return role;
  return PURPOSE_RULES[purpose === '' ? 'login' : purpose].role.name;
}

function imageOf(path: string): RegistryImage | undefined {
  const slash = path.indexOf('/');
  return slash === -1 ? undefined : { organization: path.slice(0, slash), name: path.slice(slash + 1) };
}

/** Loads the clients; adds the command that creates the bootstrap role to the error of a missing capability. */
async function findOrExplain(options: IdentityOptions): Promise<IdentityResult> {
  const { findOrCreateIdentity } = await import('./run.ts');
  try {
    return await findOrCreateIdentity(options);
  } catch (error) {
    const isForbidden = error instanceof MooringError && error.code === 'auth_forbidden';
    if (!isForbidden || options.mode !== 'create') throw error;
    const role = bootstrapRoleCommand(rootUid(options.identity));
    throw new MooringError('auth_forbidden', error.message, {
      hint: `${error.hint}\nThe minimum role of an identity that creates others:\n${role}`,
      cause: error,
    });
  }
}

function publish(ready: ReadyIdentity, runner: Runner): void {
  for (const warning of ready.warnings) runner.warning(warning, { title: 'Mooring identity' });
  runner.setOutput('identity', ready.uid);
  runner.setOutput('name', ready.name);
  runner.setOutput('decision', ready.decision);
  runner.setOutput('role', ready.role);
  runner.setOutput('fingerprint', ready.fingerprint);
}
