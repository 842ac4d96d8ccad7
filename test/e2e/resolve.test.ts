import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actionDefaults } from '../support/jobs/actions.ts';
import { ANN, haveTools, startStockRegistry } from '../support/jobs/debian-tools.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import type { GitRepository } from '../support/github/git-repository.ts';
import { pushImage } from '../support/platform/push-image.ts';
import type { PushedImage } from '../support/platform/push-image.ts';
import { platformSetup, platformVariables, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { schemaErrors } from '../support/views/schema-errors.ts';
import { IDENTITY } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';

const NOW = '2026-11-20T12:00:00Z';
const SUBJECT = 'repo:acme/shop:pull_request';
const STATIC = 'cgr.dev/chainguard/static:latest';
const NODE = 'cgr.dev/acme/node:22';

let platform: RunningPlatform;
let repository: GitRepository;

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', NOW);
  repository = createGitRepository();
  writeFileSync(join(repository.folder, 'README'), 'A repository');
  repository.commit('Of May', '2026-05-01T03:00:00Z');
});
afterAll(async () => {
  await platform.stop();
});

/** Runs dist/resolve.js as a job with `id-token: write` would. */
async function run(
  inputs: Readonly<Record<string, string>>,
  changes: Partial<LauncherSetup> = {},
): Promise<LauncherRun> {
  const setup = platformSetup(platform.line, SUBJECT);
  return runLauncher('resolve.js', {
    workspace: repository.folder,
    ...changes,
    inputs: { ...actionDefaults('resolve/action.yml'), ...setup.inputs, identity: IDENTITY, ...inputs },
    environment: { ...setup.environment, ...changes.environment },
  });
}

interface Reported {
  readonly asOf: string | null;
  readonly references: readonly {
    readonly state: string;
    readonly written: string;
    readonly code?: string;
    readonly digest: string;
    readonly builtAt: string;
    readonly behind: { readonly builds: number; readonly days: number };
  }[];
}

function reportOf({ outputs }: LauncherRun): Reported {
  const report = JSON.parse(outputs['resolved'] ?? 'null') as Reported;
  expect(schemaErrors('resolve.v1.json', report)).toEqual([]);
  return report;
}

function errorsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::error'));
}

