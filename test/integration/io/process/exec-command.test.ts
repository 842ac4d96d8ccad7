import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { execCommand, execCommandUntil } from '../../../../src/io/process/exec-command.ts';
import { createWorkTree } from '../../../../src/io/files/work-tree.ts';
import { openGitCommit } from '../../../../src/io/git/git-commit-tree.ts';
import { createGitRepository } from '../../../support/github/git-repository.ts';
import { startDripServer } from '../../../support/platform/drip-server.ts';

afterEach(() => vi.unstubAllEnvs());

const folder = mkdtempSync(join(tmpdir(), 'mooring-exec-'));

async function printed(program: string, args: readonly string[]): Promise<string> {
  return Buffer.from((await execCommand(program, args, { directory: folder })).stdout).toString();
}

/** Git's own way to show what environment it was given. */
const gitEnvironment = (): Promise<string> => printed('git', ['-c', 'alias.environment=!env', 'environment']);

describe('io/process/exec-command', () => {
  it('hardening row 12: runs nothing that a checkout names which looks like a bare repository', async () => {
    const checkout = mkdtempSync(join(tmpdir(), 'mooring-bare-'));
    const [bare, proof] = [join(folder, 'bare'), join(folder, 'proof')];
    execFileSync('git', ['init', '--quiet', '--bare', bare]);
    cpSync(bare, checkout, { recursive: true });
    rmSync(join(checkout, 'hooks'), { recursive: true, force: true });
    writeFileSync(
      join(checkout, 'config'),
      `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${proof}; false"\n`,
    );
    writeFileSync(join(checkout, 'Dockerfile'), 'FROM a\n');
    execFileSync('git', ['ls-files', '--others'], { cwd: checkout, stdio: 'pipe' });
    expect(existsSync(proof)).toBe(true); // git by itself does run it
    rmSync(proof);
    expect(await createWorkTree(checkout, execCommand).list()).toContain('Dockerfile');
    expect(existsSync(proof)).toBe(false);
  });

  it('runs neither the file system monitor nor the hooks of a repository', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mooring-programs-'));
    const proof = join(folder, 'program');
    const git = (...words: readonly string[]): void => {
      execFileSync('git', words, { cwd: directory, stdio: 'pipe' });
    };
    git('init', '--quiet');
    writeFileSync(join(directory, '.git/hooks/post-index-change'), `#!/bin/sh\ntouch ${proof}\n`, {
      mode: 0o755,
    });
    writeFileSync(join(directory, 'Dockerfile'), 'FROM a\n');
    for (const [words, monitor] of [
      [['status'], `touch ${proof}; false`],
      [['add', 'Dockerfile'], 'false'],
    ] as const) {
      git('config', 'core.fsmonitor', monitor);
      git(...words);
      expect(existsSync(proof)).toBe(true); // git by itself does run them
      rmSync(proof);
      const { exitCode } = await execCommand('git', words, { directory });
      expect([exitCode, existsSync(proof)]).toEqual([0, false]);
    }
  });

  it('says what is missing where there is no git', async () => {
    vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'mooring-no-git-')));
    await expect(execCommand('git', ['version'], { directory: folder })).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: 'git could not be started',
      hint: expect.stringContaining('PATH'),
    });
  });

  it('says so once where there is no git, and files are listed', async () => {
    vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'mooring-no-git-')));
    await expect(createWorkTree(folder, execCommand).list()).rejects.toMatchObject({
      message: 'git could not be started',
    });
  });

  it('does not take the repository of another user for none', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const repository = createGitRepository();
    writeFileSync(join(repository.folder, 'Dockerfile'), 'FROM a\n');
    const reading = createWorkTree(repository.folder, execCommand).list();
    await expect(reading).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: `git refuses the repository at ${repository.folder}: another user owns it`,
      hint: `Run \`git config --global --add safe.directory ${repository.folder}\` first, if you trust it.`,
    });
  });

  it('leaves what others have set for git by the environment', async () => {
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name');
    vi.stubEnv('GIT_CONFIG_VALUE_0', 'A Person');
    expect(await printed('git', ['config', 'user.name'])).toBe('A Person\n');
    expect(await printed('git', ['config', 'safe.bareRepository'])).toBe('explicit\n');
  });

  it('hardening row 19: gives programs neither the inputs nor the state of the step', async () => {
    vi.stubEnv('INPUT_GITHUB-TOKEN', 'hunter2');
    vi.stubEnv('STATE_login', 'hunter3');
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'hunter4');
    const forHelpers = await printed('env', []);
    expect(forHelpers).not.toMatch(/hunter[23]/);
    expect(forHelpers).toContain('hunter4'); // a credential helper may have to sign in by itself
    expect(await gitEnvironment()).not.toMatch(/hunter\d/);
    expect(await gitEnvironment()).toMatch(/^PATH=/m);
  });
});

/** What a run does with a program that does not end: also its own programs hold the output open. */
const ENDLESS = ['-c', 'echo started; sleep 30; true'];

describe('a program that does not end', () => {
  it('is stopped at its limit, with what it has printed', async () => {
    const { exitCode, stdout } = await execCommand('sh', ENDLESS, { directory: folder, timeoutMs: 300 });
    expect([exitCode, Buffer.from(stdout).toString()]).toEqual([undefined, 'started\n']);
  });

  it('is stopped when the run ends', async () => {
    const command = execCommandUntil(AbortSignal.timeout(100));
    const running = command('sh', ENDLESS, { directory: folder });
    await expect(running).rejects.toMatchObject({
      code: 'run_deadline',
      message: 'could not run sh: the run timed out',
    });
    await expect(command('sh', ENDLESS, { directory: folder })).rejects.toMatchObject({
      code: 'run_deadline',
    });
  });

  it('does not hold up a fetch of the base for longer than the run', async () => {
    const server = await startDripServer(async () => undefined);
    const repository = createGitRepository();
    repository.git('remote', 'add', 'origin', `${server.origin.replace('http', 'git')}/shop`);
    const command = execCommandUntil(AbortSignal.timeout(500));
    const opened = openGitCommit(repository.folder, 'c'.repeat(40), command);
    await expect(opened).rejects.toMatchObject({ code: 'run_deadline' });
    server.close();
  });

  it('keeps no process alive that waits for its output', () => {
    const source = new URL('../../../../src/io/process/exec-command.ts', import.meta.url).href;
    const script = `import { execCommand } from ${JSON.stringify(source)};
      await execCommand('sh', ${JSON.stringify(ENDLESS)}, { directory: '.', timeoutMs: 200 });`;
    const words = ['--input-type=module', '--eval', script];
    const ended = spawnSync(process.execPath, words, { timeout: 120_000, encoding: 'utf8' });
    expect([ended.status, ended.stderr]).toEqual([0, '']);
  });
});
