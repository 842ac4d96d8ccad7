import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { schemaErrors } from '../support/views/schema-errors.ts';

/** Runs the command line of dist as a person does in a shell. */
function runCli(...args: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8' });
}

describe('mooring', () => {
  it('lists the images of a directory that is no Git repository', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-images-'));
    cpSync('examples/shop', folder, { recursive: true });
    const { status, stdout, stderr } = runCli('images', '--json', folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const report = JSON.parse(stdout) as {
      schema: string;
      images: readonly { file: string; kind: string }[];
    };
    expect(report.schema).toBe('mooring.images/v1');
    expect(report.images[0]).toMatchObject({ file: 'api/Dockerfile', line: 1, kind: 'dockerfile-from' });
    expect(schemaErrors('images.v1.json', report)).toEqual([]);
    expect(stdout).toBe(readFileSync(new URL('../golden/images/shop.json', import.meta.url), 'utf8'));
  });

  it('prints data only, whatever is in PATH', () => {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-path-'));
    spawnSync('git', ['init', '--quiet', directory]);
    const { stdout } = spawnSync(process.execPath, ['dist/cli.js', 'images', '--json', directory], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(process.cwd(), 'package.json')}:${process.env['PATH']}` },
    });
    expect(JSON.parse(stdout)).toMatchObject({ images: [] });
  });

  it('prints its help and its version, with status 0', () => {
    const help = runCli('help');
    expect(help).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^NAME\n  mooring - /),
    });
    expect(runCli('--help').stdout).toBe(help.stdout);
    expect(runCli('help', 'images')).toMatchObject({ status: 0, stdout: runCli('images', '--help').stdout });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(runCli('--version')).toMatchObject({ status: 0, stdout: `mooring ${version}\n`, stderr: '' });
  });

  it.each([
    [['images', '/there/is/nothing'], 'cannot be read'],
    [['image'], 'unknown command "image"; did you mean images?\nRun `mooring help` to list the commands.\n'],
    [['login'], 'login is an action, not a command\nRun `chainctl auth login`'],
    [['help', 'image'], 'unknown command "image"; did you mean images?\n'],
    [['--versoin'], 'unknown option --versoin; did you mean --version?\nRun `mooring --help` '],
    [['images', '--jason'], 'unknown option --jason; did you mean --json?\nRun `mooring images --help` '],
    [[], 'missing command\n'],
  ])('ends %j with status 2, the reason and a hint', (args, reason) => {
    const { status, stdout, stderr } = runCli(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^mooring: .+\n.+\n$/);
    expect(stderr).toContain(reason);
  });
});
