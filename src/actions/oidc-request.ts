import { readTrustedUrl } from '../client/endpoints.ts';
import { MooringError } from '../domain/errors.ts';
import type { Secret } from '../domain/secret.ts';
import type { Environment } from './environment.ts';

/**
 * Where and with what this job asks for its OIDC token. Throws, before any call, with the cause that can be told from
 * the environment: a fork, Dependabot, a missing permission, or a runner that set only one of the two variables
 * (sign-in.md §2.5); and `config_endpoint_invalid` for an address that a credential must not be sent to.
 */
export function readOidcRequest(environment: Environment): { readonly url: URL; readonly token: Secret } {
  const { oidcRequestUrl, oidcRequestToken } = environment;
  if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
    return { url: readTrustedUrl('ACTIONS_ID_TOKEN_REQUEST_URL', oidcRequestUrl), token: oidcRequestToken };
  }
  if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
    throw new MooringError(
      'auth_id_token_half_set',
      'the runner gave only half of what asking for an OIDC token takes',
    );
  }
  throw whyNoToken(environment);
}

function whyNoToken(environment: Environment): MooringError {
  const head = environment.event.pull_request?.head.repo?.full_name;
  if (head !== undefined && head !== environment.repository) {
    return new MooringError(
      'auth_no_id_token',
      `this run comes from the fork ${head}, and GitHub gives forks no OIDC token`,
      {
        hint: 'There is nothing to fix in the permissions. Run this check for branches of the repository itself, or on a schedule.',
      },
    );
  }
  if (environment.actor === 'dependabot[bot]') {
    return new MooringError(
      'auth_no_id_token',
      'this run was started by Dependabot, and GitHub gives it no OIDC token',
      {
        hint: 'There is nothing to fix in the permissions. Skip this check for Dependabot, or run it on a schedule.',
      },
    );
  }
  return new MooringError('auth_no_id_token', 'this job may not ask for an OIDC token');
}
