import { exec } from '@actions/exec';

import { MooringError } from '../domain/errors.ts';
import type { Command } from '../ports/command.ts';

/**
 * Runs programs with @actions/exec, silently: what they print goes to the caller, not to the log. The inputs and the
 * state of this step, tokens among them, are no business of theirs and are not in their environment. Throws
 * `config_file_unreadable` where git cannot be started: without it no repository can be read.
 */
export const execCommand: Command = async (program, args, { directory, input }) => {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const running = exec(program, [...args], {
    cwd: directory,
    silent: true,
    ignoreReturnCode: true,
    ...(input === undefined ? {} : { input: Buffer.from(input) }),
    env: environmentOf(program),
    listeners: {
      stdout: (chunk) => stdout.push(chunk),
      stderr: (chunk) => stderr.push(chunk),
    },
  });
  const exitCode = await (program === 'git' ? running.catch(failWithoutGit) : running);
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};

function failWithoutGit(cause: unknown): never {
  throw new MooringError('config_file_unreadable', 'git cannot be started here', {
    cause,
    hint: 'Install git, and see that PATH names its folder.',
  });
}

/** A credential helper may have to sign in to GitHub itself; git never has. */
const KEPT_BACK = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ } as const;

function environmentOf(program: string): Record<string, string> {
  const isGit = program === 'git';
  const keptBack = isGit ? KEPT_BACK.git : KEPT_BACK.others;
  const passed = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || keptBack.test(name) ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(passed),
    // A program that would ask a person something must fail instead of waiting.
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
    ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
  };
}

/**
 * A checkout without `.git` whose files look like a bare repository (`HEAD`, `objects`, `config`) would be one to git,
 * and its `config` can name programs to run: whoever writes a pull request would have theirs run (git-config(1),
 * `safe.bareRepository`). What others have set in the same way stays.
 */
function trustNoBareRepository(count = ''): Record<string, string> {
  const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  return {
    GIT_CONFIG_COUNT: String(next + 1),
    [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
    [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
  };
}
