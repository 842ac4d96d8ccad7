import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { SarifLog } from '../../src/check/views/sarif/sarif.ts';
import { reportOf, runCheckJob } from '../support/jobs/check-job.ts';
import { openThread } from '../support/github/comment-thread.ts';
import type { CommentThread } from '../support/github/comment-thread.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { startGitHub } from '../support/github/github-server.ts';
import type { GitHubServer } from '../support/github/github-server.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { createShop, pullRequestEvent } from '../support/samples/shop.ts';
import type { Shop } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { problemsBySchema } from '../support/views/valid-by-schema.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

let platform: RunningPlatform;
let github: GitHubServer;
let thread: CommentThread;
const shop = createShop();

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(async () => {
  await platform.stop();
});
beforeEach(async () => {
  github = await startGitHub();
  thread = await openThread(github);
});
afterEach(() => github.close());

interface Changes {
  /** What is checked in place of the example's pull request. */
  readonly change?: Pick<Shop, 'directory' | 'base' | 'head'>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly payload?: unknown;
}

/** The check of the example's pull request. */
function check({ change = shop, payload = shop.pullRequest, ...changes }: Changes): Promise<LauncherRun> {
  return runCheckJob(platform.line, {
    workspace: change.directory,
    event: { name: 'pull_request', payload },
    ...changes,
  });
}

/** A change that leaves nothing to act on. */
function mendedChange(): Pick<Shop, 'directory' | 'base' | 'head'> {
  const { commit, folder } = createGitRepository();
  writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/acme/node:18\n');
  const base = commit('Before');
  writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/acme/python:3.13\n');
  return { directory: folder, base, head: commit('Move to what is maintained') };
}

/** The check with a comment, on a pull request that GitHub has. */
function checkWithComment(changes: Changes = {}): Promise<LauncherRun> {
  const { base, head } = changes.change ?? shop;
  const event = pullRequestEvent(base, head) as { readonly pull_request: object };
  return check({
    payload: { ...event, pull_request: { ...event.pull_request, number: thread.number } },
    ...changes,
    inputs: {
      comment: 'on-findings',
      'job-key': 'ci / check',
      'github-token': github.jobToken,
      ...changes.inputs,
    },
    environment: { GITHUB_API_URL: github.apiUrl, ...changes.environment },
  });
}

/** The first line that a reader sees of each comment. */
async function titles(): Promise<readonly (string | undefined)[]> {
  return (await thread.comments()).map(({ body }) => body.split('\n').find((line) => line.startsWith('## ')));
}

/** The signs of the rows of a page that name something. */
function signsOf(markdown: string, name: string): readonly (string | undefined)[] {
  const lines = markdown.split('\n').filter((line) => line.includes(name));
  return lines.map((line) => line.split(' ')[1]);
}

