import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

import { gitHubCheckStates } from '../../src/io/github/github-check-states.ts';
import { openGitHubComments } from '../../src/io/github/github-comments.ts';
import { openGitHubCommit } from '../../src/io/github/github-commit-tree.ts';
import { openGitHubForge } from '../../src/io/github/github-forge.ts';
import { openGitHubRepository } from '../../src/io/github/github-repository.ts';
import { createView } from '../../src/check/views/check-view.ts';
import { commentMarker } from '../../src/check/views/comment.ts';
import { Secret } from '../../src/values/secret.ts';
import { postComment } from '../../src/check/publish.ts';
import { openThread } from '../support/github/comment-thread.ts';
import { REPOSITORY, startGitHub } from '../support/github/github-server.ts';
import type { GitHubServer, SentRequest } from '../support/github/github-server.ts';
import { operations, propose } from '../support/github/propose.ts';
import { createRestJudge, graphqlProblems } from '../support/judges/github-api.ts';
import { haveJudge } from '../support/judges/judges.ts';
import { fakeClock } from '../support/platform/fake-clock.ts';
import { reportOf } from '../support/samples/long-report.ts';
import { samplePlan } from '../support/samples/sample-plan.ts';
import { hashText } from '../support/views/inert-views.ts';

const ADAPTERS = 'src/io/github';
const EXTRAS = {
  labels: ['dependencies', 'images'],
  reviewers: ['a-reviewer'],
  teamReviewers: ['platform'],
  assignees: ['a-person'],
};

