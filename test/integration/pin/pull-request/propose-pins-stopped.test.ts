import { afterEach, describe, expect, it } from 'vitest';

import type { ProposePinsOptions } from '../../../../src/pin/pull-request/propose-pins.ts';
import { startGitHub } from '../../../support/github/github-server.ts';
import type { GitHubServer } from '../../../support/github/github-server.ts';
import { NO_EXTRAS, operations, propose } from '../../../support/github/propose.ts';
import { samplePlan } from '../../../support/samples/sample-plan.ts';
import type { SamplePlan } from '../../../support/samples/sample-plan.ts';

let github: GitHubServer | undefined;

afterEach(async () => {
  await github?.close();
  github = undefined;
});

/** A new repository that holds the files of the plan. */
async function startAnew(): Promise<GitHubServer> {
  await github?.close();
  github = await startGitHub();
  await github.person.push('main', NOW.files);
  return github;
}

interface Outcome {
  readonly branches: readonly unknown[];
  readonly open: readonly unknown[];
  readonly closed: number;
}

/** What runs made on GitHub: branches with what they hold, and pull requests. */
async function outcomeOn({ person }: GitHubServer): Promise<Outcome> {
  const names = (await person.branches()).toSorted();
  const branches = await Promise.all(
    names.map(async (name) => [name, Object.fromEntries(await person.tree(name))] as const),
  );
  const pulls = await person.pullRequests();
  const heads = new Map(
    await Promise.all(names.map(async (name) => [name, (await person.branch(name))?.sha ?? ''] as const)),
  );
  const open = pulls
    .filter(({ state }) => state === 'open')
    .map(({ title, body, head, labels, requested_reviewers: reviewers }) => ({
      title,
      // The files are linked at the commit of the branch, whose id differs from run to run.
      body: body.replaceAll(`/blob/${heads.get(head.ref)}/`, '/blob/head/'),
      branch: head.ref,
      labels: labels.map(({ name }) => name),
      reviewers: reviewers.map(({ login }) => login),
    }));
  return {
    branches,
    open: open.toSorted((one, other) => (one.branch < other.branch ? -1 : 1)),
    closed: pulls.length - open.length,
  };
}

const OLD = samplePlan({ 'api/Dockerfile': { python: '1' }, 'web/Dockerfile': { node: '1' } });
const NOW = samplePlan({ 'api/Dockerfile': { python: '2' }, 'web/Dockerfile': { node: '2' } });
const NOTHING = samplePlan({});
const extras = { ...NO_EXTRAS, labels: ['pins'], reviewers: ['a-reviewer'] };

type Grouping = ProposePinsOptions['grouping'];

interface Stopped {
  readonly before?: SamplePlan;
  readonly plan: SamplePlan;
  readonly grouping: Grouping;
  /** Pull requests that are open in the end. */
  readonly open: number;
  /** What the run that follows says that it did; `none` or `unchanged` where the stopped one had done all. */
  readonly next: RegExp;
}

describe('pin/pull-request/propose-pins, stopped at any request', () => {
  it.each<[name: string, run: Stopped]>([
    ['a create', { plan: NOW, grouping: 'all', open: 1, next: /created|updated|unchanged/ }],
    ['an update', { before: OLD, plan: NOW, grouping: 'all', open: 1, next: /updated|unchanged/ }],
    ['a close', { before: OLD, plan: NOTHING, grouping: 'all', open: 0, next: /closed|none/ }],
    ['one per directory', { plan: NOW, grouping: 'directory', open: 2, next: /created|updated|unchanged/ }],
    ['one per image', { plan: NOW, grouping: 'image', open: 2, next: /created|updated|unchanged/ }],
    [
      'one for all that becomes one per directory',
      { before: NOW, plan: NOW, grouping: 'directory', open: 2, next: /./ },
    ],
  ])('%s: the next run ends where one run would have', async (_name, { before, plan, ...run }) => {
    const prepare = async (): Promise<GitHubServer> => {
      const own = await startAnew();
      if (before !== undefined) await propose(own, before, { extras });
      own.calm();
      return own;
    };
    const whole = await prepare();
    await propose(whole, plan, { extras, grouping: run.grouping });
    // A stop after a request that only reads leaves what the stop after the last write left.
    const writes = [...whole.requests.keys()].filter(
      (index) => !(whole.requests[index] ?? '').startsWith('GET '),
    );
    expect(writes.length).toBeGreaterThan(1);
    const expected = await outcomeOn(whole);
    expect([expected.open.length, expected.branches.length]).toEqual([run.open, run.open + 1]);
    for (const index of writes) {
      // oxlint-disable no-await-in-loop -- one repository after another
      const nth = index + 1;
      const own = await prepare();
      own.stopAfter(nth);
      const stopped = propose(own, plan, { extras, grouping: run.grouping });
      await expect(stopped, `stopped at request ${nth}`).rejects.toThrow();
      own.calm();
      const next = await propose(own, plan, { extras, grouping: run.grouping });
      for (const operation of operations(next)) expect(operation, `request ${nth}`).toMatch(run.next);
      expect(await outcomeOn(own), `after a stop at request ${nth}`).toEqual(expected);
      // oxlint-enable no-await-in-loop
    }
  });
});
