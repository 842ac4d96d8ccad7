import { describe, expect, it } from 'vitest';

import type { Command } from '../../../../src/io/ports/command.ts';
import { findGitHubToken } from '../../../../src/io/git/github-token.ts';

/** Finds a token with a `gh` that prints one, and is stopped or not at a limit of at most a minute. */
async function tokenOf(isStopped: boolean): Promise<string | undefined> {
  const limits: (number | undefined)[] = [];
  const command: Command = async (_, __, { timeoutMs }) => {
    limits.push(timeoutMs);
    return { exitCode: isStopped ? undefined : 0, stdout: Buffer.from('gho_token\n'), stderr: '' };
  };
  const options = { variables: {}, command, directory: '/' };
  const token = await findGitHubToken('https://ghe.example.com', options);
  expect(limits).toEqual([expect.toSatisfy((limit) => Number(limit) <= 60_000)]);
  return token?.reveal();
}

describe('the token of gh', () => {
  it('is used if gh prints it in time', async () => {
    expect(await tokenOf(false)).toBe('gho_token');
    expect(await tokenOf(true)).toBeUndefined();
  });
});
