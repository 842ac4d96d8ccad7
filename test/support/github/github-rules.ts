import type { IncomingMessage } from 'node:http';

import type { PlainAnswer } from './github-server.ts';

export interface GitHubRules {
  /** The answer where GitHub is stricter than the emulator, or does what the emulator does not; else undefined. */
  answer(name: string, request: IncomingMessage, body: string): Promise<PlainAnswer | undefined>;
  withGraphql(): void;
  /** Sets the state of all checks, by commit. */
  check(states: Readonly<Record<string, string>>): void;
}

/** The `permissions:` of a job, by scope. */
export type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

/** The permission that a request needs; everything else is metadata, which every token reads. */
const SCOPES: readonly (readonly [RegExp, string])[] = [
  [/^POST \/graphql$/, 'contents'],
  [/ \/repos\/[^/]+\/[^/]+\/(?:git|commits|contents|compare|branches|tarball)(?:\/|$)/, 'contents'],
  [/ \/repos\/[^/]+\/[^/]+\/(?:pulls|issues)(?:\/|$)/, 'pull-requests'],
];

/** Returns true if a token with these permissions may send the request, given as `METHOD path`. */
export function isPermitted(request: string, permissions: Permissions): boolean {
  const scope = SCOPES.find(([pattern]) => pattern.test(request))?.[1];
  const access = scope === undefined ? 'write' : permissions[scope];
  return access === 'write' || (access === 'read' && /^(?:GET|HEAD) /.test(request));
}

interface OpenPullRequest {
  readonly number: number;
  readonly base: { readonly ref: string };
}

/**
 * The rules of GitHub that the emulator does not keep: one open pull request per head and base, a head that exists and
 * differs from its base, limits of length; a deleted branch closes its pull requests; pull requests have assignees; and,
 * when asked for, GraphQL's `updateRefs`, the texts of blobs and the check states of commits. Each is worded as GitHub words it.
 */
