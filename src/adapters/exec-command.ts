import { exec } from '@actions/exec';

import { MooringError } from '../domain/errors.ts';
import type { Command } from '../ports/command.ts';

/**
 * Runs programs with @actions/exec. Returns their output instead of logging it, and removes inputs and state
 * of the step, which can hold tokens, from their environment. Throws `config_file_unreadable` if git cannot
 * be started.
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
  throw new MooringError('config_file_unreadable', 'git could not be started', {
    cause,
    hint: 'Install Git and add it to PATH.',
  });
}

/** A credential helper can request its own OIDC token from GitHub; git never does. */
const REMOVED = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ } as const;

function environmentOf(program: string): Record<string, string> {
  const isGit = program === 'git';
  const removed = isGit ? REMOVED.git : REMOVED.others;
  const passed = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || removed.test(name) ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(passed),
    // A program that would prompt must fail instead of waiting for input.
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
    ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
  };
}

/**
 * To git, a checkout without `.git` whose files look like a bare repository (`HEAD`, `objects`, `config`) is
 * one, and its `config` can name programs to run: a pull request could run code (git-config(1),
 * `safe.bareRepository`). Variables of the same kind that are already set are kept.
 */
function trustNoBareRepository(count = ''): Record<string, string> {
  const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  return {
    GIT_CONFIG_COUNT: String(next + 1),
    [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
    [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
  };
}
