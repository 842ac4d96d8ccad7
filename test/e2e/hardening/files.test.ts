import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld } from '../../support/jobs/fault-world.ts';
import { checkIn, checkoutOf, ordersOf } from '../../support/jobs/hostile-job.ts';
import { HOST } from '../../support/jobs/login-job.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe('hardening rows 15 and 16: the files of a check', () => {
  it.each(['../report.json', '/etc/mooring.json', '/proc/self/mem'])(
    'are not written to %s: the step fails before any request',
    async (place) => {
      const before = world.requests.length;
      const run = await checkIn(world, { inputs: { 'sarif-path': place } });
      expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: config_input_invalid']]);
      expect(world.requests.length).toBe(before);
    },
  );

  it('are not written through a link of the checkout; the verdict stands', async () => {
    const workspace = checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` });
    const outside = mkdtempSync(join(tmpdir(), 'mooring-outside-'));
    symlinkSync(outside, join(workspace, 'out'));
    const run = await checkIn(world, {
      workspace,
      inputs: { 'report-path': 'out/report.json', 'sarif-path': 'out/mooring.sarif' },
    });
    expect([run.exitCode, run.outputs['verdict'], readdirSync(outside)]).toEqual([0, 'pass', []]);
    expect(ordersOf(run).filter((order) => order.startsWith('warning'))).toHaveLength(2);
    expect(run.stdout).toContain('is a symbolic link');
  });
});

describe('hardening row 12: programs', () => {
  it('of a pull request are not run where its files look like a bare repository', async () => {
    const bare = join(mkdtempSync(join(tmpdir(), 'mooring-bare-')), 'bare');
    execFileSync('git', ['init', '--quiet', '--bare', bare]);
    const workspace = checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` }, false);
    cpSync(bare, workspace, { recursive: true });
    const proof = join(workspace, '..', `proof-${process.pid}`);
    writeFileSync(
      join(workspace, 'config'),
      `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${proof}; false"\n`,
    );
    const run = await checkIn(world, { workspace });
    expect([run.exitCode, existsSync(proof)]).toEqual([0, false]);
    expect(run.stdout).toContain('acme/python');
  });
});
