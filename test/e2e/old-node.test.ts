import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { refuseNode } from '../../src/require-node.ts';

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
const ACTIONS = ['check.js', 'login.js', 'login-post.js', 'identity.js', 'pin.js', 'resolve.js', 'cli.js'];

describe.skipIf(old === undefined)('a launcher on a Node.js that is too old', () => {
  it.each([...ACTIONS, 'platform/index.js'])('%s prints one line and exits with status 2', (launcher) => {
    const { status, stdout, stderr } = spawnSync(old?.program ?? '', [`dist/${launcher}`], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${old?.refusal}\n` });
  });

  it('docker-credential-mooring prints the line where docker looks for it', () => {
    const words = ['dist/docker-credential-mooring', 'get'];
    const { status, stdout, stderr } = spawnSync(old?.program ?? '', words, { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: `${old?.refusal}\n`, stderr: '' });
  });

  it('is every launcher of dist', () => {
    expect(launchers.filter((name) => !name.endsWith('index.js')).toSorted()).toEqual(
      [...ACTIONS, 'docker-credential-mooring', 'platform'].toSorted(),
    );
  });
});
