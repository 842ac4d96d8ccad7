import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reportOf, runCheckJob } from '../support/jobs/check-job.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { pullRequestEvent } from '../support/samples/shop.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

const NO_TOKEN = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
const FILES = {
  'report-path': 'out/check.json',
  'sarif-path': 'out/check.sarif',
  'openvex-path': 'out/check.openvex.json',
};

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

/** A workspace that was used before: each file of an earlier run lies where this run is to write its own. */
function usedWorkspace(): string {
  const { folder, commit } = createGitRepository();
  writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/acme/node:18\n');
  commit('An image past its end of life, about which OpenVEX has nothing to state');
  mkdirSync(join(folder, 'out'));
  for (const path of Object.values(FILES)) writeFileSync(join(folder, path), 'yesterday');
  return folder;
}

function check(workspace: string, changes: Partial<LauncherSetup> = {}): Promise<LauncherRun> {
  return runCheckJob(platform.line, { workspace, ...changes, inputs: { ...FILES, ...changes.inputs } });
}

function warningsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning::'));
}

describe('the files of an earlier run, where this one is to write its own', () => {
  it('give way to those of today, and to none where there is nothing to state', async () => {
    const workspace = usedWorkspace();
    const run = await check(workspace);
    expect([run.outputs['verdict'], run.outputs['openvex']]).toEqual(['warn', undefined]);
    expect(run.stdout).toMatch(/^No OpenVEX file: the packages have no reviewed/m);
    expect(readdirSync(join(workspace, 'out'))).toEqual(['check.json', 'check.sarif']);
    expect(reportOf(run).checkedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(readFileSync(join(workspace, FILES['sarif-path']), 'utf8')).toMatch(/^\{"\$schema"/);
  });

  it.each<[string, Partial<LauncherSetup>, number]>([
    ['cannot sign in', { environment: NO_TOKEN }, 1],
    ['finds no baseline', { inputs: { baseline: 'gone.json' } }, 1],
    [
      'is skipped',
      {
        environment: NO_TOKEN,
        event: {
          name: 'pull_request',
          payload: pullRequestEvent('b'.repeat(40), 'c'.repeat(40), 'stranger/shop'),
        },
        inputs: { 'when-unavailable': 'skip' },
      },
      0,
    ],
  ])('are removed after a run that %s, so that no later step uses them', async (_, changes, status) => {
    const workspace = usedWorkspace();
    const run = await check(workspace, changes);
    expect([run.exitCode, run.outputs['report']]).toEqual([status, undefined]);
    expect(readdirSync(join(workspace, 'out'))).toEqual([]);
  });

  it('are none of those of another step: each step of a job has a report of its own', async () => {
    const temp = mkdtempSync(join(tmpdir(), 'mooring-temp-'));
    const none = { 'report-path': '', 'sarif-path': '', 'openvex-path': '' };
    const workspace = usedWorkspace();
    const step = (name: string, failOn: string): Promise<LauncherRun> =>
      check(workspace, {
        inputs: { ...none, 'fail-on': failOn },
        environment: { RUNNER_TEMP: temp, GITHUB_ACTION: name },
      });
    const [first, second] = [await step('strict', 'end-of-life'), await step('__acme/mooring_2', 'none')];
    expect([reportOf(first).verdict, reportOf(second).verdict]).toEqual(['fail', 'warn']);
    expect(readdirSync(temp).filter((name) => name.includes('report'))).toEqual([
      'mooring-check-report-__acme-mooring_2.json',
      'mooring-check-report-strict.json',
    ]);
  });

  it('stay where the inputs name none of them', async () => {
    const workspace = usedWorkspace();
    const none = { 'report-path': '', 'sarif-path': '', 'openvex-path': '' };
    await check(workspace, { inputs: none });
    expect(readdirSync(join(workspace, 'out'))).toHaveLength(3);
  });

  it('are read first where one is the baseline, and stay until there is a newer one', async () => {
    const workspace = usedWorkspace();
    const report = join(workspace, FILES['report-path']);
    await check(workspace);
    const inputs = { baseline: './out/../out/check.json', 'fail-on': 'new-end-of-life' };
    const again = await check(workspace, { inputs });
    expect([again.exitCode, reportOf(again).comparedWith.kind]).toEqual([0, 'baseline']);
    const before = readFileSync(report, 'utf8');
    const failed = await check(workspace, { inputs, environment: NO_TOKEN });
    expect([failed.exitCode, readFileSync(report, 'utf8')]).toEqual([1, before]);
  });

  it('behind a link or in a directory are kept, with one warning', async () => {
    const workspace = usedWorkspace();
    writeFileSync(join(workspace, 'theirs'), 'theirs');
    mkdirSync(join(workspace, 'folder'));
    symlinkSync(join(workspace, 'theirs'), join(workspace, 'link'));
    const run = await check(workspace, { inputs: { 'sarif-path': 'folder', 'report-path': 'link' } });
    expect([run.exitCode, run.outputs['verdict'], run.outputs['sarif']]).toEqual([0, 'warn', undefined]);
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(/Could not write the report; .*\/link is a symbolic link/),
      expect.stringMatching(/Could not write the SARIF file; the verdict is not affected/),
    ]);
    const link = readFileSync(join(workspace, 'link'), 'utf8');
    expect([link, existsSync(join(workspace, 'folder'))]).toEqual(['theirs', true]);
  });

  it.runIf(process.getuid?.() !== 0)(
    'are warned of where they cannot be removed, and the verdict stands',
    async () => {
      const workspace = usedWorkspace();
      chmodSync(join(workspace, 'out'), 0o500);
      const run = await check(workspace, { inputs: { 'report-path': '', 'sarif-path': '' } });
      chmodSync(join(workspace, 'out'), 0o700);
      expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
      const stays = /earlier run stays at `openvex-path`: could not remove .*\/check\.openvex\.json\. Check/;
      expect(warningsOf(run)).toEqual([expect.stringMatching(stays)]);
    },
  );

  it('are not looked for where two inputs name one file: that is a mistake in the workflow', async () => {
    const workspace = usedWorkspace();
    const run = await check(workspace, { inputs: { 'sarif-path': 'out/x', 'openvex-path': './out/x' } });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('inputs sarif-path and openvex-path: both name the same file');
    expect(readdirSync(join(workspace, 'out'))).toHaveLength(3);
  });
});
