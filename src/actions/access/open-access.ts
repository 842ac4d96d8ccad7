import { systemClock } from '../../adapters/system-clock.ts';
import type { Endpoints } from '../../client/transport/endpoints.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../ports/clock.ts';
import { signIn } from '../../usecases/sign-in/sign-in.ts';
import type { SignInOptions } from '../../usecases/sign-in/sign-in.ts';
import { NOBODY } from './access.ts';
import type { Access, WorkflowAccess } from './access.ts';
import type { Environment } from '../environment.ts';
import { findOidcRequest } from './oidc-request.ts';
import type { OidcRequest } from './oidc-request.ts';
import type { WhenUnavailable } from '../service-inputs.ts';
import { wayWithout } from './without-token.ts';

export interface AccessOptions {
  readonly call: SignInOptions['call'];
  /** The machine's own where absent. */
  readonly clock?: Pick<Clock, 'now'>;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
  /** The uid of the identity to sign in as. */
  readonly identity: string;
  /** Called with every token in the statement after its birth, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
}

/** How a run goes on: signed in, as nobody, or not at all. `why` is a sentence for people, with what could be done. */
export type OpenedAccess =
  | { readonly kind: 'signed-in'; readonly access: WorkflowAccess }
  | { readonly kind: 'anonymous'; readonly access: Access; readonly why: string }
  | { readonly kind: 'skipped'; readonly why: string };

/**
 * Signs a workflow in by its own OIDC token, or goes on without as `whenUnavailable` says (`wayWithout`). Throws the `auth_*` and `platform_*` codes of the sign-in: one that was refused is never taken for a missing one.
 */
export async function openAccess(
  options: AccessOptions & { readonly whenUnavailable: WhenUnavailable },
): Promise<OpenedAccess> {
  const found = findOidcRequest(options.environment);
  if (found.kind === 'request') return { kind: 'signed-in', access: await signInWith(found, options) };
  const way = wayWithout(found, options.whenUnavailable);
  const { why } = way;
  return way.kind === 'skipped' ? { kind: 'skipped', why } : { kind: 'anonymous', why, access: NOBODY };
}

/** Signs a workflow in by its own OIDC token. Throws the `auth_*` and `platform_*` codes of the sign-in. */
export async function openWorkflowAccess(options: AccessOptions): Promise<WorkflowAccess> {
  const found = findOidcRequest(options.environment);
  if (found.kind !== 'request') throw found.error;
  return signInWith(found, options);
}

async function signInWith({ url, token }: OidcRequest, options: AccessOptions): Promise<WorkflowAccess> {
  const { call, clock = systemClock, endpoints, identity, onSecret } = options;
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
  return { ...session, who: `identity ${identity}` };
}