/** The operations in the sources of GitHub, by the names that GitHub gives them. */
function operationsInSources(): readonly string[] {
  const sources = readdirSync(ADAPTERS).map((name) => readFileSync(`${ADAPTERS}/${name}`, 'utf8'));
  const names = sources.join('\n').matchAll(/\.rest\.(\w+)\.(\w+)\(/g);
  const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [
    ...new Set([...names].map(([, scope = '', method = '']) => `${scope}/${kebab(method)}`)),
  ].toSorted();
}

/** Pull requests from their creation to their end, as the pin action does. */
async function pin(github: GitHubServer): Promise<void> {
  const [one, newer] = [{ 'api/Dockerfile': { python: '1' } }, { 'api/Dockerfile': { python: '2' } }];
  await github.person.push('main', samplePlan(one).files);
  expect(operations(await propose(github, samplePlan(one), { extras: EXTRAS }))).toEqual(['created']);
  expect(operations(await propose(github, samplePlan(newer), { extras: EXTRAS }))).toEqual(['updated']);
  expect(operations(await propose(github, samplePlan({})))).toEqual(['closed']);
}

/** The parts of a forge that a run needs only now and then. */
async function useForge(github: GitHubServer): Promise<void> {
  const forge = await openGitHubForge({
    apiUrl: github.apiUrl,
    repository: REPOSITORY,
    token: new Secret(github.jobToken),
    clock: fakeClock(),
    signal: AbortSignal.timeout(60_000),
  });
  const head = (await forge.readBranch('main')) ?? '';
  const { tree } = await forge.readCommit(head);
  const bytes = Uint8Array.of(0, 255);
  const written = await forge.writeTree(tree, [{ path: 'a b/ü', mode: '100755', bytes }]);
  const commit = await forge.writeCommit({ message: 'Bytes', tree: written, parent: head });
  const entry = (await forge.readTree(written, ['a b/ü'])).get('a b/ü');
  expect([...(await forge.readBlob(entry?.blob ?? ''))]).toEqual([...bytes]);
  expect(await forge.createBranch('mooring/ü', head)).toBe('created');
  expect(await forge.moveBranch('mooring/ü', { from: head, to: commit })).toEqual(commit);
  expect(await forge.listCommitsBeyond(head, commit.id)).toHaveLength(1);
  expect(await forge.deleteBranch('mooring/ü', commit.id)).toBe('deleted');
}

/** The base of a pull request and its comment, as the check action reads and writes them. */
async function check(github: GitHubServer): Promise<void> {
  const token = new Secret(github.jobToken);
  const place = { apiUrl: github.apiUrl, repository: REPOSITORY, token, clock: fakeClock() };
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}/Dockerfile`, `FROM ${name}\n`]));
  const commit = await github.person.push('main', files);
  const tree = await openGitHubCommit({ ...place, commit, readLocal: async () => new Map() });
  for (const reading of await tree.read(await tree.list())) expect(reading).toHaveProperty('bytes');
  const thread = await openThread(github);
  const comments = await openGitHubComments({ ...place, pullRequest: thread.number });
  const jobKey = 'ci / check';
  const marker = commentMarker(jobKey, hashText);
  for (const findings of [2, 1])
    // oxlint-disable-next-line no-await-in-loop -- the second comment takes the place of the first
    await postComment({ mode: 'always', view: createView(reportOf(findings)), jobKey, marker, comments });
  await thread.write('job', `${marker}\nA second one.`);
  await postComment({ mode: 'always', view: createView(reportOf(0)), jobKey, marker, comments });
}

/** The checks of commits and of a branch, as the named build `green` reads them. */
async function findGreen(github: GitHubServer): Promise<void> {
  const commit = await github.person.push('main', { Dockerfile: 'FROM a\n' });
  github.check({ [commit]: 'SUCCESS' });
  const states = gitHubCheckStates(
    await openGitHubRepository({
      apiUrl: github.apiUrl,
      repository: REPOSITORY,
      token: new Secret(github.jobToken),
      clock: fakeClock(),
      signal: AbortSignal.timeout(60_000),
    }),
  );
  expect((await states.ofCommits([commit])).get(commit)).toBe('passed');
  const run = { workflow_id: 7, path: 'ci.yml', run_started_at: '2026-11-04T18:00:00Z' };
  github.fault({ match: /\/runs$/, times: 3, status: 200, body: { total_count: 1, workflow_runs: [run] } });
  expect(await states.runsOf('main')).toMatchObject({ workflow: 'ci.yml' });
}

const GRAPHQL = /^\/(?:api\/)?graphql$/;

describe.runIf(haveJudge('@octokit/openapi', '@octokit/graphql-schema'))(
  'requests of pin, check and bisect',
  () => {
    const sent: SentRequest[] = [];

    beforeAll(async () => {
      for (const hasGraphql of [true, false]) {
        // oxlint-disable no-await-in-loop -- one server after the other
        const github = await startGitHub();
        await github.person.createTeam('platform');
        if (hasGraphql) github.withGraphql();
        for (const run of [pin, useForge, check, ...(hasGraphql ? [findGreen] : [])]) await run(github);
        sent.push(...github.sent);
        await github.close();
        // oxlint-enable no-await-in-loop
      }
    });

    it.each(['api.github.com', 'ghes-3.17', 'ghes-3.19'])('are as the description of %s has them', (api) => {
      const judge = createRestJudge(api);
      const judged = sent.filter(({ url }) => !GRAPHQL.test(url)).map(judge);
      expect(judged.filter(({ problems }) => problems.length > 0)).toEqual([]);
      // What nobody has sent, nobody has judged.
      const known = new Set(judged.map(({ operation }) => operation));
      expect(operationsInSources().filter((operation) => !known.has(operation))).toEqual([]);
    });

    it('are as the GraphQL schema of GitHub has them', async () => {
      const bodies = [...new Set(sent.filter(({ url }) => GRAPHQL.test(url)).map(({ body }) => body))];
      expect(bodies.length).toBeGreaterThan(2);
      const problems = await Promise.all(bodies.map(graphqlProblems));
      expect(problems.flat()).toEqual([]);
    });

    it('would not be: an unknown parameter or field, a wrong type, a path that is not there', async () => {
      const judge = createRestJudge('api.github.com');
      const request = { method: 'POST', url: '/repos/acme/shop/pulls', headers: {}, body: '' };
      const pull = { title: 'A', head: 'b', base: 'main' };
      const problemsOf = (changes: Partial<SentRequest>) => judge({ ...request, ...changes }).problems;
      expect(problemsOf({ body: JSON.stringify(pull) })).toEqual([]);
      expect(problemsOf({ body: JSON.stringify({ ...pull, drafts: true }) })).toEqual([
        'unknown field drafts',
      ]);
      expect(problemsOf({ body: JSON.stringify({ ...pull, base: [] }) })).toEqual(['/base must be string']);
      expect(problemsOf({ body: JSON.stringify({ title: 'A' }) })).toHaveLength(2);
      expect(problemsOf({ method: 'GET', url: `${request.url}?states=open` })).toEqual([
        'unknown parameter states',
      ]);
      expect(problemsOf({ method: 'GET', url: `${request.url}?state=done` })).toHaveLength(1);
      expect(problemsOf({ url: '/repos/acme/shop/pull' })).toEqual(['no such operation']);
      expect(await graphqlProblems(JSON.stringify({ query: 'query { viewer { logins } }' }))).toHaveLength(1);
    });
  },
);
