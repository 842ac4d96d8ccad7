import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DiffReport } from '../../src/diff/report.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { actionDefaults } from '../support/jobs/actions.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { platformSetup, platformVariables, runLauncher, runStep } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { daysAgo } from '../support/samples/days-ago.ts';
import { movingImages, SHELL } from '../support/platform/moving-image.ts';
import { HOSTILE_BUILD } from '../support/samples/hostile-texts.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { lineProblems, markdownProblems } from '../support/views/inert-views.ts';
import { schemaErrors } from '../support/views/schema-errors.ts';

const SUBJECT = 'repo:acme/shop:pull_request';
const SHELL_IMAGE = 'cgr.dev/acme/shell:1';
const APP = 'cgr.dev/chainguard/app:1';
const { organizations, builds } = movingImages({ shell: SHELL });
const OPENSSL = { name: 'openssl', version: '3.5.2-r0' };

/** A public image: of a year of builds, one brings a fault, and one more is only rebuilt; and a hostile one. */
const PUBLIC = {
  name: 'chainguard',
  public: 'all-tags',
  repos: [
    {
      name: 'app',
      packages: [OPENSSL, { type: 'npm', name: '@babel/core', version: '7.0.0' }],
      config: { user: 'nonroot', entrypoint: ['/app'], env: { API_TOKEN: 'one' } },
      tags: [
        {
          name: '1',
          history: { from: 'now-365d', every: '1d', count: 365 },
          changes: [
            {
              at: 'now-19d',
              set: [{ name: 'openssl', version: '3.5.1-r0' }],
              config: { user: 'root', env: { API_TOKEN: 'two' } },
            },
          ],
        },
        {
          name: 'hostile',
          history: [{ at: 'now-20d' }, { at: 'now-19d', ...HOSTILE_BUILD }],
        },
      ],
    },
  ],
};

let world: FaultWorld;
let tokens: Readonly<Record<string, string>>;
const folder = mkdtempSync(join(tmpdir(), 'mooring-diff-'));

beforeAll(async () => {
  const others = (organizations as readonly { readonly name: string }[]).filter(
    ({ name }) => name !== 'chainguard',
  );
  world = await startWorld({ seed: { organizations: [...others, PUBLIC] } });
  tokens = await shellTokens(world.line, { identity: IDENTITY, subject: SUBJECT });
});
afterAll(async () => world.close());

interface ShellSetup {
  readonly workspace?: string;
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

/** Runs `mooring diff` as a person does in a shell. */
async function diff(args: readonly string[], { workspace = folder, variables }: ShellSetup = {}) {
  const cli = new URL('../../dist/cli.js', import.meta.url).pathname;
  return runStep([process.execPath, cli, 'diff', ...args], {
    workspace,
    inputs: {},
    environment: { ...platformVariables(world.line), GITHUB_ACTIONS: undefined, ...variables },
  });
}

function reportOf({ stdout }: Pick<LauncherRun, 'stdout'>): DiffReport {
  const report = JSON.parse(stdout) as DiffReport;
  expect(schemaErrors('diff.v1.json', report)).toEqual([]);
  return report;
}

/** The paths of the requests of a run, without those for its tokens. */
async function requestsOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const before = world.requests.length;
  await run();
  return world.requests.slice(before).map(({ what }) => what);
}

