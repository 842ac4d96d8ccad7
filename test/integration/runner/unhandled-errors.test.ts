import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { createGitRepository } from '../../support/github/git-repository.ts';
import { machineVariables } from '../../support/jobs/temporary-directory.ts';

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a module in a process of its own; `SRC` in it is the address of the directory `src`. */
function run(script: string, input = ''): Ended {
  const source = new URL('../../../src', import.meta.url).href;
  return spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      script.replaceAll('SRC', source),
    ],
    {
      encoding: 'utf8',
      env: machineVariables(),
      input,
      cwd: mkdtempSync(join(tmpdir(), 'mooring-unhandled-')),
    },
  );
}

const runAction = (main: string): Ended =>
  run(`import { runAction } from 'SRC/runner/boundary.ts';
    import { MooringError } from 'SRC/values/errors.ts';
    await runAction(async () => { ${main} });`);

const WAIT = 'await new Promise((resolve) => setTimeout(resolve, 50)); return 0;';

describe('an error that nothing handles', () => {
  it.each([
    ['a rejection', `void Promise.reject(new TypeError('boom'));`],
    ['many rejections', `for (const _ of 'abc') void Promise.reject(new TypeError('boom'));`],
    [
      'a rejection after another',
      `for (const at of [1, 9]) setTimeout(() => Promise.reject(new Error('boom')), at);`,
    ],
    ['an exception in a callback', `setTimeout(() => { throw new TypeError('boom'); }, 1);`],
  ])('%s ends an action with one message, and never with success', (_, leak) => {
    const { status, stdout, stderr } = runAction(`${leak} ${WAIT}`);
    expect([status, stderr]).toEqual([1, '']);
    expect(
      stdout.match(/^::error title=Mooring%3A internal_bug::something unexpected happened: .*boom/gm),
    ).toHaveLength(1);
  });

  it('keeps the code and the hint of a failure', () => {
    const { status, stdout, stderr } = runAction(
      `void Promise.reject(new MooringError('config_file_invalid', 'a.yml is bad', { hint: 'Fix it.' })); ${WAIT}`,
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      '::error title=Mooring%3A config_file_invalid::a.yml is bad%0AFix it.\n',
      '',
    ]);
  });

  it('ends the command line with one message', () => {
    const { status, stderr } = run(`import { runCli } from 'SRC/launch/command-line.ts';
      process.argv = ['node', 'mooring', 'images'];
      setImmediate(() => Promise.reject(new TypeError('boom')));
      await runCli(new URL('SRC/../package.json'));`);
    expect([status, stderr.match(/boom/g)?.length]).toEqual([1, 1]);
    expect(stderr).toMatch(/^mooring: TypeError: boom\n/);
  });

  it('is not that a reader of the output has seen enough, as in `mooring images | head`', async () => {
    const folder = createGitRepository().folder;
    const cli = new URL('../../../src/launch/cli.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [cli, 'images', folder], { env: machineVariables() });
    child.stdout.destroy();
    const [[status], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('ends the credential helper with the one line that clients show', () => {
    const ended = run(`import { runCredentialHelper } from 'SRC/login/credential-helper/main.ts';
      process.argv = ['node', 'docker-credential-mooring', 'get'];
      void Promise.reject(new TypeError('boom'));
      await runCredentialHelper();`);
    expect([ended.status, ended.stdout, ended.stderr]).toEqual([1, 'boom\n', '']);
  });
});
