import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';
import { sabotaged } from './sabotage.ts';
import type { Sabotage } from './sabotage.ts';
import type { PlatformLine } from '../platform/start-platform.ts';
import { platformVariables } from './run-launcher.ts';
import { machineVariables } from './temporary-directory.ts';

export interface ShellRun {
  /** Null for a run that was killed. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A repository, and the `pin` command of dist to run on it as a person does in a shell. */
export interface PinShell {
  readonly repository: GitRepository;
  readonly folder: string;
  pin(...args: readonly string[]): ShellRun;
  /** As `pin`, with a program that comes to harm. */
  pinSabotaged(sabotage: Sabotage, ...args: readonly string[]): ShellRun;
  /** Every file of the repository as it lies on disk, git's own left out, by its path; links as what they lead to. */
  files(): Readonly<Record<string, string>>;
}

/** A new repository with these files, committed, before a platform that is running. `variables` are those of the shell. */
export function createPinShell(
  line: PlatformLine,
  files: Readonly<Record<string, string | Uint8Array>>,
  variables: Readonly<Record<string, string>> = {},
): PinShell {
  const repository = createGitRepository();
  const { folder } = repository;
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  repository.commit('Files');

  function run(before: readonly string[], args: readonly string[]): ShellRun {
    const cli = new URL('../../../dist/cli.js', import.meta.url).pathname;
    return spawnSync(process.execPath, [...before, cli, 'pin', ...args, folder], {
      encoding: 'utf8',
      env: {
        ...machineVariables(),
        HOME: folder,
        ...platformVariables(line),
        MOORING_TIMEOUT_SECONDS: '30',
        ...variables,
      },
    });
  }

  return {
    repository,
    folder,
    pin: (...args) => run([], args),
    pinSabotaged: (sabotage, ...args) => run(sabotaged(sabotage), args),
    files: () => {
      const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((path) => !path.startsWith('.git/'));
      return Object.fromEntries(
        paths.sort().map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
      );
    },
  };
}
