import { MooringError } from '../values/errors.ts';
import { findOidcRequest } from '../sign-in/oidc-request.ts';
import type { NoOidcRequest, OidcRequest } from '../sign-in/oidc-request.ts';
import type { Environment } from '../runner/environment.ts';
import type { CheckInputs } from './inputs.ts';

/** Returns why an untrusted run is skipped, if the inputs say so; undefined if it is checked. */
export function findSkipReason(
  inputs: Pick<CheckInputs, 'when-unavailable'>,
  environment: Environment,
): string | undefined {
  if (inputs['when-unavailable'] !== 'skip') return undefined;
  const found = findTrustedRequest(environment);
  return found.kind === 'untrusted' ? found.error.message : undefined;
}

/**
 * Finds the OIDC endpoint of a run as `findOidcRequest`, but none for `pull_request_target`: it can get a token, which is
 * not used, because it runs for an unreviewed change.
 */
export function findTrustedRequest(environment: Environment): OidcRequest | NoOidcRequest {
  if (environment.eventName !== 'pull_request_target') return findOidcRequest(environment);
  const error = new MooringError(
    'auth_no_id_token',
    '`pull_request_target` runs with the permissions of the base for an unreviewed change',
    { hint: 'Run on `pull_request`, or set `when-unavailable` to `anonymous` or `skip`.' },
  );
  return { kind: 'untrusted', error };
}
