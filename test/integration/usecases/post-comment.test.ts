import { createHash } from 'node:crypto';

import { afterEach, describe, expect, it } from 'vitest';

import { openGitHubComments } from '../../../src/adapters/github-comments.ts';
import type { CheckReport } from '../../../src/domain/check/report.ts';
import { commentMarker } from '../../../src/domain/report/comment.ts';
import type { CommentMode } from '../../../src/domain/report/comment.ts';
import { Secret } from '../../../src/domain/secret.ts';
import { postComment } from '../../../src/usecases/post-comment.ts';
import { startCommentGitHub, TOKENS } from '../../support/comment-github.ts';
import type { CommentGitHub } from '../../support/comment-github.ts';
import { reportOf } from '../../support/long-report.ts';

let github: CommentGitHub | undefined;
afterEach(async () => {
  await github?.close();
  github = undefined;
});

const clean: CheckReport = { ...reportOf(0), verdict: 'pass' };
const failing = reportOf(2);

function markerOf(jobKey: string): string {
  return commentMarker(jobKey, (text) => createHash('sha256').update(text).digest('hex'));
}

async function post(
  on: CommentGitHub,
  report: CheckReport,
  {
    jobKey = 'ci / check',
    mode = 'on-findings',
  }: { readonly jobKey?: string; readonly mode?: CommentMode } = {},
): Promise<string> {
  const comments = await openGitHubComments({
    apiUrl: on.apiUrl,
    repository: 'acme/shop',
    pullRequest: on.pullRequest,
    token: new Secret(TOKENS['ci-bot']),
  });
  return postComment({ mode, report, jobKey, marker: markerOf(jobKey), comments });
}

/** The first line that a reader sees of each comment. */
async function titles(on: CommentGitHub): Promise<readonly string[]> {
  return (await on.comments()).map(
    ({ body }) => body.split('\n').find((line) => line.startsWith('## ')) ?? body,
  );
}

describe('usecases/post-comment', () => {
  it('writes one comment, keeps it up to date, and says when nothing is left', async () => {
    github = await startCommentGitHub();
    expect(await post(github, failing)).toBe('create');
    expect(await post(github, reportOf(1))).toBe('update');
    expect(await titles(github)).toEqual(['## ❌ Mooring check failed: 1 finding has to be dealt with.']);
    expect(await post(github, clean)).toBe('update');
    expect(await titles(github)).toEqual(['## ✅ Mooring check passed.']);
  });

  it('touches nothing where nothing has changed', async () => {
    github = await startCommentGitHub();
    await post(github, failing);
    const before = github.requests.length;
    expect(await post(github, failing)).toBe('leave');
    expect(github.requests.slice(before).filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  it.each<[CommentMode, CheckReport, number]>([
    ['never', failing, 0],
    ['on-findings', clean, 0],
    ['on-findings', { ...failing, verdict: 'warn' }, 1],
    ['always', clean, 1],
  ])('%s: a first run', async (mode, report, comments) => {
    github = await startCommentGitHub();
    await post(github, report, { mode });
    expect(await github.comments()).toHaveLength(comments);
  });

  it('asks nobody with never', async () => {
    github = await startCommentGitHub();
    await post(github, failing, { mode: 'never' });
    expect(github.requests).toEqual([]);
  });

  it('gives each job of a matrix a comment of its own', async () => {
    github = await startCommentGitHub();
    await post(github, failing, { jobKey: 'check {"os":"a"}' });
    await post(github, failing, { jobKey: 'check {"os":"b"}' });
    await post(github, clean, { jobKey: 'check {"os":"b"}' });
    expect(await titles(github)).toEqual([
      '## ❌ Mooring check failed: 2 findings have to be dealt with.',
      '## ✅ Mooring check passed.',
    ]);
  });

  it('never touches what somebody else wrote, were it with the same first line', async () => {
    github = await startCommentGitHub();
    const copied = `${markerOf('ci / check')}\n\nmine`;
    await github.write('mallory', copied);
    await github.write('ci-bot', `I saw this:\n${markerOf('ci / check')}`);
    expect(await post(github, failing)).toBe('create');
    const [theirs, quoted, own] = await github.comments();
    expect([theirs?.body, quoted?.body.split('\n')[0], own?.author]).toEqual([
      copied,
      'I saw this:',
      'ci-bot',
    ]);
  });

  it('finds its comment behind a hundred others', async () => {
    github = await startCommentGitHub();
    for (let index = 0; index < 120; index += 1) await github.write('mallory', `comment ${index}`);
    await post(github, failing);
    expect(await post(github, clean)).toBe('update');
    expect(github.requests.filter((line) => /comments\?.*page=2/.test(line))).not.toEqual([]);
  });

  it('leaves one comment where two runs wrote at the same time', async () => {
    github = await startCommentGitHub();
    const body = `${markerOf('ci / check')}\n\nold`;
    await github.write('ci-bot', body);
    await github.write('ci-bot', body);
    expect(await post(github, failing)).toBe('update');
    expect(await titles(github)).toEqual(['## ❌ Mooring check failed: 2 findings have to be dealt with.']);
  });

  it('asks for the name behind a token of an app in the way that such a token may', async () => {
    github = await startCommentGitHub((method, path) => {
      if (path === '/user')
        return { status: 403, body: { message: 'Resource not accessible by integration' } };
      if (method === 'POST' && path === '/graphql') {
        return { status: 200, body: { data: { viewer: { login: 'ci-bot' } } } };
      }
      return undefined;
    });
    await post(github, failing);
    expect(await post(github, clean)).toBe('update');
    expect(await github.comments()).toHaveLength(1);
  });

  it.each([
    ['may not write', 403, /could not comment on the pull request: GitHub answered with status 403/],
    [
      'is not well',
      500,
      /could not comment on the pull request: GitHub could not be reached, or is not well/,
    ],
  ])('says what to change where the token %s', async (_, status, message) => {
    github = await startCommentGitHub((method) => (method === 'POST' ? { status, body: {} } : undefined));
    const refusal = await post(github, failing).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'github_rejected',
      message: expect.stringMatching(message) as string,
      hint: expect.stringContaining('pull-requests: write') as string,
    });
    expect(String(refusal)).not.toContain(TOKENS['ci-bot']);
  });
});
