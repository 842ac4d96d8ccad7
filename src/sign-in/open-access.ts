import { execCommandUntil } from '../io/process/exec-command.ts';
import { findChangeBase } from '../runner/change-base.ts';
import type { ActionContext } from '../runner/boundary.ts';
import type { Environment } from '../runner/environment.ts';
import { endpointsOf } from '../runner/service-inputs.ts';
import type { ServiceInputs, WhenUnavailable } from '../runner/service-inputs.ts';
import { UNAUTHENTICATED } from './access.ts';
import type { Access, World, WorkflowAccess } from './access.ts';
import { fallbackWithoutToken, findOidcRequest } from './oidc-request.ts';
import type { OidcRequest } from './oidc-request.ts';

/** A job that also works unauthenticated, for public images and other registries. */
export interface JobOptions {
  readonly inputs: ServiceInputs & {
    /** The uid of the identity to sign in as; empty for none. */
    readonly identity: string;
    readonly 'when-unavailable': WhenUnavailable;
  };
  readonly environment: Environment;
  /** The title of annotations: the name of the action. */
  readonly title: string;
}

/** Opens the world of an action. Returns undefined for a run that is skipped, and throws, as `openAccess`. */
export async function openJobWorld(context: ActionContext, job: JobOptions): Promise<World | undefined> {
  const { clock, onSecret, runner, send } = context;
  const { environment, inputs, title } = job;
  const endpoints = endpointsOf(inputs);
  const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
  const access = await openAccess(context, { ...job, endpoints, signal });
  if (access === undefined) return undefined;
  return {
    send,
    clock,
    endpoints,
    access,
    signal,
    onSecret,
    onWarning: (warning) => runner.warning(warning, { title }),
    variables: process.env,
    directory: environment.workspace,
    changeBase: await findChangeBase(environment, execCommandUntil(signal)),
  };
}

/**
 * Opens the access of a job: without an identity it does not sign in, and without an OIDC token it does what
 * `when-unavailable` says. Returns undefined for a run that is skipped, and logs which it is. Throws the `auth_*` and
 * `platform_*` codes of the sign-in: a refused sign-in is never treated as a missing token.
 */
export async function openAccess(
  context: ActionContext,
  { endpoints, environment, inputs, signal, title }: JobOptions & Pick<World, 'endpoints' | 'signal'>,
): Promise<Access | undefined> {
  const { runner } = context;
  if (inputs.identity === '') return UNAUTHENTICATED;
  const found = findOidcRequest(environment);
  if (found.kind === 'request') {
    const access = await signInWorkflow(found, { ...context, endpoints, signal, identity: inputs.identity });
    runner.info(access.status);
    return access;
  }
  const { kind, reason } = fallbackWithoutToken(found, inputs['when-unavailable']);
  if (kind === 'skipped') {
    runner.notice(`Step skipped: ${reason}.`, { title });
    return undefined;
  }
  runner.notice(`Running unauthenticated: ${reason}.`, { title });
  return UNAUTHENTICATED;
}

/** Signs a workflow in with its own OIDC token. Throws the `auth_*` and `platform_*` codes of the sign-in. */
export async function signInWorkflow(
  { url, token }: OidcRequest,
  options: Pick<World, 'send' | 'clock' | 'endpoints' | 'signal' | 'onSecret'> & {
    /** The uid of the identity to sign in as. */
    readonly identity: string;
  },
): Promise<WorkflowAccess> {
  const { clock, endpoints, identity, onSecret, send, signal } = options;
  onSecret(token);
  // Only a run that signs in loads the client and its schemas (ADR 0013).
  const { createCaller } = await import('../api/client/transport/call.ts');
  const { signInRoutes } = await import('../api/routes/sign-in-routes.ts');
  const { signIn } = await import('./sign-in.ts');
  const session = await signIn({
    call: createCaller({ send, clock, endpoints, signal, routes: signInRoutes }),
    clock,
    endpoints,
    identity,
    requestUrl: url,
    requestToken: token,
    onSecret,
  });
  return { ...session, status: `Signed in to ${endpoints.apiUrl} as identity ${identity}.` };
}
