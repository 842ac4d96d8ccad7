import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { reportOf, runCheckJob } from '../support/jobs/check-job.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { startGitHub } from '../support/github/github-server.ts';
import type { GitHubFault, GitHubServer } from '../support/github/github-server.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { pullRequestEvent } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { placedFindings } from '../support/views/placed-findings.ts';

const OLD = 'FROM cgr.dev/acme/node:18\n';
const BASE = { 'old.Dockerfile': OLD, 'mended/Dockerfile': `# the base's own\n${OLD}` };
const HEAD = {
  'old.Dockerfile': OLD,
  'mended/Dockerfile': 'FROM cgr.dev/acme/node:22\n',
  'new.Dockerfile': `${OLD}FROM cgr.dev/acme/curl:8\n`,
};

let platform: RunningPlatform;
let github: GitHubServer;
beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

/** Head as actions/checkout leaves it by default, with credentials that are taken away: one commit, and no way to more. */
function shallowClone(files: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly head: string;
} {
  const origin = createGitRepository();
  writeFileSync(join(origin.folder, 'README.md'), 'A shop.\n');
  origin.commit('Something that the clone leaves out');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(origin.folder, path)), { recursive: true });
    writeFileSync(join(origin.folder, path), text);
  }
  const head = origin.commit('The change');
  const clone = createGitRepository();
  clone.git('remote', 'add', 'origin', `file://${origin.folder}`);
  clone.git('fetch', '--quiet', '--depth=1', 'origin', 'main');
  clone.git('checkout', '--quiet', 'FETCH_HEAD');
  clone.git('remote', 'set-url', 'origin', `file://${origin.folder}/gone`);
  return { folder: clone.folder, head };
}

/** The check of a pull request whose base only GitHub holds. */
async function check(
  {
    base = BASE,
    head = HEAD,
  }: {
    readonly base?: Readonly<Record<string, string>>;
    readonly head?: Readonly<Record<string, string>>;
  } = {},
  inputs: Readonly<Record<string, string>> = {},
): Promise<LauncherRun & { readonly base: string }> {
  const commit = await github.person.push('main', base);
  const clone = shallowClone(head);
  const run = await runCheckJob(platform.line, {
    workspace: clone.folder,
    event: { name: 'pull_request', payload: pullRequestEvent(commit, clone.head) },
    inputs: { 'github-token': github.jobToken, ...inputs },
    environment: { GITHUB_API_URL: github.apiUrl },
  });
  expect(run.stdout + run.stderr + run.summary).not.toContain(github.jobToken);
  return { ...run, base: commit };
}

function important(run: LauncherRun): readonly string[] {
  const told = placedFindings(reportOf(run)).filter(({ level }) => level !== 'notice');
  return told.map(({ rule, level, novelty, file }) => `${level} ${rule} ${novelty} ${file}`);
}

const LONG = { 'retry-after': '3600' };
const TREE = /^GET .*\/git\/trees\//;
const BLOB = /^GET .*\/git\/blobs\//;

