import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { execCommand } from '../../../src/adapters/exec-command.ts';
import { createWorkTree } from '../../../src/adapters/files/work-tree.ts';

afterEach(() => vi.unstubAllEnvs());

const folder = mkdtempSync(join(tmpdir(), 'mooring-exec-'));

async function printed(program: string, args: readonly string[]): Promise<string> {
  return Buffer.from((await execCommand(program, args, { directory: folder })).stdout).toString();
}

/** Git's own way to show what environment it was given. */
const gitEnvironment = (): Promise<string> => printed('git', ['-c', 'alias.environment=!env', 'environment']);

describe('adapters/exec-command', () => {
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

  it('says what is missing where there is no git', async () => {
    vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'mooring-no-git-')));
    await expect(execCommand('git', ['version'], { directory: folder })).rejects.toMatchObject({
      code: 'config_file_unreadable',
      message: 'git could not be started',
      hint: expect.stringContaining('PATH'),
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
