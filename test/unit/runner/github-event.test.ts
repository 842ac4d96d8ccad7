import { describe, expect, it } from 'vitest';

import { readGitHubEvent } from '../../../src/runner/github-event.ts';

const SHA = 'a'.repeat(40);
const PULL = { number: 3, base: { sha: SHA, ref: 'main' }, head: { sha: SHA, repo: null } };

describe('runner/github-event', () => {
  it('reads what a pull request, a merge group and a push have', () => {
    const event = { pull_request: PULL, repository: { full_name: 'acme/shop' }, before: SHA, other: 1 };
    const { other: _, ...read } = event;
    expect(readGitHubEvent(event, 'event.json')).toEqual(read);
    const group = { base_sha: SHA, head_sha: SHA };
    expect(readGitHubEvent({ merge_group: group }, 'event.json')).toEqual({ merge_group: group });
  });

  it.each([
    [[], ' Invalid input: expected object, received array'],
    [{ before: 'main' }, 'before not a commit id'],
    [
      { pull_request: { ...PULL, number: '3' } },
      'pull_request.number Invalid input: expected number, received string',
    ],
    [
      { pull_request: { ...PULL, base: {} } },
      'pull_request.base.sha Invalid input: expected string, received undefined',
    ],
    [
      { pull_request: { ...PULL, head: { sha: SHA, repo: {} } } },
      'pull_request.head.repo.full_name Invalid input: expected string, received undefined',
    ],
  ])('names the place of a problem: %j', (event, problem) =>
    expect(() => readGitHubEvent(event, 'event.json')).toThrow(
      `the event file event.json is not a workflow event: ${problem}`,
    ),
  );
});
