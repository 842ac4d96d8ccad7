import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { gitHubCheckStates } from '../../../../src/io/github/github-check-states.ts';
import { openGitHubComments } from '../../../../src/io/github/github-comments.ts';
import { openGitHubCommit } from '../../../../src/io/github/github-commit-tree.ts';
import { openGitHubForge } from '../../../../src/io/github/github-forge.ts';
import { openGitHubRepository } from '../../../../src/io/github/github-repository.ts';
import type { CheckStates } from '../../../../src/io/ports/check-states.ts';
import type { Comments } from '../../../../src/io/ports/comments.ts';
import type { Forge } from '../../../../src/io/ports/forge.ts';
import { Secret } from '../../../../src/values/secret.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { REPOSITORY, startGitHub } from '../../../support/github/github-server.ts';
import type { GitHubServer } from '../../../support/github/github-server.ts';

let github: GitHubServer;
/** A commit of the branch `main`. */
let commit: string;
beforeAll(async () => {
  github = await startGitHub();
  github.withGraphql();
  commit = await github.person.push('main', {
    Dockerfile: { mode: '100644', bytes: Buffer.from('FROM base\n') },
  });
});
afterEach(() => github.calm());
afterAll(() => github.close());

function options() {
  return {
    apiUrl: github.apiUrl,
    repository: REPOSITORY,
    token: new Secret(github.jobToken),
    clock: fakeClock(),
    signal: AbortSignal.timeout(60_000),
  };
}

const HTML = { body: '<!doctype html>', headers: { 'content-type': 'text/html' } };
const ODD: Readonly<Record<string, { readonly body: unknown }>> = {
  '{}': { body: {} },
  null: { body: null },
  '[]': { body: [] },
  HTML,
};

/** How an operation ends when GitHub answers something else. `unsure` and `refused` are its own words for that. */
type End = 'error' | 'unsure' | 'refused';

interface Operation<Port> {
  readonly run: (port: Port) => Promise<unknown>;
  readonly end?: End;
  /** The requests that are answered so; all of them if absent. */
  readonly match?: RegExp;
  /** Its answer is a list, which can be empty. */
  readonly isList?: true;
}

const BLOB = 'b'.repeat(40);
const OTHER = { id: BLOB, tree: BLOB, parents: [], message: 'm', author: 'a' };
const FILE = { path: 'Dockerfile', mode: '100644', bytes: Buffer.from('FROM other\n') };
const PULL = { title: 't', body: 'b', branch: 'mooring/pins', base: 'main', draft: false };

/** Every operation of a forge. */
const FORGE: Readonly<Record<keyof Forge, Operation<Forge>>> = {
  listBranches: { run: (forge) => forge.listBranches('mooring/'), isList: true },
  readBranch: { run: (forge) => forge.readBranch('main') },
  readCommit: { run: (forge) => forge.readCommit(commit) },
  listCommitsBeyond: { run: (forge) => forge.listCommitsBeyond(commit, commit) },
  readTree: { run: (forge) => forge.readTree(commit, ['Dockerfile']) },
  readBlob: { run: (forge) => forge.readBlob(BLOB) },
  writeTree: { run: (forge) => forge.writeTree(commit, [FILE]) },
  writeCommit: { run: (forge) => forge.writeCommit({ message: 'm', tree: commit, parent: commit }) },
  createBranch: { run: (forge) => forge.createBranch('other', commit), end: 'unsure' },
  moveBranch: { run: (forge) => forge.moveBranch('main', { from: commit, to: OTHER }), match: /^(?!GET)/ },
  deleteBranch: { run: (forge) => forge.deleteBranch('main', commit), match: /^(?!GET)/ },
  listPullRequests: { run: (forge) => forge.listPullRequests('mooring/pins'), isList: true },
  openPullRequest: { run: (forge) => forge.openPullRequest(PULL), end: 'unsure' },
  changePullRequest: { run: (forge) => forge.changePullRequest(1, { title: 'x' }) },
  ensureLabel: { run: (forge) => forge.ensureLabel('pins'), end: 'refused' },
  addLabels: { run: (forge) => forge.addLabels(1, ['pins']), end: 'refused', isList: true },
  requestReview: { run: (forge) => forge.requestReview(1, { people: ['a-reviewer'] }), end: 'refused' },
  assign: { run: (forge) => forge.assign(1, ['a-person']), end: 'refused' },
};

