import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { machineVariables } from '../jobs/temporary-directory.ts';

export interface GitRepository {
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Commits everything that lies in the folder, at a time (ISO 8601) or now, and gives the commit's id. */
  commit(message: string, at?: string): string;
  /** Copies the files of a folder over those that are there. */
  copy(from: string): void;
}

/** A new, empty git repository in a temporary folder; nothing of this machine's git configuration reaches it. */
export function createGitRepository(): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-repository-'));
  const run = gitIn(folder);
  const git = (...args: readonly string[]): string => run(args).trim();
  git('init', '--quiet', '--initial-branch', 'main');
  return {
    folder,
    git,
    commit: (message, at) => {
      git('add', '--all');
      run(['commit', '--quiet', '--message', message], at === undefined ? {} : { GIT_COMMITTER_DATE: at });
      return headOf(folder);
    },
    copy: (from) => cpSync(from, folder, { recursive: true }),
  };
}

/** The commit that is checked out; read without git, since a process takes longer than all the rest. */
function headOf(folder: string): string {
  const read = (path: string): string => readFileSync(join(folder, '.git', path), 'utf8').trim();
  const head = read('HEAD');
  return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
}

/** Runs git in a folder as the same person, and gives all that it prints. */
export function gitIn(
  folder: string,
): (args: readonly string[], variables?: Readonly<Record<string, string>>) => string {
  return (args, variables = {}) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...machineVariables(),
        HOME: folder,
        GIT_CONFIG_NOSYSTEM: '1',
        // No sample hooks, no housekeeping after a commit, no waiting for the disk.
        GIT_TEMPLATE_DIR: '',
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: 'maintenance.auto',
        GIT_CONFIG_VALUE_0: 'false',
        GIT_CONFIG_KEY_1: 'core.fsync',
        GIT_CONFIG_VALUE_1: 'none',
        GIT_AUTHOR_NAME: 'A Person',
        GIT_AUTHOR_EMAIL: 'person@example.com',
        GIT_COMMITTER_NAME: 'A Person',
        GIT_COMMITTER_EMAIL: 'person@example.com',
        ...variables,
      },
    });
}