describe('the views of the check action', () => {
  it('writes SARIF that code scanning takes, with every problem of the report at each of its places', async () => {
    const run = await check({ inputs: { 'sarif-path': 'out/mooring.sarif', 'job-key': 'ci / check' } });
    const path = join(shop.directory, 'out/mooring.sarif');
    expect(run.outputs['sarif']).toBe(path);
    const log = JSON.parse(readFileSync(path, 'utf8')) as SarifLog;
    expect(problemsBySchema('sarif-2.1.0', log)).toEqual([]);
    const [{ automationDetails, results, tool }] = log.runs;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    expect(tool.driver.version).toBe(version);
    // One vulnerability in two packages of one image is one result.
    expect(results).toHaveLength(placedFindings(reportOf(run)).length - 1);
    expect(automationDetails.id).toMatch(/^mooring\/ci-check-[0-9a-f]{8}\/$/);
  });

  it('comments once, however often it runs, and says when nothing is left', async () => {
    const first = await checkWithComment();
    await checkWithComment();
    expect(await titles()).toEqual(['## ❌ 2 new problems block this pull request']);
    expect(first.exitCode).toBe(1);
    expect(first.stdout).not.toContain('::warning::Could not write');
    const last = await checkWithComment({ change: mendedChange() });
    expect([last.exitCode, last.outputs['verdict']]).toEqual([0, 'pass']);
    expect(await titles()).toEqual(['## ✅ No problems in 1 image']);
  });

  it('does not say that it failed where nothing fails, whatever it found', async () => {
    const run = await checkWithComment({ inputs: { 'fail-on': 'none' } });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
    expect(await titles()).toEqual(['## ⚠️ 4 warnings, no blocking problems']);
    const [comment] = await thread.comments();
    for (const view of [run.stdout, run.summary, comment?.body]) expect(view).not.toMatch(/fail/i);
    expect(run.stdout).not.toMatch(/^::error/m);
  });

  it('rates by one decision: what is not severe enough to fail is no error in any view', async () => {
    const run = await checkWithComment({
      inputs: { 'min-severity': 'critical', 'fail-on': 'new-advisory', 'sarif-path': 'out/severe.sarif' },
    });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
    const curl = 'CVE-2026-48211';
    const notices = placedFindings(reportOf(run)).filter(({ advisory }) => advisory?.id === curl);
    expect(notices.map(({ level, weight }) => `${level} ${weight}`)).toEqual([
      'notice minor',
      'notice minor',
    ]);
    const log = JSON.parse(readFileSync(run.outputs['sarif'] ?? '', 'utf8')) as SarifLog;
    const [{ results, tool }] = log.runs;
    const alike = results.filter(({ ruleId }) => ruleId.includes(curl));
    expect(alike.map(({ level }) => level)).toEqual(['note']);
    const rule = tool.driver.rules.find(({ id }) => id.includes(curl));
    expect(rule?.defaultConfiguration.level).toBe('note');
    expect(run.stdout).not.toMatch(new RegExp(`^(?:::|FAIL|warn).*${curl}`, 'm'));
    const [comment] = await thread.comments();
    expect(signsOf(run.summary, `[${curl.replaceAll('-', '‑')}]`)).toEqual(['ℹ️']);
    expect(comment?.body).toContain('all images in the job summary');
  });

  it('leaves nothing behind for later steps but its outputs', async () => {
    const run = await check({});
    expect([run.exported, run.path, run.state]).toEqual([{}, [], {}]);
  });

  it('does not request a comment on a fork, and logs the reason', async () => {
    const run = await checkWithComment({
      payload: pullRequestEvent(shop.base, shop.head, 'stranger/shop'),
    });
    expect(github.requests.filter((line) => line.includes('comments'))).toEqual([]);
    expect(run.stdout).toContain('No comment: the pull request comes from a fork, whose token is read-only.');
  });

  it('keeps its verdict where no view could be written, and warns of each', async () => {
    github.fault({ match: /^POST /, status: 403, body: {} });
    const broken = {
      inputs: { 'report-path': 'README.md/report.json', 'sarif-path': 'README.md/mooring.sarif' },
      environment: { GITHUB_STEP_SUMMARY: '/dev/null/summary.md' },
    };
    const run = await checkWithComment(broken);
    expect([run.exitCode, run.outputs['verdict'], run.outputs['report']]).toEqual([1, 'fail', undefined]);
    const warnings = run.stdout.split('\n').filter((line) => line.startsWith('::warning::Could not write'));
    expect(warnings.map((line) => /write (the [^;]+);/.exec(line)?.[1])).toEqual([
      'the report',
      'the summary',
      'the SARIF file',
      'the comment',
    ]);
    expect(warnings.at(-1)).toContain('pull-requests: write');
    const passing = await checkWithComment({
      ...broken,
      inputs: { ...broken.inputs, 'fail-on': 'none' },
    });
    expect([passing.exitCode, passing.outputs['verdict']]).toEqual([0, 'warn']);
  });
});
