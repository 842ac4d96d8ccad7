import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath, { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findStateFile } from '../../../src/bisect/find-state-file.ts';
import type { StateMachine } from '../../../src/bisect/find-state-file.ts';
import { execCommandUntil } from '../../../src/io/process/exec-command.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';

const command = execCommandUntil();

describe('the state file of a directory', () => {
  it('is below the git directory of its own work tree', async () => {
    const { folder, git, commit } = createGitRepository();
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'sub/Dockerfile'), 'FROM cgr.dev/acme/python\n');
    commit('Start');
    const place = { variables: {}, command };
    expect(await findStateFile(folder, place)).toBe(join(folder, '.git/mooring-bisect.jsonl'));
    expect(await findStateFile(join(folder, 'sub'), place)).toBe(join(folder, '.git/mooring-bisect.jsonl'));
    const tree = join(mkdtempSync(join(tmpdir(), 'mooring-work-tree-')), 'second');
    git('worktree', 'add', '--quiet', tree);
    expect(await findStateFile(tree, place)).toBe(join(folder, '.git/worktrees/second/mooring-bisect.jsonl'));
  });

  it('is never a file of a checkout that looks like a git directory', async () => {
    const { folder } = createGitRepository();
    const bare = join(folder, 'bare');
    mkdirSync(join(bare, 'objects'), { recursive: true });
    mkdirSync(join(bare, 'refs'));
    writeFileSync(join(bare, 'HEAD'), 'ref: refs/heads/main\n');
    const found = await findStateFile(bare, { variables: { XDG_STATE_HOME: '/state' }, command });
    expect(found).toMatch(/^\/state\/mooring\/bisect-[\da-f]{16}\.jsonl$/);
  });

  const unix = { path: nodePath.posix, homedir: () => '/home/ada' };
  const windows = { path: nodePath.win32, homedir: () => String.raw`C:\Users\ada`, system: 'win32' };
  it.each<[string, StateMachine, Readonly<Record<string, string>>, string]>([
    ['Linux', { ...unix, system: 'linux' }, {}, '/home/ada/.local/state/mooring/'],
    ['Linux', { ...unix, system: 'linux' }, { XDG_STATE_HOME: '/state' }, '/state/mooring/'],
    // The specification ignores relative paths, which would lead into the repository.
    [
      'Linux',
      { ...unix, system: 'linux' },
      { XDG_STATE_HOME: 'state', HOME: '/root' },
      '/root/.local/state/mooring/',
    ],
    ['macOS', { ...unix, system: 'darwin' }, {}, '/home/ada/Library/Application Support/mooring/'],
    ['Windows', windows, {}, String.raw`C:\Users\ada\AppData\Local\mooring` + '\\'],
    ['Windows', windows, { LOCALAPPDATA: String.raw`D:\ada` }, String.raw`D:\ada\mooring` + '\\'],
  ])(
    'is in the state directory of the user without a repository, on %s',
    async (_, machine, variables, below) => {
      const find = (directory: string): Promise<string> =>
        findStateFile(directory, { variables, command: () => Promise.reject(new Error('no git')), machine });
      const [one, other] = [await find('one'), await find('two')];
      expect(one.slice(0, below.length)).toBe(below);
      expect(one.slice(below.length)).toMatch(/^bisect-[\da-f]{16}\.jsonl$/);
      expect([await find('one'), other === one]).toEqual([one, false]);
    },
  );
});
