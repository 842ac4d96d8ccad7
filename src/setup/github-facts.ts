import { sendToOtherHost } from '../api/client/transport/send-with-retry.ts';
import type { SendingOptions } from '../api/client/transport/send-with-retry.ts';
import { isRequestFailure, MooringError } from '../values/errors.ts';
import type { Secret } from '../values/secret.ts';
import type { RemoteRepository } from '../values/remote.ts';
import { printable } from '../text/printable.ts';
import { parseJson } from '../text/parse-json.ts';
import type { HttpResponse } from '../api/http.ts';

/** Facts of a repository that only GitHub knows. */
export interface GitHubFacts {
  /** As GitHub spells it now: a renamed repository has its new name. */
  readonly owner: string;
  readonly name: string;
  readonly repositoryId: string;
  readonly ownerId: string;
  readonly defaultBranch: string;
}

export interface GitHubFactsOptions extends SendingOptions {
  /** Base URL of the REST API. */
  readonly apiUrl: string;
  /** Undefined queries as an anonymous user, who sees public repositories only. */
  readonly token: Secret | undefined;
}

/** A repository as GitHub returns it is 20 kB. */
const MAX_BYTES = 1_000_000;

/**
 * Fetches the facts of a repository from GitHub's REST API (docs.github.com/rest/repos/repos#get-a-repository). Throws
 * `github_not_found` with the options that replace the request, `github_unavailable`, `platform_unreachable` and the like.
 */
export async function fetchGitHubFacts(
  { owner, name }: RemoteRepository,
  options: GitHubFactsOptions,
): Promise<GitHubFacts> {
  const purpose = `fetch the repository ${owner}/${name} from GitHub`;
  const final = await getMoved(`/repos/${owner}/${name}`, purpose, options);
  if (final.status !== 200) throw refusal(final, { repository: `${owner}/${name}`, options });
  return readFacts(final, purpose);
}

/**
 * Fetches a path of the REST API; returns the JSON value, and undefined if the token cannot read it. Throws
 * `github_token_invalid` and `github_unavailable`.
 */
export async function fetchSetting(path: string, options: GitHubFactsOptions): Promise<unknown> {
  const response = await getMoved(path, 'fetch settings of the repository from GitHub', options);
  if (response.status === 401 && options.token !== undefined)
    throw refusal(response, { repository: '', options });
  return response.status === 200 ? parseJson(new TextDecoder().decode(response.body)) : undefined;
}

async function getMoved(path: string, purpose: string, options: GitHubFactsOptions): Promise<HttpResponse> {
  const response = await get(`${options.apiUrl}${path}`, purpose, options);
  const moved = movedTo(response, options.apiUrl);
  return moved === undefined ? response : get(moved, purpose, options);
}

async function get(url: string, purpose: string, options: GitHubFactsOptions): Promise<HttpResponse> {
  const { token } = options;
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'mooring',
    'x-github-api-version': '2022-11-28',
    ...(token === undefined ? {} : { authorization: `Bearer ${token.reveal()}` }),
  };
  try {
    return await sendToOtherHost(
      { method: 'GET', url, headers, maxBytes: MAX_BYTES },
      purpose,
      options,
      ({ status }) => status < 500 && status !== 429,
    );
  } catch (cause) {
    if (!isRequestFailure(cause)) throw cause;
    const host = new URL(options.apiUrl).host;
    throw new MooringError('github_unavailable', cause.message, {
      hint: `Check that this machine can reach ${host}, or pass --repository-id, --owner-id and --default-branch.`,
      cause,
    });
  }
}

/** A renamed repository is redirected to its id, on the same host; no other redirect is followed. */
function movedTo({ status, headers }: HttpResponse, apiUrl: string): string | undefined {
  if (![301, 307, 308].includes(status)) return undefined;
  const location = headers['location'] ?? '';
  return location.startsWith(`${apiUrl}/repositories/`) ? location : undefined;
}

function refusal(
  { status }: HttpResponse,
  { repository, options }: { readonly repository: string; readonly options: GitHubFactsOptions },
): MooringError {
  const host = new URL(options.apiUrl).host;
  if (status === 401)
    return new MooringError('github_token_invalid', `${host} rejected the GitHub token (401)`, {
      hint: 'Sign in with `gh auth login`, set GH_TOKEN to a valid token, or unset it for a public repository.',
    });
  const who = options.token === undefined ? ' for an anonymous request' : '';
  const ids = `gh api repos/${repository} --jq '"--repository-id \\(.id) --owner-id \\(.owner.id)"'`;
  return new MooringError('github_not_found', `${host} returned ${status} for ${repository}${who}`, {
    hint: `For a private repository, run \`gh auth login\` or set GH_TOKEN; offline, pass the output of: ${ids}`,
  });
}

function readFacts({ body }: HttpResponse, purpose: string): GitHubFacts {
  const value = parseJson(new TextDecoder().decode(body));
  const owner = field(value, 'owner');
  const facts = {
    owner: field(owner, 'login'),
    name: field(value, 'name'),
    repositoryId: field(value, 'id'),
    ownerId: field(owner, 'id'),
    defaultBranch: field(value, 'default_branch'),
  };
  const { defaultBranch, name, ownerId, repositoryId } = facts;
  if (
    typeof facts.owner === 'string' &&
    typeof name === 'string' &&
    typeof defaultBranch === 'string' &&
    isId(repositoryId) &&
    isId(ownerId)
  )
    return {
      owner: facts.owner,
      name,
      defaultBranch,
      repositoryId: String(repositoryId),
      ownerId: String(ownerId),
    };
  const shown = printable(Object.keys(facts).join(', '), 200);
  throw new MooringError('github_unavailable', `could not ${purpose}: the response lacks one of ${shown}`);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
