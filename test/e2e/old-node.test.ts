import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { refuseNode } from '../../src/launch/require-node.ts';

/** Returns the first Node.js in the path that is too old for Mooring, and undefined on a machine without one. */
function findOldNode(): { readonly program: string; readonly refusal: string } | undefined {
  for (const directory of (process.env['PATH'] ?? '').split(delimiter)) {
    const program = join(directory, 'node');
    if (!existsSync(program)) continue;
    const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.replace(/^v|\n$/g, '');
    const refusal = refuseNode(version);
    if (refusal !== undefined) return { program, refusal };
  }
  return undefined;
}

const old = findOldNode();
const launchers = readdirSync('dist').filter(
  (name) => /^[a-z-]+(?:\.js)?$/.test(name) && name !== 'require-node.js',
);
const ACTIONS = [
  'check.js',
  'login.js',
  'login-post.js',
  'identity.js',
  'pin.js',
  'resolve.js',
  'diff.js',
  'bisect.js',
  'cli.js',
];

describe.skipIf(old === undefined)('a launcher on a Node.js that is too old', () => {
  /** Not in a clone: there is no other Node.js beside it. */
  const elsewhere = mkdtempSync(join(tmpdir(), 'mooring-old-node-'));
  beforeAll(() => cpSync('dist', join(elsewhere, 'dist'), { recursive: true }));

  it.each([...ACTIONS, 'platform/index.js'])('%s prints one line and exits with status 2', (launcher) => {
    const { status, stdout, stderr } = spawnSync(old?.program ?? '', [join(elsewhere, 'dist', launcher)], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${old?.refusal}\n` });
  });

  it('docker-credential-mooring prints the line where docker looks for it', () => {
    const words = [join(elsewhere, 'dist/docker-credential-mooring'), 'get'];
    const { status, stdout, stderr } = spawnSync(old?.program ?? '', words, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: `${old?.refusal}\n`, stderr: '' });
  });

  it('cli.js runs on the Node.js of its clone, with the same arguments, output and status', () => {
    const run = (node: string) => {
      const { status, stdout, stderr } = spawnSync(node, ['dist/cli.js', 'help', 'imges'], {
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    expect(run(old?.program ?? '')).toEqual(run(process.execPath));
    expect(run(old?.program ?? '')).toMatchObject({ status: 2, stderr: expect.stringContaining('images?') });
  });

  it('is every launcher of dist', () => {
    expect(launchers.filter((name) => !name.endsWith('index.js')).toSorted()).toEqual(
      [...ACTIONS, 'docker-credential-mooring', 'platform'].toSorted(),
    );
  });
});
