import { isLoopback, readTrustedUrl } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';
import { printable } from '../text/printable.ts';
import type { Secret } from '../values/secret.ts';
import type { Environment } from '../runner/environment.ts';
import type { WhenUnavailable } from '../runner/service-inputs.ts';

/** The endpoint from which a job requests its OIDC token, with the credential for it. */
export interface OidcRequest {
  readonly kind: 'request';
  readonly url: URL;
  readonly token: Secret;
}

/**
 * A job that cannot get an OIDC token: `untrusted` is a fork or Dependabot, which no setting changes; `not-permitted`
 * lacks a permission that its workflow can grant.
 */
export interface NoOidcRequest {
  readonly kind: 'untrusted' | 'not-permitted';
  /** The error to throw if the run cannot continue without a token. */
  readonly error: MooringError;
}

/**
 * Finds, before any call, the endpoint for this job's OIDC token, or the reason that there is none (sign-in-rules.md#no-oidc-token).
 * Throws `auth_id_token_half_set` if the runner set only one of the two variables, and `config_endpoint_invalid` for an
 * address that a credential must not be sent to.
 */
export function findOidcRequest(environment: Environment): OidcRequest | NoOidcRequest {
  const { oidcRequestUrl, oidcRequestToken } = environment;
  if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
    return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
  }
  if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
    const missing = oidcRequestUrl === '' ? REQUEST_URL : 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
    throw new MooringError('auth_id_token_half_set', `${missing} is not set`);
  }
  return explainMissing(environment);
}

/** GitHub's own domains under which runners find the endpoint; a GitHub Enterprise Server has its own. */
const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'] as const;

function readRequestUrl({ oidcRequestUrl, serverUrl }: Environment): URL {
  const url = readTrustedUrl(REQUEST_URL, oidcRequestUrl);
  const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
  const isKnown = [...GITHUB_DOMAINS, ...server].some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  );
  if (isKnown || isLoopback(url.hostname)) return url;
  throw new MooringError('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is not a GitHub host`, {
    hint: 'GitHub Actions sets this variable; check what changed it.',
  });
}

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

function explainMissing(environment: Environment): NoOidcRequest {
  const head = environment.event.pull_request?.head.repo?.full_name;
  if (head !== undefined && head !== environment.repository) {
    return untrusted(
      `this run comes from the fork ${printable(head, 140)}, and GitHub does not issue OIDC tokens to forks`,
    );
  }
  if (environment.actor === 'dependabot[bot]') {
    return untrusted(
      'this run was started by Dependabot, and GitHub does not issue OIDC tokens to Dependabot',
    );
  }
  const error = new MooringError('auth_no_id_token', 'this job cannot request an OIDC token');
  return { kind: 'not-permitted', error };
}

function untrusted(reason: string): NoOidcRequest {
  const hint =
    'No permission changes this. Run the workflow on a schedule, or set `when-unavailable: skip` if the action has that input.';
  return { kind: 'untrusted', error: new MooringError('auth_no_id_token', reason, { hint }) };
}

/**
 * Returns how a job without an OIDC token continues, by its input `when-unavailable`. Only a token that GitHub denies to
 * forks and Dependabot can be skipped: a missing permission is a mistake in the workflow, and would silently disable a
 * check. `anonymous` grants less than a sign-in would, never more. Throws the reason if the run cannot continue.
 */
export function fallbackWithoutToken(
  { kind, error }: NoOidcRequest,
  whenUnavailable: WhenUnavailable,
): { readonly kind: 'anonymous' | 'skipped'; readonly reason: string } {
  const canSkip = whenUnavailable === 'skip' && kind === 'untrusted';
  if (whenUnavailable !== 'anonymous' && !canSkip) throw error;
  return { kind: canSkip ? 'skipped' : 'anonymous', reason: error.message };
}
