import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startPinWorld } from '../support/jobs/pin-world.ts';
import type { PinWorld } from '../support/jobs/pin-world.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

const BRANCH = 'mooring/pins';

let platform: RunningPlatform;
let world: PinWorld;

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(() => platform.stop());
beforeEach(async () => {
  world = await startPinWorld(platform);
});
afterEach(() => world.close());

function succeeded(run: LauncherRun): LauncherRun {
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect([run.exitCode, run.stderr, errors]).toEqual([0, '', []]);
  return run;
}

function warningsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning'));
}

describe('the pin action: a whole other run between its look and its write', () => {
  /** Lets a second run go from its begin to its end when the first one sends a request. */
  async function overtake(
    match: RegExp,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<LauncherRun> {
    let other: LauncherRun | undefined;
    world.github.fault({
      match,
      times: 1,
      meet: async () => {
        other = await world.pin(inputs);
      },
    });
    const run = succeeded(await world.pin(inputs));
    expect(other?.exitCode).toBe(0);
    return run;
  }

  it.each([
    ['the branch (422, the reference exists)', /^POST .*\/git\/refs$/],
    ['the pull request (422, it exists)', /^POST .*\/pulls$/],
    ['the commit', /^POST .*\/git\/commits$/],
    ['the tree', /^POST .*\/git\/trees$/],
  ])('of %s: one pull request, which the first run finds', async (_what, match) => {
    const run = await overtake(match, { labels: 'pins' });
    expect(run.outputs).toMatchObject({ operation: 'unchanged', 'pull-request-number': '1' });
    const [pull, ...more] = await world.github.person.pullRequests();
    expect(more).toEqual([]);
    expect(pull?.body).toContain('state=open');
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins']);
    expect((await world.github.person.branch(BRANCH))?.parents).toHaveLength(1);
  });

  it.each([
    ['by REST', /^PATCH .*\/git\/refs\//],
    ['by GraphQL, which compares', /^POST \/graphql$/],
  ])('of a move of the branch %s: one pull request with the newest plan', async (how, match) => {
    if (how !== 'by REST') world.github.withGraphql();
    succeeded(await world.pin({ 'min-age': '5d' }));
    const run = await overtake(match);
    expect(run.outputs['operation']).toMatch(/updated|unchanged/);
    expect(await world.github.person.pullRequests()).toHaveLength(1);
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'unchanged' });
    // By REST, which cannot compare, the branch is moved forward from the commit that it replaces.
    expect((await world.github.person.branch(BRANCH))?.parents).toHaveLength(how === 'by REST' ? 2 : 1);
  });

  it('of the closing: it is closed once, with its reason', async () => {
    succeeded(await world.pin());
    await world.write({
      'api/Dockerfile': await world.github.person.read(BRANCH, 'api/Dockerfile'),
      'web/Dockerfile': await world.github.person.read(BRANCH, 'web/Dockerfile'),
    });
    await overtake(/^PATCH .*\/pulls\/1$/);
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.state).toBe('closed');
    expect(pull?.body.match(/\*\*Closed by Mooring\*\*/g)?.length).toBeGreaterThan(0);
    expect(await world.github.person.branches()).toEqual(['main']);
  });
});

describe('the pin action: what it proposes', () => {
  it('is one pull request per image with group: image, each with the lines of that image', async () => {
    const run = succeeded(await world.pin({ group: 'image' }));
    expect(JSON.parse(run.outputs['pull-requests'] ?? '')).toHaveLength(2);
    const pulls = await world.github.person.pullRequests();
    const node = pulls.find(({ title }) => title.includes('node:22'));
    expect(node?.head.ref).toMatch(/^mooring\/pins-cgr-dev-acme-node-[0-9a-f]{8}$/);
    expect(await world.github.person.read(node?.head.ref ?? '', 'api/Dockerfile')).not.toContain('@sha256:');
    expect(await world.github.person.read(node?.head.ref ?? '', 'web/Dockerfile')).toContain('@sha256:');
    const merged = await world.github.person.read(node?.head.ref ?? '', 'web/Dockerfile');
    await world.write({ 'web/Dockerfile': merged });
    const next = succeeded(await world.pin({ group: 'image' }));
    const all = JSON.parse(next.outputs['pull-requests'] ?? '') as { operation: string }[];
    expect(all.map(({ operation }) => operation)).toEqual(['unchanged', 'closed']);
  });

  it('requests reviews from a team and a person, only once', async () => {
    await world.github.person.createTeam('platform');
    const inputs = {
      reviewers: 'a-reviewer',
      'team-reviewers': '@platform',
      'github-token': world.github.appToken,
    };
    const run = succeeded(await world.pin(inputs));
    expect(run.outputs).toMatchObject({ operation: 'created', 'pull-request-number': '1' });
    expect(warningsOf(run)).toEqual([]);
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.requested_teams.map(({ slug }) => slug)).toEqual(['platform']);
    expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
    expect(pull?.body).toContain('state=open');
    world.github.calm();
    expect(succeeded(await world.pin(inputs)).outputs).toMatchObject({ operation: 'unchanged' });
    expect(world.github.requests.filter((request) => request.includes('requested_reviewers'))).toEqual([]);
  });

  it('is opened all the same when labels, reviewers, teams or assignees are refused; each is a warning', async () => {
    world.github.fault({
      match: /^POST .*\/labels$/,
      times: 1,
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    const run = succeeded(
      await world.pin({
        labels: 'forbidden, pins',
        reviewers: 'nobody, a-reviewer',
        'team-reviewers': 'no-team',
        assignees: 'stranger, a-person',
      }),
    );
    expect(run.outputs).toMatchObject({ operation: 'created', 'pull-request-number': '1' });
    expect(warningsOf(run)).toEqual([
      expect.stringContaining('Label "forbidden" was not added'),
      expect.stringContaining('nobody could not be requested as a reviewer'),
      expect.stringContaining('Team no-team could not be requested as a reviewer'),
      expect.stringContaining('stranger cannot be assigned'),
    ]);
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins']);
    expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
  });

  it('fits into what GitHub takes, however much it is; the summary of the run has the rest', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `services/of-team-${index}/${'x'.repeat(80)}`);
    await world.write(
      Object.fromEntries(
        names.map((name) => [
          `${name}/Dockerfile`,
          'FROM cgr.dev/acme/node:22 AS build\nFROM cgr.dev/acme/python:3.13\n',
        ]),
      ),
    );
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'created' });
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.title).toBe('chore(images): pin 3 images to digests');
    expect(pull?.body.length).toBeLessThan(60_000);
    expect(pull?.body).toMatch(/… and \d+ more lines; the job summary lists all of them/);
    for (const name of names) expect(run.summary).toContain(`${name}/Dockerfile:2`);
    const tree = await world.github.person.tree(BRANCH);
    expect(tree.size).toBeGreaterThan(300);
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'unchanged' });
  });

  it('reuses a branch without commits from others, but not one with a commit of a person', async () => {
    succeeded(await world.pin());
    await world.github.person.close(1);
    const pushed = await world.github.person.push(BRANCH, { 'notes.md': 'mine\n' });
    const run = succeeded(await world.pin({ 'min-age': '5d' }));
    expect(run.outputs).toMatchObject({ operation: 'none', 'pull-request-number': '' });
    expect(warningsOf(run).join()).toContain('has commits from others');
    expect((await world.github.person.branch(BRANCH))?.sha).toBe(pushed);
  });
});
