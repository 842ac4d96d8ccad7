import { MooringError } from '../domain/errors.ts';
import type { Secret } from '../domain/secret.ts';
import type { Comments } from '../ports/comments.ts';

/** All requests together, in milliseconds. */
const LONGEST_MS = 60_000;

/** Comments per request, the most that GitHub gives. */
const PAGE = 100;

/**
 * The comments of a pull request through GitHub's API, on github.com or a server of one's own. Throws `github_rejected`
 * where GitHub refuses or cannot be reached.
 */
export async function openGitHubComments(options: {
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  readonly token: Secret;
}): Promise<Comments> {
  // Loaded here alone: octokit costs every other run its start-up time.
  const { getOctokit } = await import('@actions/github');
  const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
  // With each call: among the options above it would take the place of the one that knows the proxy.
  const request = { signal: AbortSignal.timeout(LONGEST_MS) };
  const [owner = '', repo = ''] = options.repository.split('/');
  const issue = { owner, repo, issue_number: options.pullRequest, request };

  /** Whom this token speaks for. Tokens of apps, a workflow's own among them, may not ask for their user. */
  async function readLogin(): Promise<string> {
    const user = await github.rest.users.getAuthenticated({ request }).catch(() => undefined);
    if (user !== undefined) return user.data.login;
    const { viewer } = await github.graphql<{ readonly viewer: { readonly login: string } }>(
      'query { viewer { login } }',
      { request },
    );
    return viewer.login;
  }

  /** By number, not by the links that an answer holds: the token goes to the address above and nowhere else. */
  async function listAll(): Promise<Awaited<ReturnType<typeof github.rest.issues.listComments>>['data']> {
    const comments = [];
    for (let page = 1; ; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- only a full page tells that there is another
      const { data } = await github.rest.issues.listComments({ ...issue, per_page: PAGE, page });
      comments.push(...data);
      if (data.length < PAGE) return comments;
    }
  }

  return {
    listOwn: (beginning) =>
      mapRefusal('could not look for the comment on the pull request', async () => {
        const alike = (await listAll()).filter(({ body }) => body?.startsWith(beginning) === true);
        if (alike.length === 0) return [];
        const login = await readLogin();
        return alike
          .filter(({ user }) => user?.login === login || user?.login === `${login}[bot]`)
          .map(({ id, body = '' }) => ({ id, body }))
          .sort((a, b) => a.id - b.id);
      }),
    create: (body) =>
      mapRefusal('could not comment on the pull request', async () => {
        await github.rest.issues.createComment({ ...issue, body });
      }),
    update: (id, body) =>
      mapRefusal('could not bring the comment on the pull request up to date', async () => {
        await github.rest.issues.updateComment({ owner, repo, comment_id: id, body, request });
      }),
    remove: (id) =>
      mapRefusal('could not delete a second comment on the pull request', async () => {
        await github.rest.issues.deleteComment({ owner, repo, comment_id: id, request });
      }),
  };
}

async function mapRefusal<Value>(what: string, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    throw new MooringError('github_rejected', `${what}: ${statusOf(cause)}`, {
      cause,
      hint: 'Give the job `permissions: pull-requests: write`, or set `comment: never`.',
    });
  }
}

function statusOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'GitHub could not be reached';
  return 'status' in cause && typeof cause.status === 'number' && cause.status !== 500
    ? `GitHub answered with status ${cause.status}`
    : 'GitHub could not be reached, or is not well';
}
