import type { Endpoints } from '../../client/transport/endpoints.ts';
import { rootUid } from '../../contract/uid.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Secret } from '../../domain/secret.ts';
import type { SignInOptions } from '../../usecases/sign-in/sign-in.ts';
import { signInWorkflow } from '../access/open-access.ts';
import type { Environment } from '../environment.ts';
import { fallbackWithoutToken, findOidcRequest } from '../access/oidc-request.ts';
import type { NoOidcRequest, OidcRequest } from '../access/oidc-request.ts';
import type { WhenUnavailable } from '../service-inputs.ts';
import type { AskRun } from './ask.ts';
import type { CheckInputs } from './inputs.ts';
import { UNAUTHENTICATED } from '../access/access.ts';
import { systemClock } from '../../adapters/system-clock.ts';

interface AccessRun {
  readonly inputs: Pick<CheckInputs, 'identity' | 'when-unavailable'>;
  readonly endpoints: Endpoints;
  readonly environment: Environment;
}

/**
 * The access of a check: the workflow's own, or nobody's where the run is not to be trusted with one
 * (architecture.md#untrusted-runs). Throws the `auth_*` and `platform_*` codes of the sign-in, and the reason
 * where `when-unavailable` lets it not go on.
 */
export async function openCheckAccess(
  call: SignInOptions['call'],
  onSecret: (secret: Secret) => void,
  { inputs, endpoints, environment }: AccessRun,
): ReturnType<AskRun['open']> {
  const organizationUid = rootUid(inputs.identity);
  const found = findTrustedRequest(environment);
  if (found.kind === 'request') {
    const options = { call, clock: systemClock, endpoints, identity: inputs.identity, onSecret };
    const access = await signInWorkflow(found, options);
    return { access, organizationUid, whyAnonymous: undefined };
  }
  const { reason } = fallbackWithoutToken(found, inputs['when-unavailable'] || byDefault(found));
  return { access: UNAUTHENTICATED, organizationUid, whyAnonymous: reason };
}

/** Why a run that nobody can trust is left out, where the inputs want that; undefined where it is checked. */
export function whySkipped({ inputs, environment }: Omit<AccessRun, 'endpoints'>): string | undefined {
  if (inputs['when-unavailable'] !== 'skip') return undefined;
  const found = findTrustedRequest(environment);
  return found.kind === 'untrusted' ? found.error.message : undefined;
}

/** What only GitHub refuses is checked as nobody; a permission that the workflow forgot would switch the check off. */
function byDefault({ kind }: NoOidcRequest): WhenUnavailable {
  return kind === 'untrusted' ? 'anonymous' : 'fail';
}

/** `pull_request_target` has a token, and it is not used: it runs for a stranger's change. */
function findTrustedRequest(environment: Environment): OidcRequest | NoOidcRequest {
  if (environment.eventName !== 'pull_request_target') return findOidcRequest(environment);
  const error = new MooringError(
    'auth_no_id_token',
    'pull_request_target runs with the rights of the base for a change that nobody has reviewed',
    { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' },
  );
  return { kind: 'untrusted', error };
}
