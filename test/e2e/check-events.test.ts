import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CheckReport } from '../../src/check/report/check-report.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import type { GitRepository } from '../support/github/git-repository.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { IDENTITY, pullRequestEvent } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

const ZEROS = '0'.repeat(40);
const NOBODY_KNOWS = 'deadbeef'.repeat(5);
const NO_TOKEN = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

/** Two commits: the first has a tag past its end of life, the second adds another and a vulnerable image. */
interface TwoCommits {
  readonly repository: GitRepository;
  readonly base: string;
  readonly head: string;
}

function twoCommits(): TwoCommits {
  const repository = createGitRepository();
  const write = (file: string, text: string): void => writeFileSync(join(repository.folder, file), text);
  write('old.Dockerfile', 'FROM cgr.dev/acme/node:18\n');
  const base = repository.commit('Before');
  write('new.Dockerfile', 'FROM cgr.dev/acme/node:18\nFROM cgr.dev/acme/curl:8\n');
  return { repository, base, head: repository.commit('The change') };
}

type Event = NonNullable<LauncherSetup['event']>;
type Changes = Partial<LauncherSetup> & { readonly event: Event };

function check({ repository }: Pick<TwoCommits, 'repository'>, changes: Changes): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(platform.line, 'repo:acme/shop:pull_request');
  return runLauncher('check.js', {
    workspace: repository.folder,
    ...changes,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: IDENTITY, organization: 'acme', ...changes.inputs },
    environment: { ...environment, ...changes.environment },
  });
}

function reportOf(run: LauncherRun) {
  return CheckReport.parse(JSON.parse(readFileSync(run.outputs['report'] ?? '', 'utf8')));
}

/** The first lines of the summaries of failing runs, by their events. */
const HEADLINES: Readonly<Record<string, RegExp>> = {
  pull_request: /^## ❌ \d+ new problems? blocks? this pull request$/m,
  merge_group: /^## ❌ \d+ new problems? blocks? this merge group$/m,
  push: /^## ❌ \d+ new blocking problems? on this push$/m,
  pull_request_target: /^## ⚠️ \d+ images could not be checked$/m,
};

/** What matters of a run: its status, what it was compared with, and how each finding was told from what was there. */
function told(run: LauncherRun) {
  const report = reportOf(run);
  const { comparedWith } = report;
  const important = placedFindings(report).filter(({ level }) => level !== 'notice');
  return {
    status: run.exitCode,
    comparedWith,
    findings: important.map(({ rule, level, novelty, file }) => `${level} ${rule} ${novelty} ${file}`),
  };
}

/** A branch that stands on a base which has gone on since: there the old image is gone, and so are the lax settings. */
function branchBehind(): TwoCommits & { readonly start: string } {
  const repository = createGitRepository();
  const write = (file: string, text: string): void => writeFileSync(join(repository.folder, file), text);
  write('old.Dockerfile', 'FROM cgr.dev/acme/node:18\n');
  mkdirSync(join(repository.folder, '.github'));
  write('.github/mooring.yml', 'check: { fail-on: [] }\n');
  const start = repository.commit('Before');
  repository.git('checkout', '--quiet', '-b', 'topic');
  write('new.Dockerfile', 'FROM cgr.dev/acme/node:18\nFROM cgr.dev/acme/curl:8\n');
  const head = repository.commit('The change');
  repository.git('checkout', '--quiet', 'main');
  repository.git('rm', '--quiet', 'old.Dockerfile', '.github/mooring.yml');
  const base = repository.commit('Somebody mends it');
  repository.git('checkout', '--quiet', 'topic');
  return { repository, start, base, head };
}

const AGAINST_BASE = [
  'error end-of-life new new.Dockerfile',
  'error advisory new new.Dockerfile',
  'error advisory new new.Dockerfile',
  'warning end-of-life pre-existing old.Dockerfile',
];

const AGAINST_NOTHING = [
  'warning end-of-life not-compared new.Dockerfile',
  'warning end-of-life not-compared old.Dockerfile',
  'warning advisory not-compared new.Dockerfile',
  'warning advisory not-compared new.Dockerfile',
];

/** Without its base, a change fails, and a push that has no change to block does not. */
const CHANGE_WITHOUT_BASE = [1, [...AGAINST_NOTHING, 'error base-unavailable new '].toSorted()] as const;
const PUSH_WITHOUT_BASE = [
  0,
  [...AGAINST_NOTHING, 'warning base-unavailable not-compared '].toSorted(),
] as const;

