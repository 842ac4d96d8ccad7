import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { execCommand } from '../../../src/io/process/exec-command.ts';
import { createWorkTree } from '../../../src/io/files/work-tree.ts';
import { openDirectoryCommit } from '../../../src/io/git/directory-commit.ts';
import { gitHubCheckStates } from '../../../src/io/github/github-check-states.ts';
import { openGitHubRepository } from '../../../src/io/github/github-repository.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { Secret } from '../../../src/values/secret.ts';
import { findNamedBuild } from '../../../src/tag-history/find-named-build.ts';
import type { NamedBuildFacts, FoundBuild } from '../../../src/tag-history/named-build-facts.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import type { GitRepository } from '../../support/github/git-repository.ts';
import { REPOSITORY, startGitHub } from '../../support/github/github-server.ts';
import type { GitHubServer } from '../../support/github/github-server.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { digestOf, historyOf } from '../../support/samples/sample-check.ts';

const IMAGE = 'registry.example/acme/python';
const HISTORY = historyOf({ 1: 'a', 2: 'b', 3: 'c', 4: 'd' });

let github: GitHubServer | undefined;
afterEach(async () => {
  await github?.close();
  github = undefined;
});

function pinning(name: string): string {
  return `FROM ${IMAGE}:3.13@${digestOf(name)}\n`;
}

interface World {
  readonly repository: GitRepository;
  /** Commits a Dockerfile at noon of a day of November, and returns the commit. */
  readonly commit: (day: number, dockerfile: string) => string;
  readonly find: (named: string, changes?: Partial<NamedBuildFacts>) => Promise<FoundBuild>;
}

function createWorld(): World {
  const repository = createGitRepository();
  const directory = repository.folder;
  const facts: NamedBuildFacts = {
    reference: { host: 'registry.example', path: 'acme/python', tag: '3.13' },
    history: HISTORY,
    now: parseInstant('2026-11-19T12:00:00Z'),
    tree: createWorkTree(directory, execCommand),
    directory,
    command: execCommand,
    file: undefined,
    originOf: async () => ({ kind: 'foreign', tags: 1, isInRegistry: true }),
    openCommit: async (revision) =>
      (await openDirectoryCommit(directory, revision, { option: '--good', command: execCommand })).tree,
    openChecks: async () => undefined,
  };
  return {
    repository,
    commit: (day, dockerfile) => {
      writeFileSync(join(directory, 'Dockerfile'), dockerfile);
      return repository.commit(`Pin ${day}`, `2026-11-0${day}T18:00:00Z`);
    },
    find: (named, changes = {}) => findNamedBuild('good', named, { ...facts, ...changes }),
  };
}

/** The facts of a repository on GitHub, where the checks of these commits have these states. */
async function onGitHub(
  states: Readonly<Record<string, string>>,
): Promise<Pick<NamedBuildFacts, 'openChecks'>> {
  await github?.close();
  github = await startGitHub();
  github.withGraphql();
  github.check(states);
  const opened = await openGitHubRepository({
    apiUrl: github.apiUrl,
    repository: REPOSITORY,
    token: new Secret(github.jobToken),
    clock: fakeClock(),
    signal: new AbortController().signal,
  });
  return { openChecks: async () => gitHubCheckStates(opened) };
}

const built = (name: string): object => ({ build: { digest: digestOf(name) } });

describe('tag-history/find-named-build', () => {
  it('finds the digest in the files, and in the files of a commit', async () => {
    const { commit, find } = createWorld();
    const first = commit(2, pinning('a'));
    commit(3, pinning('b'));
    expect(await find('pinned')).toMatchObject(built('b'));
    expect(await find(`git:${first}`)).toMatchObject({ ...built('a'), notes: [] });
    expect(await find('git:HEAD~1')).toMatchObject(built('a'));
  });

  it('finds the build at the time of a commit that does not pin', async () => {
    const { commit, find } = createWorld();
    commit(2, `FROM ${IMAGE}:3.13\n`);
    commit(4, pinning('d'));
    expect(await find('git:HEAD~1')).toEqual({
      build: HISTORY[1],
      notes: [`${IMAGE}:3.13 is not pinned in HEAD~1: its build at that time is used.`],
    });
  });

  it('finds the build whose index contains the manifest of a platform', async () => {
    const { find } = createWorld();
    const origin = { kind: 'platform-manifest', platform: 'linux/arm64', index: digestOf('b') } as const;
    const period = { since: parseInstant('2026-11-02T12:00:00Z'), until: undefined };
    const found = await find(digestOf('e'), { originOf: async () => ({ ...origin, ...period }) });
    expect(found).toMatchObject(built('b'));
    expect(found.notes).toHaveLength(1);
  });

  it.each([
    ['yesterday', /^good: "yesterday" does not name a build$/],
    ['pinned', /^good: no file pins registry\.example\/acme\/python:3\.13$/],
    [digestOf('f'), /^good: sha256:[0-9a-f]+ is not a build of registry\.example\/acme\/python:3\.13$/],
    ['git:nothing', /^--good: "nothing" is not a commit in this repository$/],
    ['green', /^good: green works without a GitHub token for pinned references only/],
    ['-4', /^good: the tag has only 4 builds$/],
  ])('refuses %s with the reason', async (named, message) => {
    const { commit, find } = createWorld();
    commit(1, 'FROM scratch\n');
    await expect(find(named)).rejects.toMatchObject({
      code: 'config_usage_invalid',
      message: expect.stringMatching(message),
    });
  });

  it('refuses to choose between two files, unless one is named', async () => {
    const { repository, commit, find } = createWorld();
    commit(1, pinning('a'));
    writeFileSync(join(repository.folder, 'test.Dockerfile'), pinning('c'));
    await expect(find('pinned')).rejects.toThrow(
      '(Dockerfile:1, test.Dockerfile:1); set `file` to one of them',
    );
    expect(await find('pinned', { file: './test.Dockerfile' })).toMatchObject(built('c'));
  });
});

