import { createCaller } from '../api/client/transport/call.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { signInRoutes } from '../api/routes/sign-in-routes.ts';
import type { Secret } from '../values/secret.ts';
import type { Clock } from '../values/clock.ts';
import { signIn } from './sign-in.ts';
import type { SignInOptions } from './sign-in.ts';
import type { ActionContext } from '../runner/boundary.ts';
import type { Environment } from '../runner/environment.ts';
import type { WhenUnavailable } from '../runner/service-inputs.ts';
import { UNAUTHENTICATED } from './access.ts';
import type { Access, WorkflowAccess } from './access.ts';
import { fallbackWithoutToken, findOidcRequest } from './oidc-request.ts';
import type { OidcRequest } from './oidc-request.ts';

export interface AccessOptions extends ActionContext {
  readonly inputs: { readonly identity: string; readonly 'when-unavailable': WhenUnavailable };
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** The title of annotations: the name of the action. */
  readonly title: string;
}

/**
 * Opens the access of an action that also works unauthenticated, for public images and other registries: without an
 * identity it does not sign in, and without an OIDC token it does what `when-unavailable` says. Returns undefined for a
 * run that is skipped, and logs which it is. Throws the `auth_*` and `platform_*` codes of the sign-in: a refused sign-in
 * is never treated as a missing token.
 */
export async function openAccess(options: AccessOptions): Promise<Access | undefined> {
  const { clock, endpoints, environment, inputs, runner, send, signal, title } = options;
  if (inputs.identity === '') return UNAUTHENTICATED;
  const found = findOidcRequest(environment);
  if (found.kind === 'request') {
    const call = createCaller({ send, clock, endpoints, signal, routes: signInRoutes });
    const access = await signInWorkflow(found, { ...options, call, identity: inputs.identity });
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
  options: {
    readonly call: SignInOptions['call'];
    readonly clock: Pick<Clock, 'now'>;
    readonly endpoints: Endpoints;
    /** The uid of the identity to sign in as. */
    readonly identity: string;
    /** Called with every token in the statement after its birth, so that it is masked in logs. */
    readonly onSecret: (secret: Secret) => void;
  },
): Promise<WorkflowAccess> {
  const { call, clock, endpoints, identity, onSecret } = options;
  onSecret(token);
  const session = await signIn({
    call,
    clock,
    endpoints,
    identity,
    requestUrl: url,
    requestToken: token,
    onSecret,
  });
  return { ...session, status: `Signed in to ${endpoints.apiUrl} as identity ${identity}.` };
}
