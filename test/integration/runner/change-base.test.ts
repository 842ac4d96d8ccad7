import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { execCommand } from '../../../src/io/process/exec-command.ts';
import { readNamedBase } from '../../../src/runner/change-base.ts';
import { readEnvironment } from '../../../src/runner/environment.ts';
import type { Environment } from '../../../src/runner/environment.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';

const BASE = 'b'.repeat(40);

async function environmentOf(workspace: string, eventName: string, event = {}): Promise<Environment> {
  const variables = { GITHUB_WORKSPACE: workspace, GITHUB_EVENT_NAME: eventName, GITHUB_SHA: BASE };
  return { ...(await readEnvironment(variables)), event };
}

it.each([
  ['schedule', {}],
  ['workflow_dispatch', {}],
  ['push', { before: '0'.repeat(40) }],
])('starts no program for an event without a base: %s', async (name, event) => {
  const environment = await environmentOf(tmpdir(), name, event);
  const command = async (): Promise<never> => expect.fail('a program was started');
  expect(await readNamedBase(environment, command)).toBeUndefined();
});

it('reads the checked-out commit and its parents', async () => {
  const { folder, git } = createGitRepository();
  git('commit', '--quiet', '--allow-empty', '--message', 'Start');
  const start = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'topic');
  git('commit', '--quiet', '--allow-empty', '--message', 'Topic\n\nparent 1234');
  const topic = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'topic');
  const environment = await environmentOf(folder, 'push', { before: BASE });
  expect(await readNamedBase(environment, execCommand)).toMatchObject({
    named: { commit: BASE },
    head: { commit: git('rev-parse', 'HEAD'), parents: [start, topic] },
  });
});

it.each([
  ['before the first commit', () => createGitRepository().folder],
  ['outside of a repository', () => mkdtempSync(join(tmpdir(), 'mooring-none-'))],
])('has no checked-out commit %s', async (_, directory) => {
  const environment = await environmentOf(directory(), 'push', { before: BASE });
  const base = await readNamedBase(environment, execCommand);
  expect(base).toMatchObject({ named: { commit: BASE } });
  expect(base?.head).toBeUndefined();
});
