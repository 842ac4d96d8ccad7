import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CheckReport } from '../../src/check/report/check-report.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { createShop, pullRequestEvent } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

/** Frozen, so that "days behind" and every other text stay the same; the action takes its time from the platform. */
const NOW = '2026-11-20T12:00:00Z';
const SUBJECT = 'repo:acme/shop:pull_request';

let platform: RunningPlatform;
const shop = createShop();

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', NOW);
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

type Changes = Partial<LauncherSetup> & { readonly subject?: string };

/** The check of the example's pull request, with whatever a test changes about it. */
function check({ subject = SUBJECT, ...changes }: Changes = {}): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(platform.line, subject);
  return runLauncher('check.js', {
    workspace: shop.directory,
    event: { name: 'pull_request', payload: shop.pullRequest },
    ...changes,
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

function reportOf(run: LauncherRun) {
  return CheckReport.parse(JSON.parse(readFileSync(run.outputs['report'] ?? '', 'utf8')));
}

/** What differs between two runs: the addresses of this machine. */
function stable(text: string): string {
  return text
    .replaceAll(shop.base.slice(0, 8), '17285efe')
    .replaceAll(shop.head, '4c2f19e07a5bd83361f0c9d2e8b7a6453120fdce')
    .replaceAll(/127\.0\.0\.1:\d+/g, '<platform>');
}

/** The lines of a run's log that GitHub shows; the masks are for the runner alone. */
function shown(run: LauncherRun): string {
  return run.stdout
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
}

/** The one error that a run ended with, as its text. */
function errorOf(run: LauncherRun): string {
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(1);
  return (errors[0] ?? '').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

describe('the check action', () => {
  it('fails the pull request for its deprecated tag and its new advisory, and for nothing else', async () => {
    const run = await check({ environment: { GITHUB_SHA: shop.head, GITHUB_RUN_ID: '7' } });
    const report = reportOf(run);
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'fail', problems: '4' });
    const failing = placedFindings(report).filter(({ level }) => level === 'error');
    expect(failing.map(({ rule, file, line, novelty }) => [rule, file, line, novelty])).toEqual([
      ['end-of-life', 'receipts/Dockerfile', 2, 'new'],
      // One in curl, one in libcurl: two findings, and one problem.
      ['advisory', 'api/Dockerfile', 6, 'new'],
      ['advisory', 'api/Dockerfile', 6, 'new'],
    ]);
    await expect(stable(run.summary)).toMatchFileSnapshot('../golden/check/shop-summary.md');
    await expect(stable(shown(run))).toMatchFileSnapshot('../golden/check/shop-log.txt');
  });

  it('finds the newest of 1,400 builds, and how far the pin is behind', async () => {
    const { images } = reportOf(await check());
    const find = (name: string) => images.find(({ image }) => image === name);
    expect(find('cgr.dev/chainguard/static:latest')?.newestBuiltAt).toBe('2026-11-20T06:00:00.000Z');
    expect(find('cgr.dev/acme/nginx:1.29')?.behind).toEqual({ builds: 3, days: 31 });
  });

  it('masks every token before anything else can show it, and shows none anywhere', async () => {
    const run = await check();
    const masked = [...run.stdout.matchAll(/^::add-mask::(.+)$/gm)].map(([, secret = '']) => secret);
    expect(masked.length).toBeGreaterThan(4);
    const visible = [
      shown(run),
      run.stderr,
      run.summary,
      readFileSync(run.outputs['report'] ?? '', 'utf8'),
    ].join('\n');
    for (const secret of [...masked, platform.line.oidcRequestToken]) expect(visible).not.toContain(secret);
    expect(visible).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  it('gives the same report, byte for byte, for the same input', async () => {
    const [one, two] = await Promise.all([check(), check()]);
    expect(readFileSync(one.outputs['report'] ?? '')).toEqual(readFileSync(two.outputs['report'] ?? ''));
    expect(one.summary).toBe(two.summary);
  });

  it('fails on what fail-on names, and on nothing with none', async () => {
    const none = await check({ inputs: { 'fail-on': 'none' } });
    expect([none.exitCode, none.outputs['verdict']]).toEqual([0, 'warn']);
    const behind = await check({ inputs: { 'fail-on': 'behind' } });
    expect(behind.exitCode).toBe(1);
    const newlyBehind = await check({ inputs: { 'fail-on': 'new-behind' } });
    expect(newlyBehind.exitCode).toBe(0);
  });

  it('writes the report to the given path', async () => {
    const run = await check({ inputs: { 'report-path': 'out/mooring.json' } });
    expect(run.outputs['report']).toBe(join(shop.directory, 'out/mooring.json'));
    expect(reportOf(run).verdict).toBe('fail');
  });

  it('calls nothing new on an event that has no base, and says so', async () => {
    const run = await check({
      event: { name: 'schedule', payload: {} },
      inputs: { 'fail-on': 'new-advisory' },
    });
    expect(run.exitCode).toBe(0);
    expect(reportOf(run).comparedWith).toEqual({ kind: 'none', reason: 'the event schedule has no base' });
  });

  it('warns when the base of a pull request cannot be had, if only others fail', async () => {
    const payload = pullRequestEvent('0'.repeat(40), shop.head);
    const run = await check({
      event: { name: 'pull_request', payload },
      inputs: { 'fail-on': 'new-advisory' },
    });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
    expect(placedFindings(reportOf(run)).map(({ rule }) => rule)).toContain('base-unavailable');
  });

  it('takes the first parent of the merge that GitHub checks out for the base', async () => {
    const merged = createShop();
    const { commit, git } = merged.repository;
    git('checkout', '--quiet', '-b', 'base', merged.base);
    writeFileSync(join(merged.directory, 'other.Dockerfile'), 'FROM cgr.dev/acme/node:18\n');
    const newerBase = commit('Somebody else merges an old image');
    git('merge', '--quiet', '--no-ff', '--message', 'Merge the pull request', merged.head);
    const run = await check({
      workspace: merged.directory,
      event: { name: 'pull_request', payload: merged.pullRequest },
    });
    const report = reportOf(run);
    expect(report.comparedWith).toEqual({ kind: 'base', commit: newerBase });
    const deprecated = placedFindings(report).filter(({ rule }) => rule === 'end-of-life');
    // A line that the change wrote is new, whoever else uses the same old image
    // (advisory-rules.md#new-against-a-base).
    expect(deprecated.map(({ file, novelty }) => [file, novelty])).toEqual([
      ['receipts/Dockerfile', 'new'],
      ['other.Dockerfile', 'pre-existing'],
    ]);
  });

  it('does not compare the base with itself, as pull_request_target would have it', async () => {
    const payload = pullRequestEvent(shop.head, shop.base);
    const run = await check({
      event: { name: 'pull_request_target', payload },
      inputs: { 'fail-on': 'none' },
    });
    expect(run.outputs['verdict']).toBe('warn');
    expect(reportOf(run).comparedWith).toEqual({
      kind: 'none',
      reason: 'The checked-out commit is the base of the pull request itself',
    });
  });

  const noToken = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
  const fork = { name: 'pull_request', payload: pullRequestEvent(shop.base, shop.head, 'stranger/shop') };
  it.each<[string, Changes, RegExp]>([
    ['a fork', { environment: noToken, event: fork }, /the fork stranger\/shop/],
    ['Dependabot', { environment: { ...noToken, GITHUB_ACTOR: 'dependabot[bot]' } }, /by Dependabot/],
  ])(
    'runs unauthenticated on %s, reports it, and passes nothing that it could not query',
    async (_, changes, why) => {
      const run = await check(changes);
      const report = reportOf(run);
      expect([run.exitCode, report.verdict, report.mode]).toEqual([0, 'warn', 'anonymous']);
      expect(report.notes.join('\n')).toMatch(why);
      const notChecked = placedFindings(report).filter(({ rule }) => rule === 'not-checked');
      expect(new Set(notChecked.map(({ level }) => level))).toEqual(new Set(['warning']));
      const isPrivate = (one: { readonly image: string }): boolean => one.image.startsWith('cgr.dev/acme/');
      const asked = report.images.filter(({ newest }) => newest !== null).map(({ image }) => image);
      expect(asked).toEqual(['cgr.dev/chainguard/static:latest']);
      const unasked = new Set(notChecked.map(({ reference }) => reference.split('@')[0]));
      expect(unasked).toEqual(new Set(report.images.filter(isPrivate).map(({ image }) => image)));
    },
  );

  it('passes a repository without any Dockerfile, and sends no request', async () => {
    const empty = createGitRepository();
    const run = await check({
      workspace: empty.folder,
      event: { name: 'push', payload: {} },
      environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined },
    });
    expect([run.exitCode, run.outputs['verdict'], run.stderr]).toEqual([0, 'pass', '']);
    expect(run.summary).toContain('## ✅ No image references found');
  });

  it('reports a Dockerfile that cannot be read, and warns of a malformed FROM', async () => {
    const repository = createGitRepository();
    symlinkSync('nowhere', join(repository.folder, 'gone.Dockerfile'));
    writeFileSync(join(repository.folder, 'Dockerfile'), 'FROM cgr.dev/acme/python:3.13 # a comment\n');
    repository.commit('odd files');
    const run = await check({ workspace: repository.folder, event: { name: 'push', payload: {} } });
    expect(run.exitCode).toBe(1);
    expect(placedFindings(reportOf(run)).map(({ rule, file, line }) => [rule, file, line])).toEqual([
      ['not-checked', 'gone.Dockerfile', 1],
      ['unresolvable', 'Dockerfile', 1],
    ]);
  });
});

describe('the check action, when it cannot go on', () => {
  const noToken = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
  it.each<[string, Changes, RegExp]>([
    ['no id-token: write', { environment: noToken }, /auth_no_id_token.*\n?.*permissions: id-token: write/],
    [
      'half of the OIDC variables',
      { environment: { ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined } },
      /Only one of the two OIDC variables.*not a permission problem/,
    ],
    [
      'an OIDC address over plain http',
      { environment: { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://oidc.test/' } },
      /ACTIONS_ID_TOKEN_REQUEST_URL.*not an https address/,
    ],
    [
      'a subject that does not match',
      { subject: 'repo:acme/shop:ref:refs/heads/main' },
      /auth_rejected[\s\S]*sub: repo:acme\/shop:ref:refs\/heads\/main[\s\S]*claim match/,
    ],
    [
      'an identity that does not exist',
      { inputs: { identity: `${'0'.repeat(40)}/${'0'.repeat(16)}` } },
      /auth_unknown_identity[\s\S]*Check `identity`/,
    ],
    [
      'an identity that is no uid',
      { inputs: { identity: 'my-identity' } },
      /input identity: must be the uid of an identity/,
    ],
    [
      'an organization without an identity',
      { inputs: { identity: '' } },
      /input identity is not set\nSet both `identity` and `organization`, or neither/,
    ],
    [
      'an identity without an organization',
      { inputs: { organization: '' } },
      /input organization is not set\nSet both/,
    ],
    [
      'a rule that does not exist',
      { inputs: { 'fail-on': 'end-of-lief' } },
      /input fail-on: unknown rule "end-of-lief", did you mean "end-of-life"\?/,
    ],
    [
      'limits of a severity that does not exist',
      { inputs: { 'max-open-days': 'critical=7,hihg=30' } },
      /input max-open-days: unknown key "hihg", did you mean "high"\?/,
    ],
    [
      'an input of an earlier version',
      { inputs: { 'max-detection-days': '14' } },
      /input max-detection-days: replaced by `under-investigation`: write `under-investigation: after 7 days`/,
    ],
    [
      'a timeout that is no number',
      { inputs: { 'timeout-seconds': 'soon' } },
      /input timeout-seconds: must be a whole number/,
    ],
    [
      'an address that is not https',
      { inputs: { 'api-url': 'http://api.test' } },
      /config_endpoint_invalid.*api-url: "http:\/\/api\.test"/,
    ],
  ])('says what to change: %s', async (_, changes, message) => {
    const run = await check(changes);
    expect(run.exitCode).toBe(1);
    expect(errorOf(run)).toMatch(message);
    expect(run.stdout + run.stderr).not.toMatch(/^\s+at .+:\d+/m);
    expect(run.outputs).toEqual({});
  });

  it('reports that the token exchange is unreachable', async () => {
    const run = await check({ inputs: { 'issuer-url': 'http://127.0.0.1:9' } });
    expect(run.exitCode).toBe(1);
    expect(errorOf(run)).toMatch(
      /platform_unreachable.*could not sign in .*127\.0\.0\.1:9, 5 tries in [\d.]+ s/,
    );
  });

  it('names the event file that is none', async () => {
    const path = join(shop.directory, '.git', 'not-json');
    writeFileSync(path, 'not json');
    const run = await check({ environment: { GITHUB_EVENT_PATH: path } });
    expect(errorOf(run)).toContain(`the event file ${path} cannot be read as JSON`);
  });
});

describe('the check action without an identity', () => {
  /** A job with `contents: read` alone, on one commit. */
  const checkFile = (dockerfile: string): Promise<LauncherRun> => {
    const { commit, folder } = createGitRepository();
    writeFileSync(join(folder, 'Dockerfile'), dockerfile);
    commit('One image');
    return check({
      workspace: folder,
      event: { name: 'schedule', payload: {} },
      inputs: { identity: '', organization: '' },
      environment: {
        ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined,
      },
    });
  };

  it('checks public images, with history, SBOM, signature and advisories', async () => {
    const run = await checkFile('FROM cgr.dev/chainguard/static:latest\n');
    const { findings, images, mode } = reportOf(run);
    expect([run.exitCode, run.outputs['verdict'], mode]).toEqual([0, 'pass', 'anonymous']);
    expect(findings.filter(({ level }) => level !== 'notice')).toEqual([]);
    expect(images).toMatchObject([{ newestBuiltAt: '2026-11-20T06:00:00.000Z' }]);
    expect(run.summary).toContain('Unauthenticated run (no identity is set)');
  });

  it('fails for a private image, with the one thing to do', async () => {
    const run = await checkFile('FROM cgr.dev/chainguard/static:latest\nFROM cgr.dev/acme/node:22\n');
    expect([run.exitCode, run.outputs['verdict'], run.outputs['problems']]).toEqual([1, 'fail', '1']);
    const blocking = reportOf(run).findings.filter(({ level }) => level === 'error');
    expect(
      new Set(blocking.map(({ cause, rule }) => [rule, cause?.title, cause?.remedy].join(': '))),
    ).toEqual(
      new Set([
        'not-checked: Private images require authentication: Run `mooring init`, and set `identity` and `organization` in the workflow.',
      ]),
    );
  });

  it('sends no request for images of other registries', async () => {
    const run = await checkFile('FROM docker.io/library/busybox:1\n');
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'pass']);
    expect(run.stdout).not.toContain('Running unauthenticated');
  });
});

describe('a configuration that does not fit the images', () => {
  it('fails with one error that names both organizations', async () => {
    const run = await check({ inputs: { organization: 'acmee' } });
    expect([run.exitCode, run.summary]).toEqual([1, '']);
    expect(errorOf(run)).toMatch(
      /config_wrong_organization::the organization is set to "acmee", but the image references name acme \(\d+ references\)\nSet `organization` to acme\.$/,
    );
  });
});