describe('the base of each kind of event', () => {
  it('is the merge base of a checked-out branch, with the current configuration of the base', async () => {
    const branch = branchBehind();
    const payload = pullRequestEvent(branch.base, branch.head);
    expect(told(await check(branch, { event: { name: 'pull_request', payload } }))).toEqual({
      status: 1,
      comparedWith: { kind: 'base', commit: branch.start },
      findings: AGAINST_BASE,
    });
  });

  it.each<[string, (commits: TwoCommits) => Event]>([
    [
      'pull_request: the base of the payload',
      ({ base, head }) => ({ name: 'pull_request', payload: pullRequestEvent(base, head) }),
    ],
    [
      'merge_group: base_sha',
      ({ base, head }) => ({
        name: 'merge_group',
        payload: { merge_group: { base_sha: base, head_sha: head } },
      }),
    ],
    ['push: before', ({ base }) => ({ name: 'push', payload: { before: base } })],
    [
      'pull_request_target with the head checked out: the base of the payload',
      ({ base, head }) => ({ name: 'pull_request_target', payload: pullRequestEvent(base, head) }),
    ],
  ])('%s', async (_, eventOf) => {
    const commits = twoCommits();
    const event = eventOf(commits);
    const run = await check(commits, { event });
    const { comparedWith, status, findings } = told(run);
    expect(comparedWith).toEqual({ kind: 'base', commit: commits.base });
    expect(run.summary).toMatch(HEADLINES[event.name] ?? 'an event without a headline');
    if (event.name === 'pull_request_target') {
      // Nobody is signed in there, whatever token the job has.
      expect(reportOf(run).mode).toBe('anonymous');
      expect(run.stdout).toContain('Running unauthenticated.');
      expect([status, new Set(findings.map((line) => line.split(' ', 2).join(' ')))]).toEqual([
        0,
        new Set(['warning not-checked']),
      ]);
    } else {
      expect([status, findings]).toEqual([1, AGAINST_BASE]);
    }
  });

  it.each<[string, Event, string]>([
    [
      'push of a new branch',
      { name: 'push', payload: { before: ZEROS } },
      'the push created a branch, which has no base',
    ],
    ['schedule', { name: 'schedule', payload: {} }, 'the event schedule has no base'],
    [
      'workflow_dispatch',
      { name: 'workflow_dispatch', payload: {} },
      'the event workflow_dispatch has no base',
    ],
  ])('%s: none, so that nothing is new, and it says so', async (_, event, why) => {
    expect(told(await check(twoCommits(), { event }))).toEqual({
      status: 0,
      comparedWith: { kind: 'none', reason: why },
      findings: AGAINST_NOTHING,
    });
  });

  it.each<[string, Event, RegExp, readonly [number, readonly string[]]]>([
    [
      'a push over a commit that is gone (force push)',
      { name: 'push', payload: { before: NOBODY_KNOWS } },
      /base commit (?:deadbeef){5} of the push could not be read/,
      PUSH_WITHOUT_BASE,
    ],
    [
      'a merge group whose base is gone',
      { name: 'merge_group', payload: { merge_group: { base_sha: NOBODY_KNOWS, head_sha: ZEROS } } },
      /base commit (?:deadbeef){5} of the merge group could not be read/,
      CHANGE_WITHOUT_BASE,
    ],
    [
      'a pull request whose base is gone',
      { name: 'pull_request', payload: pullRequestEvent(NOBODY_KNOWS, ZEROS) },
      /base commit (?:deadbeef){5} of the pull request could not be read/,
      CHANGE_WITHOUT_BASE,
    ],
  ])('%s: unavailable, and never a silent pass', async (_, event, why, expected) => {
    const { status, comparedWith, findings } = told(await check(twoCommits(), { event }));
    expect([status, findings.toSorted()]).toEqual(expected);
    expect(comparedWith).toEqual({ kind: 'none', reason: expect.stringMatching(why) });
  });

  it.each<[string, (commits: TwoCommits) => Event]>([
    [
      'merge_group',
      ({ head }) => ({ name: 'merge_group', payload: { merge_group: { base_sha: head, head_sha: head } } }),
    ],
    ['push', ({ head }) => ({ name: 'push', payload: { before: head } })],
    [
      'pull_request_target with the base checked out',
      ({ base, head }) => ({ name: 'pull_request_target', payload: pullRequestEvent(head, base) }),
    ],
  ])('%s, compared with itself: unavailable', async (_, eventOf) => {
    const commits = twoCommits();
    const event = eventOf(commits);
    const { comparedWith, findings } = told(await check(commits, { event }));
    expect(comparedWith).toMatchObject({
      reason: expect.stringMatching(/^The checked-out commit is the base of/),
    });
    expect(findings).toContain(
      event.name === 'push' ? 'warning base-unavailable not-compared ' : 'error base-unavailable new ',
    );
  });

  it('is fetched, one commit deep, where the clone is shallow', async () => {
    const { repository, base, head } = twoCommits();
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = createGitRepository();
    clone.git('remote', 'add', 'origin', `file://${repository.folder}`);
    clone.git('fetch', '--quiet', '--depth=1', 'origin', head);
    clone.git('checkout', '--quiet', 'FETCH_HEAD');
    const event = { name: 'pull_request', payload: pullRequestEvent(base, head) };
    const run = await check({ repository: clone }, { event });
    expect(told(run)).toMatchObject({ status: 1, findings: AGAINST_BASE });
    expect(clone.git('rev-list', '--count', base)).toBe('1');
  });
});

