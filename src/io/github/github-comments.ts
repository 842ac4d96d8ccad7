import { MooringError } from '../../values/errors.ts';
import type { OwnComment, Comments } from '../ports/comments.ts';
import type { Secret } from '../../values/secret.ts';
import type { Clock } from '../../values/clock.ts';
import type { GitHubOutcome } from './github-caller.ts';
import {
  IssueComment,
  IssueComments,
  NoContent,
  TokenUser,
  Viewer,
} from '../../api/github/github-answers.ts';
import { answerOf, openGitHubRepository } from './github-repository.ts';
import type { GitHubRepository } from './github-repository.ts';

/** All requests together, in milliseconds. */
const LONGEST_MS = 60_000;

/** Comments per request, the most that GitHub gives. */
const PAGE = 100;

/**
 * The comments of a pull request through GitHub's API, on github.com or a server of one's own; what passes is tried again.
 * Throws `github_rejected` where GitHub refuses, and as `createGitHubCaller` where it does not answer.
 */
export async function openGitHubComments(options: {
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  readonly token: Secret;
  readonly clock: Clock;
}): Promise<Comments> {
  const repository = await openGitHubRepository({ ...options, signal: AbortSignal.timeout(LONGEST_MS) });
  const { github, call, place } = repository;
  const thread = { ...repository, number: options.pullRequest };
  return {
    listOwn: (beginning) => listOwn(beginning, thread),
    create: (body) => create(body, thread),
    update: async (id, body) => {
      const purpose = 'bring the comment on the pull request up to date';
      const updated = await call(purpose, IssueComment, (request) =>
        github.rest.issues.updateComment({ ...place, comment_id: id, body, request }),
      );
      taken(updated, purpose);
    },
    remove: async (id) => {
      const purpose = 'delete a second comment on the pull request';
      const removed = await call(purpose, NoContent, (request) =>
        github.rest.issues.deleteComment({ ...place, comment_id: id, request }),
      );
      taken(removed, purpose);
    },
  };
}

interface Thread extends GitHubRepository {
  readonly number: number;
}

async function listOwn(beginning: string, thread: Thread): Promise<readonly OwnComment[]> {
  const alike = (await listAll(thread)).filter(({ body }) => body?.startsWith(beginning) === true);
  if (alike.length === 0) return [];
  const login = await readLogin(thread);
  return alike
    .filter(({ user }) => user?.login === login || user?.login === `${login}[bot]`)
    .map(({ id, body = '' }) => ({ id, body }))
    .sort((a, b) => a.id - b.id);
}

/** By number, not by the links that an answer holds: the token goes to the address of the API and nowhere else. */
async function listAll({ github, call, place, number }: Thread): Promise<readonly IssueComment[]> {
  const purpose = 'look for the comment on the pull request';
  const comments: IssueComment[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only a full page has a next one
    const listed = await call(purpose, IssueComments, (request) =>
      github.rest.issues.listComments({ ...place, issue_number: number, per_page: PAGE, page, request }),
    );
    const data = taken(listed, purpose);
    comments.push(...data);
    if (data.length < PAGE) return comments;
  }
}

/** Returns the login of the token. Tokens of apps (`GITHUB_TOKEN` too) cannot query their user by REST. */
async function readLogin({ github, call }: Thread): Promise<string> {
  const purpose = 'learn whose comments are its own';
  const user = await call(purpose, TokenUser, (request) => github.rest.users.getAuthenticated({ request }));
  if (user.kind === 'answer') return user.answer.login;
  const queried = await call(purpose, Viewer, async (request) => ({
    status: 200,
    data: await github.graphql('query { viewer { login } }', { request }),
  }));
  return taken(queried, purpose).viewer.login;
}

/** The answer may be lost and the comment not: a second one would stand beside it. */
async function create(body: string, thread: Thread): Promise<void> {
  const { github, call, place, number } = thread;
  const purpose = 'comment on the pull request';
  const write = (): Promise<GitHubOutcome<unknown>> =>
    call(
      purpose,
      IssueComment,
      (request) => github.rest.issues.createComment({ ...place, issue_number: number, body, request }),
      { repeatable: false },
    );
  const written = await write();
  if (written.kind !== 'unsure') return void taken(written, purpose);
  const [firstLine = ''] = body.split('\n', 1);
  if ((await listOwn(firstLine, thread)).length === 0) taken(await write(), purpose);
}

/** The answer; a refusal is thrown with what a job lacks that only checks. */
function taken<Answer>(outcome: GitHubOutcome<Answer>, purpose: string): Answer {
  if (outcome.kind !== 'refused') return answerOf(outcome, purpose);
  throw new MooringError(
    'github_rejected',
    `could not ${purpose}: GitHub answered with status ${outcome.refusal.status}`,
    { hint: 'Give the job `permissions: pull-requests: write`, or set `comment: never`.' },
  );
}
