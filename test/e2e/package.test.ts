import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { packPackage } from '../support/jobs/pack-package.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

const SHOP = resolve('examples/shop');
const home = mkdtempSync(join(tmpdir(), 'mooring-empty-'));
const directory = join(home, 'project');
let tarball: string;
let platform: RunningPlatform;

/** Runs a program of npm without a network, an npm cache or a configuration file of npm. */
function runOffline(program: 'npm' | 'npx', ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    env: {
      ...machineVariables(),
      HOME: home,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      npm_config_globalconfig: join(home, 'npmrc'),
      MOORING_API_URL: platform.line.apiUrl,
      MOORING_ISSUER_URL: platform.line.issuerUrl,
      MOORING_REGISTRY_URL: `http://${platform.line.registry}`,
    },
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml');
  tarball = await packPackage();
  mkdirSync(directory);
});
afterAll(() => platform.stop());

describe('the tarball of npm pack', () => {
  it('installs offline into an empty directory, alone and small', () => {
    expect(runOffline('npm', 'install', '--no-audit', tarball)).toMatchObject({ status: 0, stderr: '' });
    const installed = join(directory, 'node_modules');
    expect(readdirSync(installed)).toEqual(['.bin', '.package-lock.json', 'mooring']);
    expect(readdirSync(join(installed, '.bin'))).toEqual(['mooring']);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, path) => sum + statSync(join(installed, path)).size, 0);
    expect(files.length).toBeLessThan(350);
    expect(bytes).toBeLessThan(10_000_000);
  });

  it('runs its commands with npx', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(runOffline('npx', 'mooring', '--version')).toEqual({
      status: 0,
      stdout: `mooring ${version}\n`,
      stderr: '',
    });
    const listed = runOffline('npx', 'mooring', 'images', '--json', SHOP);
    expect(JSON.parse(listed.stdout)).toMatchObject({ schema: 'mooring.images/v1' });
    const resolved = runOffline('npx', 'mooring', 'resolve', 'cgr.dev/chainguard/static:latest');
    expect(resolved).toMatchObject({ status: 0, stdout: expect.stringContaining('sha256:') as string });
    const checked = runOffline('npx', 'mooring', 'check', '--json', '--allow-unauthenticated', SHOP);
    expect(JSON.parse(checked.stdout)).toMatchObject({ schema: 'mooring.check-report/v1' });
  });

  it('runs without being installed first', () => {
    // npx takes a tarball by a relative path only: it starts an absolute path as a program.
    cpSync(tarball, join(directory, 'mooring.tgz'));
    const { status, stdout } = runOffline('npx', '--yes', './mooring.tgz', '--version');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^mooring \d/) as string });
  });
});

describe('a clone after npm ci', () => {
  it('runs the command with npx, on its own Node.js', () => {
    expect(execFileSync('npx', ['mooring', '--version'], { encoding: 'utf8' })).toMatch(/^mooring \d/);
    expect(statSync('dist/cli.js').mode & 0o111).not.toBe(0);
  });
});