describe('mooring diff', () => {
  it('compares a pin with the newest build, in at most 14 requests and a token', async () => {
    const repository = createGitRepository();
    writeFileSync(join(repository.folder, 'Dockerfile'), `FROM ${SHELL_IMAGE}@${builds['shell']?.from}\n`);
    const settings = { workspace: repository.folder, variables: tokens };
    let run: LauncherRun | undefined;
    const requests = await requestsOf(async () => {
      run = await diff([SHELL_IMAGE, '--json'], settings);
    });
    if (run === undefined) throw new Error('no run');
    expect([run.exitCode, run.stderr]).toEqual([0, expect.stringMatching(/^Using credentials from /)]);
    const report = reportOf(run);
    expect(report).toMatchObject({
      verdict: 'changed',
      from: { digest: builds['shell']?.from },
      to: { digest: builds['shell']?.to },
      distance: { builds: 1, days: 10 },
      advisories: {
        resolved: [{ id: 'CVE-2026-1001' }],
        introduced: [{ id: 'CVE-2026-1002', packages: ['tzdata'] }],
      },
    });
    // The signers of a private image are one more, whatever is verified (architecture.md#requests).
    const signers = requests.filter((what) => what.includes('/iam/v2/'));
    const token = requests.filter((what) => what.endsWith(' /token'));
    expect(token).toHaveLength(1);
    expect(requests.length - token.length - signers.length).toBeLessThanOrEqual(14);
    expect(signers.length).toBeLessThanOrEqual(2);
  });

  it('shows a downgrade and a user that becomes root before anything else, and no secret', async () => {
    const run = await diff([APP, '--from', daysAgo(19.5)]);
    expect(run.exitCode).toBe(0);
    const lines = run.stdout.split('\n');
    expect(lines[0]).toBe('app:1 now runs as root, and 1 package is older');
    expect(lines[1]).toMatch(/^cgr\.dev\/chainguard\/app:1 {2}\w{12} → \w{12} {2}newer by 19 builds/);
    const [danger, downgrade] = [/^! user: .* → root$/, /3\.5\.2-r0 +3\.5\.1-r0/].map((text) =>
      lines.findIndex((line) => text.test(line)),
    );
    expect(danger).toBeGreaterThan(0);
    expect(downgrade).toBeGreaterThan(danger ?? 0);
    expect(run.stdout).toContain('API_TOKEN');
    expect(run.stdout).not.toMatch(/\b(?:one|two)\b/);
    expect(run.stderr).toContain('Advisories were not compared: MOORING_API_TOKEN is not set.');
  });

  it.each([
    ['identical builds', [APP, '--from', 'newest'], 0, 'identical'],
    ['a rebuild', [APP, '--from', daysAgo(2.5)], 0, 'rebuilt'],
    ['a change', [APP, '--from', '30d'], 1, 'changed'],
    ['a build without the platform', [APP, '--from', '30d', '--platform', 'linux/s390x'], 2, 'unknown'],
  ])(
    'exits by the verdict of %s with --exit-code, and with 0 without it',
    async (_name, args, status, verdict) => {
      const strict = await diff([...args, '--exit-code', '--json']);
      expect([strict.exitCode, reportOf(strict).verdict]).toEqual([status, verdict]);
      expect((await diff(args)).exitCode).toBe(0);
    },
  );

  it.each([
    ['an unknown tag', ['cgr.dev/chainguard/app:none', '--from', '1d'], 'status 404'],
    ['a build that does not exist', [`${APP}@sha256:${'0'.repeat(64)}`], 'is not a build of'],
    ['no pin', [APP], 'no file pins cgr.dev/chainguard/app:1'],
    ['no argument', [], 'missing argument: REFERENCE, or --pull-request'],
    ['--from with two references', [APP, APP, '--from', '1d'], 'require a single REFERENCE'],
    ['--base alone', [APP, '--base', 'main'], '--base requires --pull-request'],
    ['two formats', [APP, '--json', '--markdown'], 'cannot be combined'],
    ['an unknown part', [APP, '--only', 'files'], '--only'],
    ['no reference', ['%'], '"%" cannot be compared'],
  ])('exits with 2 for %s, with one reason', async (_name, args, reason) => {
    const run = await diff(args);
    expect([run.exitCode, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(reason);
  });

  it('compares two tags, without a direction', async () => {
    const run = await diff([APP, 'cgr.dev/chainguard/app:hostile', '--json']);
    expect(reportOf(run)).toMatchObject({ relation: 'other-tag', distance: null, verdict: 'changed' });
  });

  it.each([
    ['text', []],
    ['Markdown', ['--markdown']],
    ['JSON', ['--json']],
  ])('prints hostile names as text in %s', async (_name, args) => {
    const run = await diff(['cgr.dev/chainguard/app:hostile', '--from', '-1', '--all', ...args]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('owned');
    expect(run.stdout).toContain('API_TOKEN'.replace('_', args[0] === '--markdown' ? '&#95;' : '_'));
    expect(run.stdout).not.toMatch(/^::error|s3cret/m);
    if (args[0] === '--markdown') expect(markdownProblems('diff', run.stdout)).toEqual([]);
    else if (args[0] === undefined)
      expect(run.stdout.split('\n').flatMap((text) => lineProblems('diff', text))).toEqual([]);
    expect(run.stdout).not.toContain('\u001b');
  });

  it('shows only the wanted parts', async () => {
    const run = await diff([APP, '--from', '30d', '--only', 'config']);
    expect(run.stdout).toContain('API_TOKEN');
    expect(run.stdout).not.toMatch(/^[↑↓+~−]|^(?:packages|pull):/m);
  });

  it('compares each image that a branch changes, at all of its places', async () => {
    const repository = createGitRepository();
    const write = (name: string, text: string): void => writeFileSync(join(repository.folder, name), text);
    write('Dockerfile', `FROM ${SHELL_IMAGE}@${builds['shell']?.from}\nFROM ${APP}\n`);
    write('Other.Dockerfile', `FROM ${SHELL_IMAGE}@${builds['shell']?.from}\n`);
    repository.commit('Base');
    write('Dockerfile', `FROM ${SHELL_IMAGE}@${builds['shell']?.to}\nFROM ${APP}\nFROM ${APP}\n`);
    write('Other.Dockerfile', `FROM ${SHELL_IMAGE}@${builds['shell']?.to}\n`);
    repository.commit('Change');
    const settings = { workspace: repository.folder, variables: tokens };
    const run = await diff(['--pull-request', '--base', 'HEAD~1', '--json'], settings);
    expect(reportOf(run)).toMatchObject({ from: { digest: builds['shell']?.from }, verdict: 'changed' });
    const none = await diff(['--pull-request', '--base', 'HEAD', '--exit-code'], settings);
    expect([none.exitCode, none.stdout]).toEqual([0, '']);
    expect(none.stderr).toContain('The branch changes no image.');
  });

  it('compares builds of a registry that keeps no history, by digests, pins and tags', async () => {
    const known = reportOf(await diff([APP, '--from', '30d', '--json']));
    const image = APP.replace('cgr.dev', new URL(world.origin).host);
    const report = reportOf(await diff([image, '--from', known.from.digest, '--json']));
    expect(report).toMatchObject({
      verdict: 'changed',
      from: { digest: known.from.digest, builtAt: null },
      to: { digest: known.to.digest },
      distance: null,
      advisories: null,
    });
    expect(report.platforms.map(({ packages }) => packages)).toMatchObject(
      known.platforms.map(({ packages: { state } }) => ({ state })),
    );
    const past = await diff([image, '--from', '30d']);
    expect([past.exitCode, past.stderr]).toEqual([
      2,
      expect.stringContaining('has no tag history; use a digest'),
    ]);
  });
});

/** Runs dist/diff.js as a job with `id-token: write` does. */
async function runAction(inputs: Readonly<Record<string, string>>): Promise<LauncherRun> {
  const setup = platformSetup(world.line, SUBJECT);
  return runLauncher('diff.js', {
    workspace: folder,
    inputs: { ...actionDefaults('diff/action.yml'), ...setup.inputs, identity: IDENTITY, ...inputs },
    environment: setup.environment,
  });
}

describe('the diff action', () => {
  it('outputs the verdict, counts and advisories, and writes the report and the summary', async () => {
    const run = await runAction({ from: `${SHELL_IMAGE}@${builds['shell']?.from}`, to: SHELL_IMAGE });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.outputs).toMatchObject({
      verdict: 'changed',
      upgraded: '0',
      downgraded: '0',
      added: '2',
      removed: '1',
      changed: '0',
      rebuilt: '2',
      'resolved-advisories': 'CVE-2026-1001',
      'introduced-advisories': 'CVE-2026-1002',
    });
    const report = reportOf({ stdout: readFileSync(run.outputs['report'] ?? '', 'utf8') });
    expect(report.to.digest).toBe(builds['shell']?.to);
    expect(run.summary).toContain('CVE\u20112026\u20111002');
    expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toMatch(/eyJ/);
  });

  it('takes named builds of one reference', async () => {
    const run = await runAction({ reference: APP, from: daysAgo(2.5), identity: '' });
    expect([run.exitCode, run.outputs['verdict'], run.outputs['resolved-advisories']]).toEqual([
      0,
      'rebuilt',
      '',
    ]);
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['nothing to compare', {}],
    ['a reference and a base', { reference: APP, base: 'main' }],
    ['one reference of two', { from: APP }],
  ])('fails for %s', async (_name, inputs) => {
    const run = await runAction(inputs);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(
      '::error title=Mooring%3A config_input_invalid::it is not clear what to compare',
    );
  });

  it('fails if a build is not found, and sets no verdict that could pass', async () => {
    const run = await runAction({ from: `${APP}@sha256:${'0'.repeat(64)}`, to: APP, identity: '' });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([1, 'unknown']);
  });
});