describe('the resolve action', () => {
  it('shows a table in the step summary, including references that cannot be resolved', async () => {
    const job = await run({ reference: `${NODE}\ncgr.dev/acme/node:none\n`, 'min-age': '5d' });
    expect(job.exitCode).toBe(1);
    const lines = job.summary.split('\n').filter((line) => line !== '');
    const [heading, count, title, failed, , , resolved] = lines;
    expect(heading).toBe('## 1 of 2 references resolved');
    expect(count).toBe('At 2026\u201111\u201120 12:00 UTC, builds at least 5 days old.');
    const { digest = '' } = reportOf(job).references[0] ?? {};
    expect(title).toBe('### ❌ Not resolved');
    expect(failed).toMatch(/^- <code>cgr\.dev\/acme\/node:none<\/code>: .*\. \*\*Fix:\*\* ./);
    const row = `| **${NODE}** | <code>${digest.slice(7, 14)}</code> | 2026\u201111\u201115 12:00 | 4 builds, 4 days | every 24h |`;
    expect(resolved?.startsWith(`${row} signed by `)).toBe(true);
    expect(job.summary).toContain(`\n- <code>${NODE}@${digest}</code>\n`);
  });

  it.each([
    ['no runner keeps summaries', undefined, []],
    ['the file of summaries is gone', '/nowhere/summary.md', ['::warning::Could not write the summary']],
  ])('goes on where %s', async (_name, file, warnings) => {
    const job = await run({ reference: NODE }, { environment: { GITHUB_STEP_SUMMARY: file } });
    expect([job.exitCode, job.stderr, errorsOf(job), job.summary]).toEqual([0, '', [], '']);
    const warned = job.stdout.split('\n').filter((line) => line.startsWith('::warning'));
    expect(warned).toEqual(warnings.map((start) => expect.stringContaining(start)));
  });

  it('gives the newest build of a private image, and nothing of a token', async () => {
    const job = await run({ reference: NODE });
    expect([job.exitCode, job.stderr, errorsOf(job)]).toEqual([0, '', []]);
    const { digest = '' } = job.outputs;
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(job.outputs).toMatchObject({
      reference: `${NODE}@${digest}`,
      tag: '22',
      'built-at': '2026-11-19T12:00:00.000Z',
      'behind-builds': '0',
      'behind-days': '0',
    });
    expect(reportOf(job)).toMatchObject({ asOf: null, minAge: null, platform: null });
    const said = job.stdout.replaceAll(/^::add-mask::.*$/gm, '');
    expect(said).toContain(
      `${NODE} → ${digest} (of 2026-11-19T12:00:00.000Z, newest, signed by https://issuer.enforce.dev/`,
    );
    expect(job.outputs['signed-by']).toMatch(/^https:\/\/issuer\.enforce\.dev\/[0-9a-f]{40}\/[0-9a-f]{16}$/);
    expect(said).not.toMatch(/eyJ/);
  });

  it('gives the newest build that is old enough, and how far it is behind', async () => {
    const job = await run({ reference: `${NODE}@sha256:${'0'.repeat(64)}`, 'min-age': '3d' });
    expect(job.outputs).toMatchObject({
      'built-at': '2026-11-17T12:00:00.000Z',
      'behind-builds': '2',
      'behind-days': '2',
    });
  });

  it('resolves all tags at one time, also at that of a commit', async () => {
    const reference = `${NODE}\n\n  cgr.dev/acme/node:22-dev\n${STATIC}\n`;
    const byTime = reportOf(await run({ reference, 'as-of': '2026-05-01T03:00:00Z' }));
    const byCommit = await run({ reference, 'as-of': 'HEAD' });
    expect(byCommit.exitCode).toBe(0);
    expect(reportOf(byCommit).references).toEqual(byTime.references);
    expect(byTime.asOf).toBe('2026-05-01T03:00:00.000Z');
    expect(byTime.references.map(({ written, builtAt }) => [written, builtAt])).toEqual([
      [NODE, '2026-04-30T12:00:00.000Z'],
      ['cgr.dev/acme/node:22-dev', '2026-04-30T12:00:00.000Z'],
      [STATIC, '2026-05-01T00:00:00.000Z'],
    ]);
    expect(byCommit.outputs['reference']).toBeUndefined();
  });

  it('gives the manifest of a platform, which is inside the index', async () => {
    const [whole, arm, amd] = await Promise.all(
      ['', 'linux/arm64', 'linux/amd64'].map(async (name) => run({ reference: STATIC, platform: name })),
    );
    const digests = [whole, arm, amd].map((job) => job?.outputs['digest'] ?? '');
    expect(new Set(digests).size).toBe(3);
    expect(arm?.outputs['built-at']).toBe(whole?.outputs['built-at']);
    const authorization = { authorization: `Bearer ${await tokenOf('chainguard/static')}` };
    const { registry } = platform.line;
    const manifests = `http://${registry}/v2/chainguard/static/manifests`;
    const index = await (await fetch(`${manifests}/${digests[0]}`, { headers: authorization })).text();
    for (const digest of digests.slice(1)) expect(index).toContain(digest);
  });

  it('resolves the others if some references cannot be resolved, and fails', async () => {
    const wanted = [
      NODE,
      'cgr.dev/acme/node:nope',
      'cgr.dev/acme/Node',
      `cgr.dev/acme/node@sha256:${'0'.repeat(64)}`,
      STATIC,
    ];
    const job = await run({ reference: wanted.join('\n') });
    expect(job.exitCode).toBe(1);
    expect(reportOf(job).references.map(({ written, state, code }) => [written, code ?? state])).toEqual([
      [NODE, 'resolved'],
      [wanted[1], 'not-found'],
      [wanted[2], 'invalid-reference'],
      [wanted[3], 'digest-alone'],
      [STATIC, 'resolved'],
    ]);
    expect(errorsOf(job)).toHaveLength(3);
  });

  it.each([
    ['an age that no build has', { reference: NODE, 'min-age': '400w' }, 'too-young', /younger than 400w/],
    [
      'a time before the first build',
      { reference: NODE, 'as-of': '2020-01-01T00:00:00Z' },
      'too-young',
      /its tag did not exist yet; the first build is from 2026-\d\d-\d\dT/,
    ],
    ['a tag that is not there', { reference: 'cgr.dev/acme/node:23' }, 'not-found', /status 404/],
    [
      'a private image, unauthenticated',
      { reference: NODE, identity: '' },
      'lookup-failed',
      /MOORING_REGISTRY_TOKEN/,
    ],
    [
      'a platform that the build lacks',
      { reference: NODE, platform: 'linux/s390x' },
      'no-platform',
      /it has linux\/amd64, linux\/arm64/,
    ],
  ])('fails for %s, and says so', async (_, inputs, code, says) => {
    const job = await run(inputs);
    expect([job.exitCode, reportOf(job).references[0]?.code]).toEqual([1, code]);
    expect(errorsOf(job).join('\n')).toMatch(says);
    expect(errorsOf(job)[0]).toContain(`title=Mooring resolve%3A ${code}::`);
    expect(job.outputs['reference']).toBeUndefined();
  });

  it.each([
    ['no reference', { reference: ' \n' }, 'reference'],
    ['an age in words', { reference: NODE, 'min-age': 'three days' }, 'min-age'],
    ['a day without a time', { reference: NODE, 'as-of': '2026-05-01' }, 'as-of'],
    ['a commit that is not there', { reference: NODE, 'as-of': 'v9.9.9' }, 'as-of'],
    ['a time to come', { reference: NODE, 'as-of': '2027-01-01T00:00:00Z' }, 'as-of'],
    ['no platform', { reference: NODE, platform: 'arm64' }, 'platform'],
    ['no identity', { reference: NODE, identity: 'me' }, 'identity'],
  ])('refuses %s as an input', async (_, inputs, name) => {
    const job = await run(inputs);
    expect([job.exitCode, job.outputs]).toEqual([1, {}]);
    expect(errorsOf(job).join('\n')).toMatch(new RegExp(`config_input_invalid.*${name}`, 's'));
  });

  it('resolves public images unauthenticated if a fork has no token, and skips if the input says so', async () => {
    const fork = {
      event: {
        name: 'pull_request',
        payload: {
          repository: { full_name: 'acme/shop' },
          pull_request: {
            number: 1,
            base: { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'acme/shop' } },
            head: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'ann/shop' } },
          },
        },
      },
      environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined },
    };
    const anonymous = await run({ reference: STATIC, 'when-unavailable': 'anonymous' }, fork);
    expect([anonymous.exitCode, anonymous.outputs['tag']]).toEqual([0, 'latest']);
    expect(anonymous.stdout).toContain('::notice title=Mooring resolve::Running unauthenticated');
    const skipped = await run({ reference: STATIC, 'when-unavailable': 'skip' }, fork);
    expect([skipped.exitCode, skipped.outputs]).toEqual([0, {}]);
    const failed = await run({ reference: STATIC }, fork);
    expect([failed.exitCode, failed.outputs]).toEqual([1, {}]);
  });

  it('uses the configuration file of the repository, overridden by the inputs', async () => {
    const folder = join(repository.folder, 'settled');
    mkdirSync(join(folder, '.github'), { recursive: true });
    writeFileSync(
      join(folder, '.github/mooring.yml'),
      'pin:\n  min-age: 5d\n  hold: [{ image: "cgr.dev/acme/*", reason: no pins }]\n  deny: [{ from: "2026-11-15T00:00:00Z", until: "2026-11-16T00:00:00Z", reason: broken }]\n',
    );
    const at = { workspace: folder };
    const [settled, denied, exact] = await Promise.all([
      run({ reference: NODE, 'min-age': '4d' }, at),
      run({ reference: NODE }, at),
      run({ reference: NODE, 'as-of': '2026-11-19T12:00:00Z' }, at),
    ]);
    expect(settled.outputs['built-at']).toBe('2026-11-16T12:00:00.000Z');
    expect(denied.outputs['built-at']).toBe('2026-11-14T12:00:00.000Z');
    expect(exact.outputs['built-at']).toBe('2026-11-19T12:00:00.000Z');
  });
});