/** Every operation on comments; `create` lists those that it may have written. */
const COMMENTS: Readonly<Record<keyof Comments, Operation<Comments>>> = {
  listOwn: { run: (comments) => comments.listOwn('<!--'), isList: true },
  create: { run: (comments) => comments.create('<!-- x -->'), isList: true },
  update: { run: (comments) => comments.update(1, 'x') },
  remove: { run: (comments) => comments.remove(1) },
};

const STATES: Readonly<Record<keyof CheckStates, Operation<CheckStates>>> = {
  ofCommits: { run: (states) => states.ofCommits([commit]) },
  runsOf: { run: (states) => states.runsOf('main') },
};

function rowsOf<Port>(
  operations: Readonly<Record<string, Operation<Port>>>,
): readonly (readonly [string, string, Operation<Port>])[] {
  return Object.entries(operations).flatMap(([name, operation]) =>
    Object.keys(ODD).flatMap((odd) =>
      odd === '[]' && operation.isList === true ? [] : [[name, odd, operation] as const],
    ),
  );
}

/** Runs an operation whose requests are answered so, and expects that it says so. */
async function expectSaid<Port>(port: Port, operation: Operation<Port>, odd: string): Promise<void> {
  const { run, end = 'error', match = /./ } = operation;
  github.fault({ match, status: 200, ...ODD[odd] });
  const result = run(port);
  if (end === 'unsure') expect(await result).toBe('unsure');
  else if (end === 'refused') expect(await result).toMatchObject({ kind: 'refused' });
  else
    await expect(result).rejects.toMatchObject({
      code: 'github_unexpected_answer',
      message: expect.stringMatching(/^could not [^\n]+: 127\.0\.0\.1:\d+: (?:the answer|")[^\n]+$/),
    });
}

describe('an answer of GitHub that is none', () => {
  it.each(rowsOf(FORGE))('is said by %s of the forge: %s', async (_, odd, operation) => {
    await expectSaid(await openGitHubForge(options()), operation, odd);
  });

  it.each(rowsOf(COMMENTS))('is said by %s of comments: %s', async (_, odd, operation) => {
    await expectSaid(await openGitHubComments({ ...options(), pullRequest: 1 }), operation, odd);
  });

  it.each(rowsOf(STATES))('is said by %s of check states: %s', async (_, odd, operation) => {
    await expectSaid(gitHubCheckStates(await openGitHubRepository(options())), operation, odd);
  });

  it.each(Object.keys(ODD))('makes the files of a commit unreadable: %s', async (odd) => {
    github.fault({ match: /./, status: 200, ...ODD[odd] });
    const opened = openGitHubCommit({ ...options(), commit, readLocal: async () => new Map() });
    await expect(opened).rejects.toMatchObject({
      code: 'config_base_unreadable',
      message: expect.stringMatching(/^could not list its files, 5 times: [^\n]+: the answer [^\n]+$/),
    });
  });

  it('is other content than that of the ID', async () => {
    const forge = await openGitHubForge(options());
    github.fault({ match: /blobs/, status: 200, body: { content: '' } });
    await expect(forge.readBlob(BLOB)).rejects.toMatchObject({ code: 'github_unexpected_answer' });
  });

  it('is requested again', async () => {
    const forge = await openGitHubForge(options());
    github.fault({ match: /./, status: 200, body: {}, times: 1 });
    expect(await forge.readBranch('main')).toBe(commit);
  });
});
