import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  conclusions,
  CONFIG,
  installPackage,
  log,
  MOORING,
  startNewcomer,
  WORKFLOW,
} from '../support/jobs/newcomer.ts';
import type { Newcomer } from '../support/jobs/newcomer.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { runAct } from '../support/judges/run-act.ts';
import { acmeWith, exampleSeed, seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import type { WorkflowEvent } from '../support/workflow/workflow-event.ts';

const GROUP = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';

/** A person who signs in with the vendor's command line, as an owner of the organization. */
const OWNER = { identity: `${GROUP}/${'0e'.repeat(8)}`, subject: 'repo:acme/laptop:ref:refs/heads/main' };

const SHOP = {
  'api/Dockerfile':
    'FROM cgr.dev/acme/python:3.13-dev AS build\nRUN pip install shop\n\nFROM cgr.dev/acme/python:3.13\nCOPY --from=build /app /app\n',
  'storefront/Dockerfile': 'FROM cgr.dev/acme/node:22\nCOPY . /srv\n',
  'compose.yaml': 'services:\n  database:\n    image: cgr.dev/acme/postgres:17\n',
};

const NODE = {
  name: 'node',
  packages: [{ name: 'nodejs', version: '22.1.0-r0' }],
  tags: [
    { name: '18', deprecated: true, history: { from: 'now-700d', every: '1d', count: 500 } },
    { name: '22', history: { from: 'now-90d', every: '1d', count: 90 } },
  ],
};

const CURL = {
  name: 'curl',
  packages: [{ name: 'curl', version: '8.14.0-r0' }],
  tags: [{ name: 'latest', history: { from: 'now-60d', every: '1d', count: 60 } }],
};

const ADVISORY = {
  advisoryId: 'CGA-4m8x-2vwq-h9jp',
  artifactName: 'curl',
  aliases: ['CVE-2026-48211'],
  severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }],
  events: [
    { at: 'now-3d', kind: 'detection' },
    { at: 'now-2d', kind: 'true-positive', note: 'Reachable through redirects.' },
  ],
};

let platform: RunningPlatform;
let installed: string;

beforeAll(async () => {
  installed = await installPackage();
  const [acme] = acmeWith([
    tagsOf('python', ['3.13', '3.13-dev']),
    tagsOf('postgres', ['17']),
    NODE,
  ]).organizations;
  const claimMatch = { issuer: 'https://token.actions.githubusercontent.com', subject: OWNER.subject };
  const owner = { name: 'owner', uid: OWNER.identity, claimMatch, bindings: [{ role: 'owner' }] };
  const others = exampleSeed()
    .organizations.filter(({ name }) => name === 'chainguard')
    .map((one) => Object.assign(one, { repos: [tagsOf('redis', ['latest']), CURL], advisories: [ADVISORY] }));
  platform = await startPlatform(
    '--seed',
    seedFile({
      github: { subject: 'immutable' },
      organizations: [{ ...acme, verified: true, roles: [], identities: [owner], groups: [] }, ...others],
    }),
  );
});

afterAll(() => platform.stop());

function tagsOf(name: string, tags: readonly string[]): object {
  return {
    name,
    packages: [{ name: `${name}-runtime`, version: '1.0.0-r0' }],
    tags: tags.map((tag) => ({ name: tag, history: { from: 'now-60d', every: '1d', count: 60 } })),
  };
}