/** A token for one image, as nobody gets it. */
async function tokenOf(name: string): Promise<string> {
  const answer = await fetch(`${platform.line.tokenUrl}/token?scope=repository:${name}:pull`);
  return ((await answer.json()) as { readonly token: string }).token;
}

describe('mooring resolve', () => {
  function runCli(
    args: readonly string[],
    variables: Readonly<Record<string, string>> = {},
  ): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
    return spawnSync(process.execPath, [resolve('dist/cli.js'), 'resolve', ...args], {
      encoding: 'utf8',
      cwd: repository.folder,
      env: {
        ...machineVariables(),
        HOME: repository.folder,
        ...platformVariables(platform.line),
        ...variables,
      },
    });
  }

  it('prints a table, with what cannot be resolved below it', () => {
    const { status, stdout, stderr } = runCli(['--as-of', '2026-05-01T03:00:00Z', STATIC, NODE]);
    expect([status, stderr]).toEqual([1, 'Running unauthenticated.\n']);
    expect(stdout).toMatch(/^REFERENCE +BUILT +BEHIND +REBUILT EVERY +SIGNATURE\n/);
    expect(stdout).toMatch(
      /\ncgr\.dev\/chainguard\/static:latest@sha256:[0-9a-f]{64} {2}2026-05-01T00:00:00\.000Z {2}\d+ builds, \d+ days {2}6h {13}signed by https:\/\/github\.com\/chainguard-images\/\S+\n/,
    );
    expect(stdout).toContain(`\n${NODE} was not resolved (lookup-failed): `);
    expect(stdout).toMatch(/\n1 resolved, 1 not resolved, as of 2026-05-01T03:00:00\.000Z\n$/);
  });

  it('prints JSON by the published schema', () => {
    const { status, stdout, stderr } = runCli(['--quiet', '--json', '--platform', 'linux/arm64', STATIC]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(schemaErrors('resolve.v1.json', JSON.parse(stdout))).toEqual([]);
  });

  it.each([
    [[], 'missing argument: REF'],
    [['--min-age', 'soon', STATIC], '--min-age: must be'],
    [['--as-of', 'yesterday', STATIC], 'as-of'],
    [['--until', 'now', STATIC], '--until'],
  ])('ends %j with status 2 and a reason', (args, says) => {
    const { status, stdout, stderr } = runCli(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  it('queries private images with the token of the shell, and never prints it', () => {
    const wrong = runCli([NODE], { MOORING_REGISTRY_TOKEN: 'eyJ-not-a-token' });
    expect(wrong.status).toBe(1);
    expect(wrong.stdout + wrong.stderr).toContain('Using credentials from MOORING_REGISTRY_TOKEN.');
    expect(wrong.stdout + wrong.stderr).not.toContain('eyJ');
  });

  describe.runIf(haveTools('docker-registry'))('on a registry that only docker knows', () => {
    let host: string;
    let pushed: PushedImage;
    let stop: () => void;

    beforeAll(async () => {
      ({ host, stop } = await startStockRegistry({ kind: 'basic', users: ANN.line }));
      const authorization = `Basic ${btoa(`${ANN.username}:${ANN.password}`)}`;
      pushed = await pushImage({ host, path: 'team/app', authorization }, '1.2');
    });
    afterAll(() => stop());

    it('takes the login of docker, which it never prints', () => {
      const auth = btoa(`${ANN.username}:${ANN.password}`);
      const variables = { DOCKER_AUTH_CONFIG: JSON.stringify({ auths: { [host]: { auth } } }) };
      const image = `${host}/team/app:1.2`;
      const { status, stdout, stderr } = runCli(['--platform', 'linux/arm64', image], variables);
      expect([status, stderr]).toEqual([0, 'Running unauthenticated.\n']);
      const pinned = `${image}@${pushed.manifests['arm64']}`;
      expect(stdout).toContain(
        `\n${pinned}  -      unknown  -              no known signer\n1 resolved, 0 not resolved, `,
      );
      expect(stdout + stderr).not.toMatch(new RegExp(`${ANN.password}|${auth}`));
    });

    it('resolves an image without an index to its manifest, if that is of the platform', () => {
      const auth = btoa(`${ANN.username}:${ANN.password}`);
      const variables = { DOCKER_AUTH_CONFIG: JSON.stringify({ auths: { [host]: { auth } } }) };
      const image = `${host}/team/app:1.2-arm64`;
      const arm = runCli(['--platform', 'linux/arm64', image], variables);
      expect([arm.status, arm.stdout]).toEqual([
        0,
        expect.stringContaining(`\n${image}@${pushed.manifests['arm64']} `),
      ]);
      const amd = runCli(['--platform', 'linux/amd64', image], variables);
      expect([amd.status, amd.stdout]).toEqual([
        1,
        expect.stringContaining('has no single manifest for linux/amd64: it has linux/arm64'),
      ]);
    });

    it('requires a login if Docker has none', () => {
      const { status, stdout } = runCli([`${host}/team/app:1.2`]);
      expect([status, stdout]).toEqual([1, expect.stringContaining('docker login')]);
    });
  });
});
