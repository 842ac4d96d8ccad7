import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { machineVariables } from '../support/jobs/temporary-directory.ts';

const MODULE = new URL('../support/jobs/temporary-directory.ts', import.meta.url).href;

/** Runs a script that has a temporary folder of its own, in this one; gives what it says and what it leaves there. */
function run(script: string) {
  const parent = mkdtempSync(join(tmpdir(), 'mooring-parent-'));
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      `import { ownTemporaryDirectory } from '${MODULE}';
       import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
       import { spawnSync } from 'node:child_process';
       import { tmpdir } from 'node:os';
       ownTemporaryDirectory();
       mkdirSync(tmpdir() + '/a');
       writeFileSync(tmpdir() + '/a/file', '');
       ${script}`,
    ],
    { encoding: 'utf8', env: { ...machineVariables(), TMPDIR: parent } },
  );
  return { parent, status, signal, stdout: stdout.trim(), left: readdirSync(parent) };
}

describe('temporary files', () => {
  it('of this test and of a program that it starts are in the temporary directory of the run', () => {
    expect(existsSync(tmpdir())).toBe(true);
    expect(tmpdir()).toMatch(/mooring-\w{6}$/);
    const { stdout } = spawnSync(process.execPath, ['-p', 'os.tmpdir()'], {
      encoding: 'utf8',
      env: machineVariables(),
    });
    expect(stdout.trim()).toBe(tmpdir());
  });

  it.each([
    ['by itself', '', { status: 0, signal: null }],
    ['at once', 'process.exit(3)', { status: 3, signal: null }],
    ['by an error', 'throw new Error("on purpose")', { status: 1, signal: null }],
    [
      'by a signal',
      'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)',
      { status: null, signal: 'SIGTERM' },
    ],
  ])('are gone when their process ends %s', (_, script, end) => {
    expect(run(script)).toMatchObject({ ...end, left: [] });
  });

  it('of a program that such a process starts are in its directory', () => {
    const { parent, stdout, left } = run(
      `console.log(spawnSync(process.execPath, ['-p', 'os.tmpdir()'], { encoding: 'utf8' }).stdout)`,
    );
    expect(stdout.startsWith(join(parent, 'mooring-'))).toBe(true);
    expect(left).toEqual([]);
  });

  it('are meant whenever a program gets variables one by one: it gets those of the machine together', () => {
    const files = ['test', 'examples'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    );
    const byHand = files.filter(
      (path) => path.endsWith('.ts') && /\bPATH: process\.env/.test(readFileSync(path, 'utf8')),
    );
    expect(byHand).toEqual([]);
  });
});
