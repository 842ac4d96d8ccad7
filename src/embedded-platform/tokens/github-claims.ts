import type { Instant } from '../../values/instant.ts';
import { toSeconds } from './jwt.ts';

/**
 * Seconds from `iat` to `exp`, and from `nbf` to `iat`, of GitHub's tokens (sign-in-rules.md#token-lifetime).
 */
const LIFETIME_SECONDS = 300;
const BACKDATED_SECONDS = 600;

export type SubjectForm = 'legacy' | 'immutable';

export type GitHubClaims = Readonly<Record<string, string | number>>;

/** Parameters of a token, besides its claims. */
export interface GitHubTokenRequest {
  readonly issuer: string;
  /** The owner's address if absent (sign-in-rules.md#token-lifetime). */
  readonly audience: string | undefined;
  readonly subjectForm: SubjectForm;
  readonly now: Instant;
  readonly tokenId: string;
}

/**
 * Returns all claims of a job's token. Missing claims are derived from the others, including `sub`. An empty
 * `environment` is omitted. `exp`, `nbf` and `iat` can be set, in seconds since 1970, for example to test expired
 * tokens.
 */
export function gitHubClaims(
  set: Readonly<Record<string, string>>,
  request: GitHubTokenRequest,
): GitHubClaims {
  const claims = withDerived({ ...DEFAULTS, ...set });
  const iat = toSeconds(request.now);
  return {
    ...withoutEmptyEnvironment(claims),
    iss: claims['iss'] ?? request.issuer,
    aud: claims['aud'] ?? request.audience ?? `https://github.com/${claims['repository_owner'] ?? ''}`,
    sub: claims['sub'] ?? gitHubSubject(claims, request.subjectForm),
    jti: claims['jti'] ?? request.tokenId,
    iat: Number(claims['iat'] ?? iat),
    nbf: Number(claims['nbf'] ?? iat - BACKDATED_SECONDS),
    exp: Number(claims['exp'] ?? iat + LIFETIME_SECONDS),
  };
}

/**
 * Returns the subject: an environment beats a pull request, which beats the ref; a `:` inside a value is sent as `%3A`
 * (sign-in-rules.md#subject-formats).
 */
export function gitHubSubject(claims: Readonly<Record<string, string>>, form: SubjectForm): string {
  const value = (name: string): string => (claims[name] ?? '').replaceAll(':', '%3A');
  const [owner = '', repository = ''] = value('repository').split('/', 2);
  const place =
    form === 'legacy'
      ? `${owner}/${repository}`
      : `${owner}@${value('repository_owner_id')}/${repository}@${value('repository_id')}`;
  return `repo:${place}:${contextOf(value)}`;
}

function contextOf(value: (name: string) => string): string {
  if (value('environment') !== '') return `environment:${value('environment')}`;
  if (value('event_name') === 'pull_request') return 'pull_request';
  return `ref:${value('ref')}`;
}

/**
 * A push to the main branch of a private repository: every claim of sign-in-rules.md#token-claims that a job
 * always has.
 */
const DEFAULTS: Readonly<Record<string, string>> = {
  actor: 'octocat',
  actor_id: '583231',
  base_ref: '',
  check_run_id: '40100200300',
  enterprise: 'acme-inc',
  enterprise_id: '3001',
  event_name: 'push',
  head_ref: '',
  ref: 'refs/heads/main',
  ref_protected: 'true',
  repository: 'acme/shop',
  repository_id: '1001',
  repository_owner_id: '2001',
  repository_visibility: 'private',
  run_attempt: '1',
  run_id: '9000000001',
  run_number: '42',
  runner_environment: 'github-hosted',
  sha: '0f3cb1a2c4d5e6f708192a3b4c5d6e7f80912a3b',
  workflow: 'ci',
};

function withDerived(claims: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const value = (name: string): string => claims[name] ?? '';
  const workflowRef = `${value('repository')}/.github/workflows/${value('workflow')}.yml@${value('ref')}`;
  return {
    repository_owner: value('repository').split('/', 1)[0] ?? '',
    ref_type: value('ref').startsWith('refs/tags/') ? 'tag' : 'branch',
    workflow_ref: workflowRef,
    workflow_sha: value('sha'),
    job_workflow_ref: workflowRef,
    job_workflow_sha: value('sha'),
    ...claims,
  };
}

function withoutEmptyEnvironment(claims: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(claims).filter(([name, value]) => name !== 'environment' || value !== ''),
  );
}