export function gitHubRules(upstream: string, repository: string): GitHubRules {
  let hasGraphql = false;
  let checks: ReadonlyMap<string, string> = new Map();
  const repositoryPath = `/repos/${repository}`;

  async function ask(
    request: IncomingMessage,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly value: unknown }> {
    const response = await fetch(`${upstream}${repositoryPath}${path}`, {
      method,
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
        connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, value: text === '' ? {} : JSON.parse(text) };
  }

  async function openFrom(request: IncomingMessage, branch: string): Promise<readonly OpenPullRequest[]> {
    const { value } = await ask(request, 'GET', `/pulls?state=open&head=acme:${encodeURIComponent(branch)}`);
    return value as OpenPullRequest[];
  }

  async function shaOf(request: IncomingMessage, branch: string): Promise<string | undefined> {
    const { status, value } = await ask(request, 'GET', `/git/ref/heads/${branch}`);
    return status === 200 ? (value as { object: { sha: string } }).object.sha : undefined;
  }

  async function openPullRequest(request: IncomingMessage, body: string): Promise<PlainAnswer | undefined> {
    const { head, base, title = '', body: text = '' } = JSON.parse(body) as Record<string, string>;
    if (title.length > 256)
      return invalid({
        field: 'title',
        code: 'custom',
        message: 'title is too long (maximum is 256 characters)',
      });
    if (text.length > 65_536)
      return invalid({
        field: 'body',
        code: 'custom',
        message: 'body is too long (maximum is 65536 characters)',
      });
    const branch = head ?? '';
    const [headSha, baseSha] = [await shaOf(request, branch), await shaOf(request, base ?? '')];
    if (headSha === undefined) return invalid({ field: 'head', code: 'invalid' });
    if (baseSha === undefined) return invalid({ field: 'base', code: 'invalid' });
    if (headSha === baseSha)
      return invalid({ code: 'custom', message: `No commits between ${base} and ${branch}` });
    const open = await openFrom(request, branch);
    if (!open.some((one) => one.base.ref === base)) return undefined;
    return invalid({ code: 'custom', message: `A pull request already exists for acme:${branch}.` });
  }

  async function deleteBranch(request: IncomingMessage, branch: string): Promise<PlainAnswer> {
    const open = await openFrom(request, branch);
    const { status, value } = await ask(request, 'DELETE', `/git/refs/heads/${branch}`);
    if (status === 404) return { status: 422, body: JSON.stringify({ message: 'Reference does not exist' }) };
    if (status === 204)
      for (const { number } of open) await ask(request, 'PATCH', `/pulls/${number}`, { state: 'closed' });
    return { status, body: status === 204 ? '' : JSON.stringify(value) };
  }

  /** GraphQL answers 200 whatever happens; errors are in the body. */
  async function updateRefs(request: IncomingMessage, body: string): Promise<PlainAnswer> {
    const { variables } = JSON.parse(body) as { variables: Record<string, string> };
    const branch = (variables['name'] ?? '').replace('refs/heads/', '');
    if ((await shaOf(request, branch)) !== variables['before'])
      return graphqlError(`Reference cannot be updated: ${variables['name']} is not at the expected object`);
    const { status } = /^0+$/.test(variables['after'] ?? '')
      ? await deleteBranch(request, branch)
      : await ask(request, 'PATCH', `/git/refs/heads/${branch}`, { sha: variables['after'], force: true });
    return status < 300
      ? { status: 200, body: JSON.stringify({ data: { updateRefs: { clientMutationId: null } } }) }
      : graphqlError('Reference update failed');
  }

  /** A blob is null where there is none, its text is null where it is binary, and longer ones are cut. */
  async function queryBlobs(request: IncomingMessage, query: string): Promise<PlainAnswer> {
    const objects = [
      ...query.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\) \{ \.\.\. on Blob \{ text \} \}/g),
    ];
    const answers = objects.map(async ([, alias = '', oid = '']) => {
      const { status, value } = await ask(request, 'GET', `/git/blobs/${oid}`);
      if (status !== 200) return [alias, null] as const;
      const bytes = Buffer.from((value as { content: string }).content, 'base64');
      const text = bytes.includes(0) ? null : new TextDecoder().decode(bytes.subarray(0, 512_000));
      return [alias, { text }] as const;
    });
    const found = Object.fromEntries(await Promise.all(answers));
    return { status: 200, body: JSON.stringify({ data: { repository: found } }) };
  }

  /** A commit that is not in the repository is null, as is the rollup of one without checks. */
  function queryStates(query: string): PlainAnswer {
    const objects = [...query.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\) \{ \.\.\. on Commit/g)];
    const found = objects.map(([, alias = '', oid = '']) => {
      const state = checks.get(oid);
      return [alias, { statusCheckRollup: state === undefined ? null : { state } }] as const;
    });
    return { status: 200, body: JSON.stringify({ data: { repository: Object.fromEntries(found) } }) };
  }

  async function graphql(request: IncomingMessage, body: string): Promise<PlainAnswer> {
    const { query } = JSON.parse(body) as { query: string };
    if (query.includes('statusCheckRollup')) return queryStates(query);
    return query.includes('object(') ? queryBlobs(request, query) : updateRefs(request, body);
  }

  return {
    withGraphql: () => {
      hasGraphql = true;
    },
    check: (states) => {
      checks = new Map(Object.entries(states));
    },
    answer: async (name, request, body) => {
      if (hasGraphql && name === 'POST /graphql') return graphql(request, body);
      if (name === `POST ${repositoryPath}/pulls`) return openPullRequest(request, body);
      if (name.startsWith(`DELETE ${repositoryPath}/git/refs/heads/`))
        return deleteBranch(request, name.slice(`DELETE ${repositoryPath}/git/refs/heads/`.length));
      if (/^POST .*\/issues\/\d+\/assignees$/.test(name)) return assign(body);
      return undefined;
    },
  };
}

/** Who may be assigned; GitHub leaves everybody else out without a word. */
const ASSIGNABLE: ReadonlySet<string> = new Set(['a-person', 'a-reviewer']);

function assign(body: string): PlainAnswer {
  const { assignees } = JSON.parse(body) as { assignees: string[] };
  const found = assignees.filter((login) => ASSIGNABLE.has(login)).map((login) => ({ login }));
  return { status: 201, body: JSON.stringify({ number: 1, assignees: found }) };
}

function invalid(error: Readonly<Record<string, string>>): PlainAnswer {
  const errors = [{ resource: 'PullRequest', ...error }];
  return { status: 422, body: JSON.stringify({ message: 'Validation Failed', errors }) };
}

function graphqlError(message: string): PlainAnswer {
  return { status: 200, body: JSON.stringify({ data: null, errors: [{ type: 'UNPROCESSABLE', message }] }) };
}
