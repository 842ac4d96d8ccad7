import { createCaller } from '../api/client/transport/call.ts';
import { identityAccessRoutes } from '../api/routes/identity-access-routes.ts';
import { pullRoutes } from '../api/routes/pull-routes.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import { rootUid } from '../api/schema/uid.ts';
import { MooringError } from '../values/errors.ts';
import { bootstrapRoleCommand } from './decide/create-commands.ts';
import { describeReady, describeUnready } from './decide/report.ts';
import { PURPOSE_RULES } from './decide/purpose.ts';
import { ensureIdentity } from './ensure-identity.ts';
import type { Ensured, EnsureOptions, ReadyIdentity } from './ensure-run.ts';
import type { ActionContext } from '../runner/boundary.ts';
import type { Environment } from '../runner/environment.ts';
import { findOidcRequest } from '../sign-in/oidc-request.ts';
import type { IdentityInputs } from './inputs.ts';

export interface IdentityJob extends ActionContext {
  readonly inputs: IdentityInputs;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** From the runner; empty if it is not set. */
  readonly repositoryId: string;
}

/** Ensures that the workflow has an identity, and reports it. Throws if it has none. */
export async function ensure(job: IdentityJob): Promise<void> {
  const result = await ensureOrExplain(optionsOf(job), job);
  if (result.kind !== 'ready') {
    const { code, lines } = describeUnready(result, {
      organization: rootUid(job.inputs.identity),
      role: roleName(job.inputs),
    });
    throw new MooringError(code, lines.join('\n'));
  }
  report(result, job);
}

function optionsOf(job: IdentityJob): EnsureOptions {
  const { inputs, endpoints, environment, clock, onSecret } = job;
  const found = findOidcRequest(environment);
  if (found.kind !== 'request') throw found.error;
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
  const routes = { ...signInRoutes, ...identityAccessRoutes, ...pullRoutes };
  onSecret(found.token);
  return {
    call: createCaller({ send: job.send, clock, endpoints, signal, routes }),
    clock,
    endpoints,
    signal,
    identity: inputs.identity,
    requestUrl: found.url,
    requestToken: found.token,
    onSecret,
    run: {
      eventName: environment.eventName,
      repositoryId: job.repositoryId,
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

/** Adds the command that creates the bootstrap role to the error of a missing capability. */
async function ensureOrExplain(options: EnsureOptions, { inputs }: IdentityJob): Promise<Ensured> {
  try {
    return await ensureIdentity(options);
  } catch (error) {
    const isForbidden = error instanceof MooringError && error.code === 'auth_forbidden';
    if (!isForbidden || inputs.mode !== 'create') throw error;
    const role = bootstrapRoleCommand(rootUid(inputs.identity));
    throw new MooringError('auth_forbidden', error.message, {
      hint: `${error.hint}\nThe minimum role of an identity that creates others:\n${role}`,
      cause: error,
    });
  }
}

function report(ready: ReadyIdentity, { runner, endpoints }: IdentityJob): void {
  for (const line of describeReady(ready, endpoints)) runner.info(line);
  for (const warning of ready.warnings) runner.warning(warning, { title: 'Mooring identity' });
  runner.setOutput('identity', ready.uid);
  runner.setOutput('name', ready.name);
  runner.setOutput('decision', ready.decision);
  runner.setOutput('role', ready.role);
  runner.setOutput('fingerprint', ready.fingerprint);
}
