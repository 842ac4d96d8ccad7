import { exec } from '@actions/exec';

import type { Command } from '../ports/command.ts';

/** Runs programs with @actions/exec, silently: what they print goes to the caller, not to the log. */
export const execCommand: Command = async (program, args, { directory, input }) => {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const exitCode = await exec(program, [...args], {
    cwd: directory,
    silent: true,
    ignoreReturnCode: true,
    ...(input === undefined ? {} : { input: Buffer.from(input) }),
    // A program that would ask a person something must fail instead of waiting.
    env: { ...definedEnvironment(), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    listeners: {
      stdout: (chunk) => stdout.push(chunk),
      stderr: (chunk) => stderr.push(chunk),
    },
  });
  return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
