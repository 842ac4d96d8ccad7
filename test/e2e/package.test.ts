import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

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
    expect(files.length).toBeLessThan(320);
    expect(bytes).toBeLessThan(4_000_000);
  });

  it('has the command line, the client, the schemas and the changelog, and nothing else', () => {
    const root = join(directory, 'node_modules/mooring');
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    const parts = files.map((path) =>
      path.replace(/^dist\/\d+\.index\.js$/, 'dist/*.index.js').replace(/^(lib|schema)\/.*/, '$1'),
    );
    expect([...new Set(parts)].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/*.index.js',
      'dist/cli.js',
      'dist/index.js',
      'dist/licenses.txt',
      'dist/package.json',
      'dist/require-node.js',
      'lib',
      'package.json',
      'schema',
    ]);
    const lib = files.filter((path) => path.startsWith('lib/'));
    expect(lib.filter((path) => !/\.(?:js|d\.ts)$/.test(path))).toEqual([]);
    expect(readdirSync(join(root, 'schema'))).toEqual(readdirSync('schema'));
  });

  it('exports the client with its types, and the schemas', () => {
    // The client has one peer dependency.
    cpSync('node_modules/zod', join(directory, 'node_modules/zod'), { recursive: true });
    writeFileSync(
      join(directory, 'program.mts'),
      `import { createClient, type Group, type MooringError } from 'mooring/client';
      import images from 'mooring/schema/images.v1.json' with { type: 'json' };
      const client = createClient({ endpoints: { apiUrl: '${platform.line.apiUrl}' } });
      const groups: Promise<readonly Group[]> = client.iam.groups.list().all();
      groups.catch((error: MooringError) => console.log(error.status, images.title));`,
    );
    const options = '--module nodenext --target es2024 --strict --skipLibCheck --resolveJsonModule'.split(
      ' ',
    );
    const tsc = spawnSync(resolve('node_modules/.bin/tsc'), [...options, 'program.mts'], {
      cwd: directory,
      encoding: 'utf8',
    });
    expect(tsc).toMatchObject({ status: 0, stdout: '' });
    const program = spawnSync(process.execPath, ['program.mjs'], { cwd: directory, encoding: 'utf8' });
    expect(program.stdout, program.stderr).toMatch(/^401 Image list of/);
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