describe('a run without a base of its own', () => {
  const event = { name: 'schedule', payload: {} };

  it('is compared with a time', async () => {
    const run = await check(twoCommits(), { event, inputs: { since: '2026-11-10T00:00:00Z' } });
    expect(told(run)).toEqual({
      status: 1,
      comparedWith: { kind: 'since', since: '2026-11-10T00:00:00.000Z' },
      findings: [
        'error advisory new new.Dockerfile',
        'error advisory new new.Dockerfile',
        'warning end-of-life not-compared new.Dockerfile',
        'warning end-of-life not-compared old.Dockerfile',
      ],
    });
  });

  it('is compared with one thing, and never with another without a word', async () => {
    const inputs = { since: '2026-11-10T00:00:00Z', baseline: 'baseline.json' };
    const run = await check(twoCommits(), { event, inputs });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([1, undefined]);
    expect(run.stdout).toContain('inputs since and baseline: set only one of them');
  });

  it('is compared with the report of an earlier run, which then fails for nothing', async () => {
    const commits = twoCommits();
    const first = await check(commits, { event, inputs: { 'report-path': 'baseline.json' } });
    expect(first.outputs['report']).toBe(join(commits.repository.folder, 'baseline.json'));
    const inputs = { baseline: 'baseline.json', 'fail-on': 'new-advisory,new-end-of-life' };
    const second = await check(commits, { event, inputs });
    expect(second.exitCode).toBe(0);
    expect(reportOf(second).comparedWith).toEqual({ kind: 'baseline', file: 'baseline.json' });
    expect(new Set(placedFindings(reportOf(second)).map(({ novelty }) => novelty))).toEqual(
      new Set(['pre-existing']),
    );
  });

  it('fails on a baseline that is not there', async () => {
    const run = await check(twoCommits(), { event, inputs: { baseline: 'gone.json' } });
    expect([run.exitCode, run.outputs]).toEqual([1, {}]);
    expect(run.stdout).toMatch(/::error.*gone\.json: it does not exist/);
  });
});

describe('when-unavailable', () => {
  const fork = { name: 'pull_request', payload: pullRequestEvent(ZEROS, ZEROS, 'stranger/shop') };
  const dependabot = { GITHUB_ACTOR: 'dependabot[bot]' };
  const own = { name: 'pull_request', payload: pullRequestEvent(ZEROS, ZEROS) };
  const target = { name: 'pull_request_target', payload: pullRequestEvent(ZEROS, ZEROS) };

  it.each<[string, Changes]>([
    ['a fork', { event: fork, environment: NO_TOKEN }],
    ['Dependabot', { event: own, environment: { ...NO_TOKEN, ...dependabot } }],
    ['pull_request_target', { event: target }],
  ])('skips, fails, or runs unauthenticated: %s', async (_, changes) => {
    const commits = twoCommits();
    const checkWith = (way: string): Promise<LauncherRun> =>
      check(commits, { ...changes, inputs: { 'when-unavailable': way } });
    const skipped = await checkWith('skip');
    expect([skipped.exitCode, skipped.outputs]).toEqual([0, { verdict: 'skipped' }]);
    expect(skipped.stdout).toMatch(/^::notice title=Mooring check::Check skipped: /m);
    expect(skipped.summary).toContain('Mooring check skipped');
    const failed = await checkWith('fail');
    expect([failed.exitCode, failed.outputs]).toEqual([1, {}]);
    expect(failed.stdout).toMatch(/::error.*auth_no_id_token/);
    expect(reportOf(await checkWith('anonymous')).mode).toBe('anonymous');
  });

  it('does not skip a job that lacks its permission: that would switch the check off', async () => {
    const run = await check(twoCommits(), {
      event: own,
      environment: NO_TOKEN,
      inputs: { 'when-unavailable': 'skip' },
    });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('id-token: write');
  });

  it('runs unauthenticated without the permission if the inputs allow it', async () => {
    const { base, repository } = twoCommits();
    repository.git('checkout', '--quiet', base);
    writeFileSync(join(repository.folder, 'old.Dockerfile'), 'FROM cgr.dev/chainguard/static:latest\n');
    const event = {
      name: 'pull_request',
      payload: pullRequestEvent(base, repository.commit('A public image')),
    };
    const run = await check(
      { repository },
      { event, environment: NO_TOKEN, inputs: { 'when-unavailable': 'anonymous' } },
    );
    expect([run.exitCode, reportOf(run).mode]).toEqual([0, 'anonymous']);
    expect(reportOf(run).images[0]?.newest).toMatch(/^sha256:/);
  });
});
