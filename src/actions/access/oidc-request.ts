import { isLoopback, readTrustedUrl } from '../../client/transport/endpoints.ts';
import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Environment } from '../environment.ts';

/** Where and with what a job asks for its OIDC token. */
export interface OidcRequest {
  readonly kind: 'request';
  readonly url: URL;
  readonly token: Secret;
}

/**
 * A job that GitHub gives no token: `untrusted` is a fork or Dependabot, where nothing can be changed about it;
 * `not-permitted` lacks the permission that its workflow could give it.
 */
export interface NoOidcRequest {
  readonly kind: 'untrusted' | 'not-permitted';
  /** What to throw where the run cannot go on without. */
  readonly error: MooringError;
}

/**
 * What can be told from the environment before any call: where this job asks for its OIDC token, or why it may not
 * (sign-in-rules.md#no-oidc-token). Throws `auth_id_token_half_set` for a runner that set only one of the two
 * variables, and `config_endpoint_invalid` for an address that a credential must not be sent to.
 */
export function findOidcRequest(environment: Environment): OidcRequest | NoOidcRequest {
  const { oidcRequestUrl, oidcRequestToken } = environment;
  if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
    return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
  }
  if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
    throw new MooringError(
      'auth_id_token_half_set',
      'the runner gave only half of what asking for an OIDC token takes',
    );
  }
  return whyNone(environment);
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
  throw new MooringError(
    'config_endpoint_invalid',
    `${REQUEST_URL}: "${url.host}" is none of GitHub's hosts`,
    {
      hint: 'The runner sets this variable; see whether a step before this one has changed it.',
    },
  );
}

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

function whyNone(environment: Environment): NoOidcRequest {
  const head = environment.event.pull_request?.head.repo?.full_name;
  if (head !== undefined && head !== environment.repository) {
    return untrusted(
      `this run comes from the fork ${printable(head, 140)}, and GitHub gives forks no OIDC token`,
    );
  }
  if (environment.actor === 'dependabot[bot]') {
    return untrusted('this run was started by Dependabot, and GitHub gives it no OIDC token');
  }
  const error = new MooringError('auth_no_id_token', 'this job may not ask for an OIDC token');
  return { kind: 'not-permitted', error };
}

function untrusted(why: string): NoOidcRequest {
  const hint =
    'There is nothing to fix in the permissions: run this on a schedule, or, where the action has that input, set `when-unavailable: skip`.';
  return { kind: 'untrusted', error: new MooringError('auth_no_id_token', why, { hint }) };
}