/** Sets the repository up, and has the pull request with the setup merged. */
async function setUp(newcomer: Newcomer): Promise<void> {
  const { clone, mooring } = newcomer;
  const preview = await mooring('init');
  expect([preview.status, preview.stderr]).toEqual([0, '']);
  expect(clone.git('status', '--porcelain')).toBe('');
  const written = await mooring('init', '--write');
  expect([written.status, written.stderr]).toEqual([0, '']);
  expect(clone.git('status', '--porcelain', '--untracked-files=all')).toBe(
    '?? .github/mooring.yml\n?? .github/workflows/mooring.yml',
  );
  expect(newcomer.read(WORKFLOW)).toContain(`uses: ${MOORING}`);
  expect((await mooring('init', '--write')).stdout).toContain('Already set up: nothing to change.');
  newcomer.github.fault({
    match: /\/actions\/permissions\/workflow$/,
    status: 200,
    body: { can_approve_pull_request_reviews: true },
  });
  const required = { required_status_checks: [{ context: 'Check images' }] };
  newcomer.github.fault({
    match: /\/rules\/branches\/main$/,
    status: 200,
    body: [{ type: 'required_status_checks', parameters: required }],
  });
  const doctor = await mooring('doctor');
  expect([doctor.status, doctor.stdout]).toEqual([0, expect.stringContaining('Ready: every step is ok.')]);
  newcomer.github.calm();
}