describe('green', () => {
  it('is the newest pin with passing checks, and the first one after it with failing checks', async () => {
    const { commit, find } = createWorld();
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name, index) =>
      commit(index + 1, pinning(name)),
    );
    const states = {
      [first ?? '']: 'SUCCESS',
      [second ?? '']: 'SUCCESS',
      [third ?? '']: 'FAILURE',
      [fourth ?? '']: 'FAILURE',
    };
    const found = await find('green', await onGitHub(states));
    expect(found).toMatchObject({ build: HISTORY[1], laterBad: HISTORY[2] });
    expect(found.notes.at(-1)).toMatch(/^This is a hint: /);
    expect(github?.requests).toEqual(['POST /graphql']);
  });

  it('does not take a pending check for a result', async () => {
    const { commit, find } = createWorld();
    const [first = '', second = ''] = ['a', 'b'].map((name, index) => commit(index + 1, pinning(name)));
    const facts = await onGitHub({ [first]: 'SUCCESS', [second]: 'PENDING' });
    expect(await find('green', facts)).toMatchObject({ build: HISTORY[0] });
    await expect(find('green', await onGitHub({ [second]: 'PENDING' }))).rejects.toThrow(
      'the checks passed for none of the last 2 commits that changed a pin',
    );
  });

  it('follows the first parents of the default branch', async () => {
    const { repository, commit, find } = createWorld();
    commit(1, pinning('a'));
    repository.git('switch', '--quiet', '--create', 'topic');
    const topic = commit(2, pinning('c'));
    commit(3, pinning('b'));
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--message', 'Merge the topic', 'topic');
    const merged = repository.git('rev-parse', 'HEAD');
    expect(await find('green', await onGitHub({ [merged]: 'SUCCESS', [topic]: 'SUCCESS' }))).toMatchObject({
      build: HISTORY[1],
    });
  });

  it('is the previous pin without a token, and says so', async () => {
    const { commit, find } = createWorld();
    commit(1, pinning('a'));
    commit(2, pinning('b'));
    commit(3, `${pinning('b')}# sha256:0\n`);
    const found = await find('green');
    expect(found).toMatchObject({ build: HISTORY[0] });
    expect(found.notes[0]).toMatch(/^No GitHub token, so check states are unknown: /);
  });

  it('is the build at the start of the last passing run for an unpinned reference', async () => {
    const { commit, find } = createWorld();
    commit(1, `FROM ${IMAGE}:3.13\n`);
    const facts = await onGitHub({});
    const run = (day: number): object => ({
      workflow_id: 7,
      path: '.github/workflows/ci.yml',
      run_started_at: `2026-11-0${day}T18:00:00Z`,
    });
    const answer = (...runs: readonly object[]): object => ({
      total_count: runs.length,
      workflow_runs: runs,
    });
    github?.fault(
      { match: /\/actions\/runs$/, status: 200, body: answer(run(4)) },
      { match: /\/actions\/workflows\/7\/runs$/, times: 1, status: 200, body: answer(run(2)) },
      { match: /\/actions\/workflows\/7\/runs$/, status: 200, body: answer(run(4), run(3), run(1)) },
    );
    const found = await find('green', facts);
    expect(found).toMatchObject({ build: HISTORY[1], laterBad: HISTORY[2] });
    expect(found.notes).toEqual([
      '.github/workflows/ci.yml last succeeded on main at 2026-11-02T18:00:00.000Z.',
      'A cached layer or a mirror can have used an older build.',
      'This is a hint: the repository changed too, and both ends are run at the current commit.',
    ]);
  });
});
