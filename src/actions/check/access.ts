import type { Endpoints } from '../../client/transport/endpoints.ts';
import { rootUid } from '../../contract/uid.ts';
import { MooringError } from '../../domain/errors.ts';
import type { Secret } from '../../domain/secret.ts';
import type { SignInOptions } from '../../usecases/sign-in/sign-in.ts';
import { openWorkflowAccess } from '../access/open-access.ts';
import type { Environment } from '../environment.ts';
import { findOidcRequest } from '../access/oidc-request.ts';
import type { NoOidcRequest } from '../access/oidc-request.ts';
import type { WhenUnavailable } from '../service-inputs.ts';
import { wayWithout } from '../access/without-token.ts';
import type { AskRun } from './ask.ts';
import type { CheckInputs } from './inputs.ts';

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
export async function openAccess(
  call: SignInOptions['call'],
  onSecret: (secret: Secret) => void,
  { inputs, endpoints, environment }: AccessRun,
): ReturnType<AskRun['open']> {
  const organizationUid = rootUid(inputs.identity);
  const none = withoutToken(environment);
  if (none === undefined) {
    const options = { call, endpoints, environment, identity: inputs.identity, onSecret };
    const access = await openWorkflowAccess(options);
    return { access, organizationUid, whyAnonymous: undefined };
  }
  const { why } = wayWithout(none, inputs['when-unavailable'] || byDefault(none));
  return { access: NOBODY, organizationUid, whyAnonymous: why };
}

/** Why a run that nobody can trust is left out, where the inputs want that; undefined where it is checked. */
export function whySkipped({ inputs, environment }: Omit<AccessRun, 'endpoints'>): string | undefined {
  if (inputs['when-unavailable'] !== 'skip') return undefined;
  const none = withoutToken(environment);
  return none?.kind === 'untrusted' ? none.error.message : undefined;
}

/** What only GitHub refuses is checked as nobody; a permission that the workflow forgot would switch the check off. */
function byDefault({ kind }: NoOidcRequest): WhenUnavailable {
  return kind === 'untrusted' ? 'anonymous' : 'fail';
}

/** `pull_request_target` has a token, and it is not used: it runs for a stranger's change. */
function withoutToken(environment: Environment): NoOidcRequest | undefined {
  if (environment.eventName !== 'pull_request_target') {
    const found = findOidcRequest(environment);
    return found.kind === 'request' ? undefined : found;
  }
  const error = new MooringError(
    'auth_no_id_token',
    'pull_request_target runs with the rights of the base for a change that nobody has reviewed',
    { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' },
  );
  return { kind: 'untrusted', error };
}

const NOBODY = {
  apiToken: undefined,
  registryToken: undefined,
  serverTime: undefined,
  who: 'nobody',
} as const;