/** The problems of the check of a red run, as its summary lists them: a title, then rows. */
function problemsOf({ summary = '' }: { readonly summary?: string } = {}): readonly string[] {
  return summary.match(/^(?:## .*|\| ❌ \|.*)$/gm) ?? [];
}

describe('a newcomer with an organization', () => {
  let newcomer: Newcomer;
  beforeAll(async () => {
    const tokens = await shellTokens(platform.line, OWNER);
    newcomer = await startNewcomer({ installed, platform, files: SHOP, tokens });
  });
  afterAll(() => newcomer.close());

  it('previews and writes the setup', async () => {
    await setUp(newcomer);
    // The example's images are signed by an authority of its own.
    expect(newcomer.read(CONFIG)).toContain('trust:\n  signatures: require');
    newcomer.trust();
  });

  it.each<[string, () => WorkflowEvent, string]>([
    [
      'the pull request with the setup',
      () => {
        newcomer.propose('mooring', {});
        return { name: 'pull_request', head: 'mooring' };
      },
      'check success, pin skipped',
    ],
    [
      'the push of its merge',
      () => {
        const before = newcomer.repository.head('main');
        newcomer.merge('mooring');
        return { name: 'push', before };
      },
      'check success, pin skipped',
    ],
    [
      'the weekly check',
      () => ({ name: 'schedule', cron: newcomer.crons()[0] ?? '' }),
      'check success, pin skipped',
    ],
    [
      'a merge queue',
      () => {
        newcomer.propose('docs', { 'README.md': '# A shop\n' });
        return { name: 'merge_group', head: 'docs' };
      },
      'check success, pin skipped',
    ],
    [
      'the nightly pins',
      () => ({ name: 'schedule', cron: newcomer.crons()[1] ?? '' }),
      'check skipped, pin success',
    ],
    ['a run by hand', () => ({ name: 'workflow_dispatch' }), 'check success, pin success'],
  ])('gets a green run for %s', async (_what, arrange, expected) => {
    expect(conclusions(await newcomer.happen(arrange()))).toBe(expected);
  });

  it('has one pull request with the pins of every image', async () => {
    const { person } = newcomer.github;
    const open = await person.pullRequests('open');
    expect(open.map(({ head, base }) => [head.ref, base.ref])).toEqual([['mooring/pins', 'main']]);
    for (const path of Object.keys(SHOP)) {
      const text = await person.read('mooring/pins', path);
      expect(text.match(/cgr\.dev\S+@sha256:[0-9a-f]{64}/g)).toHaveLength(path === 'api/Dockerfile' ? 2 : 1);
    }
    log(`pull request "${open[0]?.title}"`, open[0]?.body ?? '');
  });

  it('gets a red run for a pull request with an end-of-life image, with one problem, reported once', async () => {
    newcomer.propose('legacy', { 'storefront/Dockerfile': 'FROM cgr.dev/acme/node:18\nCOPY . /srv\n' });
    const run = await newcomer.happen({ name: 'pull_request', head: 'legacy' });
    expect(conclusions(run)).toBe('check failure, pin skipped');
    const [job] = run.jobs;
    const [title = '', ...rows] = problemsOf(job);
    expect(title).toMatch(/^## ❌ .*\b1 new problem blocks\b/);
    expect(rows).toEqual([expect.stringMatching(/storefront\/Dockerfile.*end of life/i)]);
    const errors = job?.annotations.filter(({ name }) => name === 'error') ?? [];
    expect(errors.map(({ properties }) => [properties['file'], properties['line']])).toEqual([
      ['storefront/Dockerfile', '1'],
    ]);
    expect(job?.log.match(/\bend of life\b.*storefront\/Dockerfile/g)).toHaveLength(1);
    expect(job?.log.match(/past its end of life/g)).toHaveLength(1);
  });

  it('gets a green run for a pull request of a fork, which has no token', async () => {
    const run = await newcomer.happen({ name: 'pull_request', head: 'docs', isFork: true });
    expect(conclusions(run)).toBe('check success, pin skipped');
  });
});

describe.each([
  [
    'public images',
    () => ({
      host: 'cgr.dev',
      line: /^Registry +cgr\.dev, public images only: no account\b.* needed/m,
      bad: 'FROM cgr.dev/chainguard/curl:latest\n',
      problem: /api\/Dockerfile.*CVE‑2026‑48211/,
    }),
  ],
  [
    'images of other registries',
    () => ({
      // The registry of the platform at its own address, which is none with a history.
      host: platform.line.registry,
      line: /^Registry +127\.0\.0\.1:\d+: pins and signatures are checked; tag history, end of life and advisories are not$/m,
      bad: `FROM ${platform.line.registry}/chainguard/curl:latest\n`,
      problem: /api\/Dockerfile.*must be pinned/i,
    }),
  ],
])('a newcomer with %s, and no account', (what, situationOf) => {
  let newcomer: Newcomer;
  let situation: ReturnType<typeof situationOf>;
  beforeAll(async () => {
    situation = situationOf();
    const files = { 'cache/Dockerfile': `FROM ${situation.host}/chainguard/redis:latest\n` };
    newcomer = await startNewcomer({ installed, platform, files });
  });
  afterAll(() => newcomer.close());

  it('previews and writes the setup, without identities', async () => {
    expect((await newcomer.mooring('init')).stdout).toMatch(situation.line);
    await setUp(newcomer);
    expect(newcomer.read(WORKFLOW)).not.toMatch(/id-token|identity:|organization:/);
    if (what === 'public images') newcomer.trust();
    newcomer.propose('mooring', {});
  });

  it('gets a green run for the pull request with the setup, and for the nightly pins', async () => {
    const run = await newcomer.happen({ name: 'pull_request', head: 'mooring' });
    expect(conclusions(run)).toBe('check success, pin skipped');
    newcomer.merge('mooring');
    const nightly = await newcomer.happen({ name: 'schedule', cron: newcomer.crons().at(-1) ?? '' });
    expect(conclusions(nightly)).toBe('check skipped, pin success');
    const pinned = await newcomer.github.person.read('mooring/pins', 'cache/Dockerfile');
    expect(pinned).toMatch(/chainguard\/redis:latest@sha256:[0-9a-f]{64}$/m);
  });

  it('gets a red run for a pull request with the problem that can be found there', async () => {
    newcomer.propose('bad', { 'api/Dockerfile': situation.bad });
    const run = await newcomer.happen({ name: 'pull_request', head: 'bad' });
    expect(conclusions(run)).toBe('check failure, pin skipped');
    const [title = '', ...rows] = problemsOf(run.jobs[0]);
    expect(title).toMatch(/\b1 new problem blocks\b/);
    expect(rows).toEqual([expect.stringMatching(situation.problem)]);
  });

  it.runIf(haveJudge('act')).each([
    ['mooring', 0],
    ['bad', 1],
  ])('gets the same for the branch %s from act', async (head, status) => {
    const { repository, github } = newcomer;
    const world = { repository, github, environment: {}, mooring: MOORING };
    const { exitCode, log: text } = await runAct(world, WORKFLOW, { name: 'pull_request', head });
    expect(exitCode, text).toBe(status);
  });
});
