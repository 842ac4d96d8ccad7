import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld } from '../../support/jobs/fault-world.ts';
import { checkIn, ordersOf } from '../../support/jobs/hostile-job.ts';
import { createJob, HOST } from '../../support/jobs/login-job.ts';
import { pullRequestEvent } from '../../support/samples/shop.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('what a runner gives, forged or absent', () => {
  const NONE = {
    GITHUB_OUTPUT: undefined,
    GITHUB_STATE: undefined,
    GITHUB_ENV: undefined,
    GITHUB_PATH: undefined,
    GITHUB_STEP_SUMMARY: undefined,
    GITHUB_EVENT_PATH: undefined,
    GITHUB_REPOSITORY: undefined,
    GITHUB_WORKSPACE: undefined,
    RUNNER_TEMP: undefined,
  };

  it('a login needs no file of the runner', async () => {
    const job = createJob(world);
    const run = await job.login({ environment: NONE });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(job.config()?.auths?.[HOST]).toBeDefined();
  });

  it('a check without them says its verdict in the log', async () => {
    const run = await checkIn(world, { environment: NONE });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('acme/python');
  });

  it.each([
    ['a file for outputs that is not there', { GITHUB_OUTPUT: '/nowhere/output' }, 'config_file_unreadable'],
    ['an event that is no JSON', { GITHUB_EVENT_PATH: '/dev/null' }, 'config_event_invalid'],
    [
      "another API than GitHub's, unencrypted",
      { GITHUB_API_URL: 'http://evil.test' },
      'config_endpoint_invalid',
    ],
    [
      'user info in its address',
      { GITHUB_API_URL: 'https://api.github.com@evil.test' },
      'config_endpoint_invalid',
    ],
  ])('%s is an error of the set-up', async (_, environment, code) => {
    const job = createJob(world);
    const run = await job.login({ environment });
    expect([run.exitCode, ordersOf(run)]).toEqual([1, [`error Mooring: ${code}`]]);
  });

  it('a token of GitHub goes to no address that is forged', async () => {
    const run = await checkIn(world, {
      event: { name: 'pull_request', payload: pullRequestEvent('b'.repeat(40), 'c'.repeat(40)) },
      inputs: { 'github-token': 'hunter2-hunter2', comment: 'always' },
      environment: { GITHUB_API_URL: 'http://evil.test' },
    });
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: config_endpoint_invalid']]);
  });

  it('hardening row 31: warns of a temporary directory in the workspace', async () => {
    const job = createJob(world, { inputs: { scope: 'isolated' } });
    const workspace = { GITHUB_WORKSPACE: join(job.temp, '..'), RUNNER_TEMP: job.temp };
    const run = await job.login({ environment: workspace });
    expect([run.exitCode, ordersOf(run)]).toEqual([0, ['warning ']]);
    expect(run.stdout).toContain('RUNNER_TEMP is inside the workspace');
  });

  it('hardening row 22: a value that looks like the file of a runner is one value', async () => {
    const name = 'a\nstatus<<X\nforged\nX\n';
    const folder = join(mkdtempSync(join(tmpdir(), 'mooring-path-')), name);
    mkdirSync(folder);
    const run = await createJob(world).login({
      inputs: { scope: 'isolated' },
      environment: { RUNNER_TEMP: folder },
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('signed-in');
    expect(run.exported['DOCKER_CONFIG']).toContain('forged');
    expect(Object.keys(run.exported)).toEqual(['DOCKER_CONFIG']);
  });
});
