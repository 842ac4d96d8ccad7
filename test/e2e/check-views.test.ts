import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { CheckReportFile } from '../../src/contract/check-report.ts';
import type { SarifLog } from '../../src/domain/report/sarif-log.ts';
import { startCommentGitHub, TOKENS } from '../support/comment-github.ts';
import type { CommentGitHub } from '../support/comment-github.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/run-launcher.ts';
import type { LauncherRun } from '../support/run-launcher.ts';
import { createShop, pullRequestEvent } from '../support/shop.ts';
import { startPlatform } from '../support/start-platform.ts';
import type { RunningPlatform } from '../support/start-platform.ts';
import { problemsBySchema } from '../support/valid-by-schema.ts';

let platform: RunningPlatform;
let github: CommentGitHub | undefined;
const shop = createShop();

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(async () => {
  await platform.stop();
});
afterEach(async () => {
  await github?.close();
  github = undefined;
});

interface Changes {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly payload?: unknown;
}

/** The check of the example's pull request. */
function check({ payload = shop.pullRequest, ...changes }: Changes): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  return runLauncher('check.js', {
    workspace: shop.folder,
    event: { name: 'pull_request', payload },
    inputs: {
      ...CHECK_DEFAULTS,
      ...inputs,
      identity: shop.identity,
      organization: 'acme',
      ...changes.inputs,
    },
    environment: { ...environment, ...changes.environment },
  });
}

/** The check with a comment, on a pull request that GitHub has. */
function checkWithComment(on: CommentGitHub, changes: Changes = {}): Promise<LauncherRun> {
  const event = pullRequestEvent(shop.base, shop.head) as { readonly pull_request: object };
  return check({
    payload: { ...event, pull_request: { ...event.pull_request, number: on.pullRequest } },
    ...changes,
    inputs: {
      comment: 'on-findings',
      'job-key': 'ci / check',
      'github-token': TOKENS['ci-bot'],
      ...changes.inputs,
    },
    environment: { GITHUB_API_URL: on.apiUrl, ...changes.environment },
  });
}

function findingsOf(run: LauncherRun) {
  return CheckReportFile.parse(JSON.parse(readFileSync(run.outputs['report'] ?? '', 'utf8'))).findings;
}

describe('the views of the check action', () => {
  it('writes SARIF that code scanning takes, with every finding of the report', async () => {
    const run = await check({ inputs: { 'sarif-path': 'out/mooring.sarif', 'job-key': 'ci / check' } });
    const path = join(shop.folder, 'out/mooring.sarif');
    expect(run.outputs['sarif']).toBe(path);
    const log = JSON.parse(readFileSync(path, 'utf8')) as SarifLog;
    expect(problemsBySchema('sarif-2.1.0', log)).toEqual([]);
    const [{ automationDetails, results }] = log.runs;
    expect(results).toHaveLength(findingsOf(run).length);
    expect(automationDetails.id).toMatch(/^mooring\/ci-check-[0-9a-f]{8}\/$/);
  });

  it('comments once, however often it runs, and says when nothing is left', async () => {
    github = await startCommentGitHub();
    const first = await checkWithComment(github);
    await checkWithComment(github);
    const [comment, ...more] = await github.comments();
    expect(more).toEqual([]);
    expect(comment?.body).toContain('## ❌ Mooring check failed: 3 findings have to be dealt with.');
    expect(first.exitCode).toBe(1);
    expect(first.stdout).not.toContain('::warning::Could not write');
  });

  it('does not ask for a comment on a fork, and says why there is none', async () => {
    github = await startCommentGitHub();
    const run = await checkWithComment(github, {
      payload: pullRequestEvent(shop.base, shop.head, 'stranger/shop'),
    });
    expect(github.requests.filter((line) => line.includes('comments'))).toEqual([]);
    expect(run.stdout).toContain(
      'No comment: the pull request comes from a fork, whose token may only read.',
    );
  });

  it('keeps its verdict where no view could be written, and warns of each', async () => {
    github = await startCommentGitHub((method) =>
      method === 'POST' ? { status: 403, body: {} } : undefined,
    );
    const broken = {
      inputs: { 'report-path': 'README.md/report.json', 'sarif-path': 'README.md/mooring.sarif' },
      environment: { GITHUB_STEP_SUMMARY: '/dev/null/summary.md' },
    };
    const run = await checkWithComment(github, broken);
    expect([run.exitCode, run.outputs['verdict'], run.outputs['report']]).toEqual([1, 'fail', undefined]);
    const warnings = run.stdout.split('\n').filter((line) => line.startsWith('::warning::Could not write'));
    expect(warnings.map((line) => /write (the [^;]+);/.exec(line)?.[1])).toEqual([
      'the report',
      'the summary',
      'the SARIF file',
      'the comment',
    ]);
    expect(warnings.at(-1)).toContain('pull-requests: write');
    const passing = await checkWithComment(github, {
      ...broken,
      inputs: { ...broken.inputs, 'fail-on': 'none' },
    });
    expect([passing.exitCode, passing.outputs['verdict']]).toEqual([0, 'warn']);
  });
});
