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

const HELP = /^usage: node dist\/cli\.js COMMAND/;

describe('node dist/cli.js', () => {
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

  it('prints its usage with --help, with status 0', () => {
    expect(runCli('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(HELP) as string });
  });

  it.each([[['images', '/there/is/nothing']], [['image']], [['images', '--jason']]])(
    'ends %j with status 2 and a reason',
    (args) => {
      const { status, stdout, stderr } = runCli(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^mooring: /);
    },
  );
});