describe('a base that a shallow clone does not have, read from GitHub', () => {
  it('is compared with like any other: new is what the change brings', async () => {
    const run = await check();
    expect(reportOf(run).comparedWith).toEqual({ kind: 'base', commit: run.base });
    expect([run.exitCode, important(run)]).toEqual([
      1,
      [
        'error end-of-life new new.Dockerfile',
        'error advisory new new.Dockerfile',
        'error advisory new new.Dockerfile',
        'warning end-of-life pre-existing old.Dockerfile',
      ],
    ]);
  });

  it('costs one request, and one for each file that the change touched', async () => {
    await check();
    const asked = github.requests.filter((request) => request.startsWith('GET '));
    expect(asked.map((request) => /\/git\/(trees|blobs)\//.exec(request)?.[1])).toEqual(['trees', 'blobs']);
  });

  it('costs few requests where the change touches many files: REST would limit them', async () => {
    const files = (text: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Array.from({ length: 250 }, (_, index) => [`${index}/Dockerfile`, `# ${index}\n${text}`]),
      );
    github.withGraphql();
    github.fault({ match: BLOB, status: 403, body: {}, headers: LONG });
    const run = await check({
      base: files('FROM scratch\n'),
      head: { ...files('FROM scratch\nRUN a\n'), ...HEAD },
    });
    expect(reportOf(run).comparedWith).toEqual({ kind: 'base', commit: run.base });
    expect([run.exitCode, important(run)]).toContainEqual(
      expect.arrayContaining(['error end-of-life new new.Dockerfile']),
    );
    expect(github.requests.filter((request) => request.startsWith('POST /graphql'))).toHaveLength(3);
  });

  it('also provides the configuration: a change cannot exempt itself', async () => {
    const strict = { ...BASE, '.github/mooring.yml': 'check:\n  fail-on: [end-of-life]\n' };
    const loose = { ...HEAD, '.github/mooring.yml': 'check:\n  fail-on: []\n' };
    const run = await check({ base: strict, head: loose });
    expect([run.exitCode, reportOf(run).failOn]).toEqual([1, ['end-of-life']]);
    expect(important(run)).toContain('error end-of-life pre-existing old.Dockerfile');
  });

  it('waits if GitHub is rate limiting, and retries if a response is lost', async () => {
    github.fault(
      { match: TREE, times: 1, status: 429, body: {}, headers: { 'retry-after': '1' } },
      { match: BLOB, times: 1, cut: true },
    );
    const run = await check();
    expect(reportOf(run).comparedWith).toEqual({ kind: 'base', commit: run.base });
  });
});

/** No image is called new, and the one finding that says why fails. */
const UNAVAILABLE = [
  'error base-unavailable new ',
  'warning end-of-life not-compared new.Dockerfile',
  'warning end-of-life not-compared old.Dockerfile',
  'warning advisory not-compared new.Dockerfile',
  'warning advisory not-compared new.Dockerfile',
];

describe('a base that GitHub does not give: unavailable, and never a silent pass', () => {
  it.each<[string, GitHubFault, RegExp, RegExp]>([
    [
      '404',
      { match: TREE, status: 404, body: { message: 'Not Found' } },
      /404 \(Not Found\)/,
      /contents: read/,
    ],
    [
      '403',
      { match: TREE, status: 403, body: { message: 'Forbidden' } },
      /403 \(Forbidden\)/,
      /contents: read/,
    ],
    ['a rate limit', { match: TREE, status: 403, body: {}, headers: LONG }, /wait of 3600 seconds/, /later/],
    [
      'a tree in part',
      { match: TREE, status: 200, body: { tree: [], truncated: true } },
      /only a part of the file list/,
      /fetch-depth: 0/,
    ],
    [
      '404 for a file',
      { match: BLOB, status: 404, body: {} },
      /could not read its files: .* 404/,
      /contents: read/,
    ],
    [
      'a rate limit at a file',
      { match: BLOB, status: 429, body: {}, headers: LONG },
      /3600 seconds/,
      /later/,
    ],
  ])('%s', async (_, fault, why, hint) => {
    github.fault(fault);
    const run = await check();
    const { comparedWith, findings } = reportOf(run);
    expect([run.exitCode, run.outputs['verdict'], important(run)]).toEqual([1, 'fail', UNAVAILABLE]);
    expect(comparedWith).toEqual({ kind: 'none', reason: expect.stringMatching(why) as string });
    const said = findings.find(({ rule }) => rule === 'base-unavailable');
    expect(said?.message).toContain(`base commit ${run.base}`);
    expect(said?.message).toMatch(why);
    expect(said?.remedy).toMatch(hint);
    expect(run.stdout).toMatch(/^::error title=Base unavailable/m);
  });

  it('without a token, as GitHub cannot be queried', async () => {
    const run = await check({}, { 'github-token': '' });
    expect([run.exitCode, important(run)]).toEqual([1, UNAVAILABLE]);
    expect(github.requests).toEqual([]);
    expect(reportOf(run).comparedWith).toMatchObject({
      reason: expect.stringContaining('no token for the GitHub API'),
    });
  });

  it('warns where the inputs say that a missing base does not fail', async () => {
    github.fault({ match: TREE, status: 404, body: {} });
    const run = await check({}, { 'fail-on': 'new-advisory' });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
    expect(important(run)).toContain('warning base-unavailable new ');
  });
});
