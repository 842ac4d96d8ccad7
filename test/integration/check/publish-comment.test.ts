import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openGitHubComments } from '../../../src/io/github/github-comments.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { createView } from '../../../src/check/views/check-view.ts';
import { commentMarker } from '../../../src/check/views/comment.ts';
import type { CommentMode } from '../../../src/check/views/comment.ts';
import { Secret } from '../../../src/values/secret.ts';
import { postComment } from '../../../src/check/publish.ts';
import { openThread } from '../../support/github/comment-thread.ts';
import type { CommentThread } from '../../support/github/comment-thread.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { REPOSITORY, startGitHub } from '../../support/github/github-server.ts';
import type { GitHubFault, GitHubServer } from '../../support/github/github-server.ts';
import { reportOf } from '../../support/samples/long-report.ts';

let github: GitHubServer;
let thread: CommentThread;
beforeEach(async () => {
  github = await startGitHub();
  thread = await openThread(github);
});
afterEach(() => github.close());

const clean: CheckReport = { ...reportOf(0), verdict: 'pass' };
const failing = reportOf(2);

function markerOf(jobKey: string): string {
  return commentMarker(jobKey, (text) => createHash('sha256').update(text).digest('hex'));
}

async function post(
  report: CheckReport,
  {
    jobKey = 'ci / check',
    mode = 'on-findings',
  }: { readonly jobKey?: string; readonly mode?: CommentMode } = {},
): Promise<string> {
  const comments = await openGitHubComments({
    apiUrl: github.apiUrl,
    repository: REPOSITORY,
    pullRequest: thread.number,
    token: new Secret(github.jobToken),
    clock: fakeClock(),
  });
  return postComment({ mode, view: createView(report), jobKey, marker: markerOf(jobKey), comments });
}

/** The headline of the comment about `clean`. */
const CLEAN = '## ✅ No problems in 4 of 5 images';

/** The first line that a reader sees of each comment. */
async function titles(): Promise<readonly string[]> {
  return (await thread.comments()).map(
    ({ body }) => body.split('\n').find((line) => line.startsWith('## ')) ?? body,
  );
}

describe('check/publish: comments', () => {
  it('writes one comment, keeps it up to date, and says when nothing is left', async () => {
    expect(await post(failing)).toBe('create');
    expect(await post(reportOf(1))).toBe('update');
    expect(await titles()).toEqual(['## ❌ 1 new blocking problem in this repository']);
    expect(await post(clean)).toBe('update');
    expect(await titles()).toEqual([CLEAN]);
  });

  it('touches nothing where nothing has changed', async () => {
    await post(failing);
    const before = github.requests.length;
    expect(await post(failing)).toBe('keep');
    expect(github.requests.slice(before).filter((line) => !line.startsWith('GET '))).toEqual([]);
  });

  it.each<[CommentMode, CheckReport, number]>([
    ['never', failing, 0],
    ['on-findings', clean, 0],
    ['on-findings', { ...failing, verdict: 'warn' }, 1],
    ['always', clean, 1],
  ])('%s: a first run', async (mode, report, comments) => {
    await post(report, { mode });
    expect(await thread.comments()).toHaveLength(comments);
  });

  it('sends no request with never', async () => {
    await post(failing, { mode: 'never' });
    expect(github.requests).toEqual([]);
  });

  it('gives each job of a matrix a comment of its own', async () => {
    await post(failing, { jobKey: 'check {"os":"a"}' });
    await post(failing, { jobKey: 'check {"os":"b"}' });
    await post(clean, { jobKey: 'check {"os":"b"}' });
    expect(await titles()).toEqual(['## ❌ 2 new blocking problems in this repository', CLEAN]);
  });

  it('never changes the comment of another author, even with the same first line', async () => {
    const copied = `${markerOf('ci / check')}\n\nmine`;
    await thread.write('person', copied);
    await thread.write('job', `I saw this:\n${markerOf('ci / check')}`);
    expect(await post(failing)).toBe('create');
    const [theirs, quoted, own] = await thread.comments();
    expect([theirs?.body, quoted?.body.split('\n')[0], own?.author]).toEqual([
      copied,
      'I saw this:',
      'github-actions[bot]',
    ]);
  });

  it('finds its comment behind a hundred others', async () => {
    for (let index = 0; index < 120; index += 1) await thread.write('person', `comment ${index}`);
    await post(failing);
    expect(await post(clean)).toBe('update');
    expect(github.requests.filter((line) => /comments\?.*page=2/.test(line))).not.toEqual([]);
  });

  it('leaves one comment where two runs wrote at the same time', async () => {
    const body = `${markerOf('ci / check')}\n\nold`;
    await thread.write('job', body);
    await thread.write('job', body);
    expect(await post(failing)).toBe('update');
    expect(await titles()).toEqual(['## ❌ 2 new blocking problems in this repository']);
  });

  it('queries the login of an app token in the way that such a token permits', async () => {
    const refused = { message: 'Resource not accessible by integration' };
    const viewer = { data: { viewer: { login: 'github-actions[bot]' } } };
    github.fault(
      { match: /^GET \/user$/, status: 403, body: refused },
      { match: /^POST \/graphql$/, status: 200, body: viewer },
    );
    await post(failing);
    expect(await post(clean)).toBe('update');
    expect(await thread.comments()).toHaveLength(1);
  });

  it.each<[string, GitHubFault]>([
    ['a gateway that fails twice', { match: /comments$/, times: 2, status: 502, body: {} }],
    [
      'a limit on how fast one may write',
      {
        match: /^POST .*comments$/,
        times: 1,
        status: 403,
        body: { message: 'You have exceeded a secondary rate limit' },
        headers: { 'retry-after': '3' },
      },
    ],
    ['a connection that is cut before GitHub reads', { match: /^POST .*comments$/, times: 1, cut: true }],
    ['an answer that is lost', { match: /^POST .*comments$/, times: 1, cut: true, after: true }],
    ['an answer that a gateway replaces', { match: /^POST .*comments$/, times: 1, status: 502, after: true }],
  ])('writes one comment in spite of %s', async (_, fault) => {
    github.fault(fault);
    expect(await post(failing)).toBe('create');
    expect(await titles()).toEqual(['## ❌ 2 new blocking problems in this repository']);
  });

  it('names the fix if the token cannot write', async () => {
    github.fault({ match: /^POST /, status: 403, body: {} });
    const refusal = await post(failing).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'github_rejected',
      message: 'could not comment on the pull request: GitHub answered with status 403',
      hint: expect.stringContaining('pull-requests: write') as string,
    });
    expect(String(refusal)).not.toContain(github.jobToken);
  });

  it('gives up if GitHub is unavailable', async () => {
    github.fault({ match: /comments$/, status: 500, body: {} });
    const refusal = await post(failing).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'github_unavailable' });
    expect(String(refusal)).not.toContain(github.jobToken);
  });
});
