import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PIN_FILES, PIN_SHA, startPinWorld } from '../support/jobs/pin-world.ts';
import type { PinWorld } from '../support/jobs/pin-world.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

const NOW = '2026-11-20T12:00:00Z';
const BRANCH = 'mooring/pins';

let platform: RunningPlatform;
let world: PinWorld;

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', NOW);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  world = await startPinWorld(platform);
});
afterEach(() => world.close());

function succeeded(run: LauncherRun): LauncherRun {
  expect([run.exitCode, run.stderr, errorsOf(run)]).toEqual([0, '', []]);
  return run;
}

function errorsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('::error'))
    .map((line) => line.replaceAll('%0A', '\n').replaceAll('%25', '%').replaceAll('%3A', ':'));
}

function warningsOf({ stdout }: LauncherRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::warning'));
}

/** What the branch of the pull request holds at last. */
async function proposed(path: keyof typeof PIN_FILES): Promise<string> {
  return world.github.person.read(BRANCH, path);
}

describe('the pin action: the life of its pull request', () => {
  it('opens it: one commit on the head of the base, every reference pinned, bytes kept', async () => {
    const { person } = world.github;
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({
      operation: 'created',
      'pull-request-number': '1',
      'changed-files': 'api/Dockerfile\nweb/Dockerfile',
    });
    expect(run.outputs['pull-request-url']).toMatch(/\/acme\/shop\/pull\/1$/);
    const pins = JSON.parse(run.outputs['pins'] ?? '') as { image: string; to: string; from: null }[];
    expect(pins.map(({ image, from }) => [image, from])).toEqual([
      ['cgr.dev/acme/python', null],
      ['cgr.dev/acme/python', null],
      ['cgr.dev/acme/node', null],
    ]);
    const commit = await person.branch(BRANCH);
    expect(commit?.parents.map(({ sha }) => sha)).toEqual([(await person.branch('main'))?.sha]);
    expect(await proposed('web/Dockerfile')).toBe(
      `# the web\r\nFROM cgr.dev/acme/node:22@${pins[2]?.to}\r\n`,
    );
    expect(world.read('web/Dockerfile')).toBe(PIN_FILES['web/Dockerfile']);
    const [pull] = await person.pullRequests();
    expect(pull?.title).toBe('chore(images): pin 3 images to digests');
    expect(commit?.message).toMatch(/^chore\(images\): pin 3 images to digests\n\n/);
    const files = 'https://github.com/acme/shop';
    expect(pull?.body).toContain(`[web/Dockerfile:2](${files}/blob/${commit?.sha}/web/Dockerfile#L2)`);
    expect(pull?.body).toContain(`[run log](${files}/actions/runs/4711)`);
    expect(pull?.body).toContain(
      'GitHub does not run workflows for pull requests created with `GITHUB_TOKEN`',
    );
    expect(run.stdout).toContain(
      '::notice title=Mooring pin::GitHub does not run workflows for pull requests created with',
    );
    expect(run.summary).toContain(`[web/Dockerfile:2](${files}/blob/${PIN_SHA}/web/Dockerfile#L2)`);
    expect(run.summary).toMatch(
      /^Pull request \[#1\]\(.*\/pull\/1\) on <code>mooring\/pins<\/code>: ✅ created$/m,
    );
  });

  it('changes nothing the second time', async () => {
    await world.pin();
    const before = await world.github.person.branch(BRANCH);
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'unchanged', 'pull-request-number': '1' });
    expect(await world.github.person.branch(BRANCH)).toEqual(before);
  });

  it('updates it in place when the plan changes', async () => {
    await world.pin({ 'min-age': '5d' });
    const before = await proposed('web/Dockerfile');
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'updated', 'pull-request-number': '1' });
    expect(await proposed('web/Dockerfile')).not.toBe(before);
    // This GitHub has no GraphQL, so the branch is moved forward from the commit that it replaces.
    expect((await world.github.person.branch(BRANCH))?.parents).toHaveLength(2);
    expect(await world.github.person.pullRequests()).toHaveLength(1);
  });

  it('closes it with the reason, and deletes its branch, when nothing needs it any more', async () => {
    await world.pin();
    const pinned = {
      'api/Dockerfile': await proposed('api/Dockerfile'),
      'web/Dockerfile': await proposed('web/Dockerfile'),
    };
    await world.write(pinned);
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'closed', 'pull-request-number': '1', pins: '[]' });
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.state).toBe('closed');
    expect(pull?.body).toContain('**Closed by Mooring**: Every pin is already on the selected build');
    expect(await world.github.person.branches()).toEqual(['main']);
    expect(succeeded(await world.pin()).outputs).toMatchObject({
      operation: 'none',
      'pull-request-number': '',
    });
  });

  it('lists a file that the base has changed in between as skipped, not as updated', async () => {
    await world.github.person.push('main', { 'web/Dockerfile': 'FROM cgr.dev/acme/node:20\n' });
    const run = succeeded(await world.pin());
    expect(run.outputs['changed-files']).toBe('api/Dockerfile');
    const pins = JSON.parse(run.outputs['pins'] ?? '') as { file: string }[];
    expect(pins.map(({ file }) => file)).toEqual(['api/Dockerfile', 'api/Dockerfile']);
    expect(run.summary).toContain('## Pins 2 images for the first time');
    expect(run.summary).toContain('it differs from main');
  });

  it('fails where nothing is checked out, and leaves what is open as it is', async () => {
    await world.pin();
    const workspace = mkdtempSync(join(tmpdir(), 'mooring-empty-'));
    const run = await world.pin({}, { workspace });
    expect(run.exitCode).toBe(1);
    expect(errorsOf(run).join()).toContain('is empty\nRun actions/checkout before this step.');
    expect((await world.github.person.pullRequests('open')).map(({ number }) => number)).toEqual([1]);
  });

  it('leaves it open when a registry did not answer: nothing is taken back on a guess', async () => {
    await world.pin();
    const run = succeeded(await world.pin({ identity: '' }));
    expect(run.outputs).toMatchObject({ operation: 'unchanged', 'pull-request-number': '1' });
    expect(warningsOf(run)).toHaveLength(2);
    expect((await world.github.person.pullRequests('open')).map(({ number }) => number)).toEqual([1]);
  });

  it('keeps the updates of an unreachable registry, and updates the rest', async () => {
    await world.write({ 'public/Dockerfile': 'FROM cgr.dev/chainguard/static:latest\n' });
    const first = succeeded(await world.pin());
    const before = await world.github.person.tree(BRANCH);
    const [text] = await world.github.person.pullRequests();
    // As nobody the private images cannot be asked about; the public one can, and gives the same.
    const same = succeeded(await world.pin({ identity: '' }));
    expect(same.outputs).toMatchObject({ operation: 'unchanged', 'pull-request-number': '1' });
    expect(await world.github.person.tree(BRANCH)).toEqual(before);
    expect((await world.github.person.pullRequests())[0]?.body).toBe(text?.body);
    const pins = JSON.parse(first.outputs['pins'] ?? '') as { image: string; to: string }[];
    const bad = pins.find(({ image }) => image.endsWith('/static'))?.to;
    const settings = `pin: { deny: [{ digest: '${bad}', reason: breaks TLS }] }\n`;
    await world.write({ '.github/mooring.yml': settings });
    const newer = succeeded(await world.pin({ identity: '' }));
    expect(newer.outputs).toMatchObject({ operation: 'updated', 'pull-request-number': '1' });
    const after = await world.github.person.tree(BRANCH);
    expect(after.get('public/Dockerfile')).not.toEqual(before.get('public/Dockerfile'));
    for (const path of ['api/Dockerfile', 'web/Dockerfile'])
      expect(after.get(path)).toEqual(before.get(path));
    const [pull] = await world.github.person.pullRequests();
    expect(pull?.body).toContain('registry was unreachable for 3 references in this run');
    expect(pull?.body.match(/as proposed before/g)).toHaveLength(3);
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'updated' });
    expect((await world.github.person.pullRequests())[0]?.body).not.toContain('as proposed before');
  });

  it('keeps the pull request of a directory open if only its registry is unreachable', async () => {
    await world.write({ 'public/Dockerfile': 'FROM cgr.dev/chainguard/static:latest\n' });
    const grouped = { group: 'directory' };
    succeeded(await world.pin(grouped));
    const run = succeeded(await world.pin({ ...grouped, identity: '' }));
    const all = JSON.parse(run.outputs['pull-requests'] ?? '') as { operation: string }[];
    expect(all.map(({ operation }) => operation)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await world.github.person.pullRequests('open')).toHaveLength(3);
  });

  it('does not reopen a pull request that a person closed if a registry returned less', async () => {
    await world.write({ 'public/Dockerfile': 'FROM cgr.dev/chainguard/static:latest\n' });
    succeeded(await world.pin());
    await world.github.person.close(1);
    const run = succeeded(await world.pin({ identity: '' }));
    expect(run.outputs).toMatchObject({ operation: 'none', 'pull-request-number': '1' });
    expect(await world.github.person.pullRequests()).toHaveLength(1);
  });

  it('does not keep what the base has pinned by itself since', async () => {
    await world.write({ 'public/Dockerfile': 'FROM cgr.dev/chainguard/static:latest\n' });
    succeeded(await world.pin({ 'min-age': '5d' }));
    const web = `FROM cgr.dev/acme/node:22@sha256:${'1'.repeat(64)}\n`;
    await world.write({ 'web/Dockerfile': web });
    const run = succeeded(await world.pin({ identity: '' }));
    expect(run.outputs).toMatchObject({ operation: 'updated' });
    expect(await proposed('web/Dockerfile')).toBe(web);
    expect(await proposed('api/Dockerfile')).toContain('@sha256:');
  });

  it('never opens again what a person closed, until there is a newer plan', async () => {
    await world.pin({ 'min-age': '5d' });
    await world.github.person.close(1);
    const run = succeeded(await world.pin({ 'min-age': '5d' }));
    expect(run.outputs).toMatchObject({ operation: 'none', 'pull-request-number': '1' });
    expect(run.stdout).toContain('was closed, so it is not opened again');
    expect(succeeded(await world.pin()).outputs).toMatchObject({
      operation: 'created',
      'pull-request-number': '2',
    });
  });

  it('keeps a branch with commits from others, and reports it', async () => {
    await world.pin({ 'min-age': '5d' });
    const pushed = await world.github.person.push(BRANCH, { 'notes.md': 'mine\n' });
    const run = succeeded(await world.pin());
    expect(run.outputs).toMatchObject({ operation: 'unchanged', 'pull-request-number': '1' });
    expect(warningsOf(run).join()).toContain(`Branch ${BRANCH} has commits from others`);
    expect((await world.github.person.branch(BRANCH))?.sha).toBe(pushed);
  });

  it('does as the inputs say: draft, texts, labels, reviewers, assignees, branch, base, groups', async () => {
    await world.github.person.push('develop', PIN_FILES);
    const run = succeeded(
      await world.pin({
        draft: 'true',
        title: 'build(deps): {count} pins in {group}',
        body: 'Nightly.\n\n{table}',
        labels: 'docker, pins',
        reviewers: '@a-reviewer',
        assignees: 'a-person',
        base: 'develop',
        branch: 'bot/pins',
        group: 'directory',
        'github-token': world.github.appToken,
      }),
    );
    expect(warningsOf(run)).toEqual([]);
    expect(run.outputs['operation']).toBe('created');
    expect(JSON.parse(run.outputs['pull-requests'] ?? '')).toHaveLength(2);
    const pulls = await world.github.person.pullRequests();
    expect(pulls.map(({ title, draft, base }) => [title, draft, base.ref])).toEqual([
      ['build(deps): 2 pins in api', true, 'develop'],
      ['build(deps): 1 pins in web', true, 'develop'],
    ]);
    for (const pull of pulls) {
      expect(pull.head.ref).toMatch(/^bot\/pins-(?:api|web)-[0-9a-f]{8}$/);
      expect(pull.body).toMatch(/^Nightly\.\n\n\| Image/);
      expect(pull.body).not.toContain('GitHub does not run workflows');
      expect(pull.labels.map(({ name }) => name)).toEqual(['docker', 'pins']);
      expect(pull.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
    }
  });

  it('goes back only with rollback, for the named images', async () => {
    await world.pin();
    const pinned = {
      'api/Dockerfile': await proposed('api/Dockerfile'),
      'web/Dockerfile': await proposed('web/Dockerfile'),
    };
    await world.write(pinned);
    expect(succeeded(await world.pin({ 'min-age': '5d' })).outputs).toMatchObject({ operation: 'closed' });
    const back = succeeded(await world.pin({ rollback: '1', only: '*/*/node:*', branch: 'mooring/back' }));
    expect(back.outputs).toMatchObject({ operation: 'created', 'changed-files': 'web/Dockerfile' });
    expect(JSON.parse(back.outputs['pins'] ?? '')).toMatchObject([{ builds: -1 }]);
    const [pull] = await world.github.person.pullRequests('open');
    expect(pull?.body).toContain('older by 1 build, 1 day');
    const asOf = succeeded(await world.pin({ 'as-of': '2026-11-10T00:00:00Z', branch: 'mooring/past' }));
    const pins = JSON.parse(asOf.outputs['pins'] ?? '') as { builtAt: string }[];
    expect(pins).toHaveLength(3);
    expect(pins.filter(({ builtAt }) => builtAt > '2026-11-10T00:00:00Z')).toEqual([]);
  });

  it('succeeds with a warning where `only` matches no image', async () => {
    const run = succeeded(await world.pin({ only: 'cgr.dev/acme/gone:*' }));
    expect(run.outputs).toMatchObject({ operation: 'none', pins: '[]' });
    expect(run.stdout).toMatch(/^::warning title=Mooring pin::only: no image in this repository matches/m);
  });

  it('refuses a time that has not come, by the clock of the service', async () => {
    const [error] = errorsOf(await world.pin({ 'as-of': '2026-11-20T13:00:00Z' }));
    expect(error).toContain('is in the future; it is now 2026-11-20T12:00:0');
  });

  it('shows the change in a dry run, and sends GitHub no request', async () => {
    const run = succeeded(await world.pin({ 'dry-run': 'true', 'github-token': '' }));
    expect(run.outputs).toMatchObject({
      operation: 'none',
      'changed-files': 'api/Dockerfile\nweb/Dockerfile',
    });
    expect(run.stdout).toMatch(
      /^--- a\/api\/Dockerfile\n\+\+\+ b\/api\/Dockerfile\n@@ -1,5 \+1,5 @@\n-FROM cgr/m,
    );
    expect(world.github.requests).toEqual([]);
    expect(world.repository.git('status', '--porcelain')).toBe('');
  });

  it('pins public images without an identity, and reports what it could not query', async () => {
    await world.write({ 'public/Dockerfile': 'FROM cgr.dev/chainguard/static:latest\n' });
    const run = await world.pin(
      { identity: '' },
      { environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined } },
    );
    expect(run.outputs).toMatchObject({ operation: 'created', 'changed-files': 'public/Dockerfile' });
    expect(warningsOf(run)).toHaveLength(2);
  });

  it('has nothing to do on its own branch, and never prints its token', async () => {
    const run = succeeded(await world.pin({}, { environment: { GITHUB_REF: `refs/heads/${BRANCH}` } }));
    expect(run.outputs).toMatchObject({ operation: 'none' });
    expect(world.github.requests).toEqual([]);
    const other = succeeded(await world.pin());
    const told = other.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(told.join('\n')).not.toContain(world.github.jobToken);
    expect(other.stdout).toContain(`::add-mask::${world.github.jobToken}`);
  });
});

const REFUSED = { message: 'Resource not accessible by integration' };

describe('the pin action: what GitHub refuses', () => {
  it.each([
    [
      'a token that it does not know',
      { match: /./, status: 401, body: { message: 'Bad credentials' } },
      'github_token_invalid',
    ],
    [
      'a token that cannot write',
      { match: /^POST .*\/git\/trees$/, status: 403, body: REFUSED },
      'github_forbidden',
    ],
    [
      'a token that cannot open pull requests',
      { match: /^POST .*\/pulls$/, status: 403, body: REFUSED },
      'github_forbidden',
    ],
    [
      'pull requests of Actions',
      {
        match: /^POST .*\/pulls$/,
        status: 403,
        body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
      },
      'github_pull_requests_not_allowed',
    ],
    [
      'a branch that a rule guards',
      {
        match: /^POST .*\/git\/refs$/,
        status: 422,
        body: {
          message: 'Repository rule violations found\n\nCannot create ref due to creations being restricted.',
        },
      },
      'github_branch_protected',
    ],
    [
      'a branch that is protected',
      {
        match: /^POST .*\/git\/refs$/,
        status: 409,
        body: { message: `Protected branch update failed for refs/heads/${BRANCH}.` },
      },
      'github_branch_protected',
    ],
    [
      'a repository that it does not show',
      { match: /./, status: 404, body: { message: 'Not Found' } },
      'github_not_found',
    ],
    [
      'a pull request that is not valid',
      {
        match: /^POST .*\/pulls$/,
        status: 422,
        body: {
          message: 'Validation Failed',
          errors: [{ resource: 'PullRequest', field: 'base', code: 'invalid' }],
        },
      },
      'github_rejected',
    ],
    [
      'a wait that is too long',
      {
        match: /^POST .*\/git\/trees$/,
        status: 403,
        headers: { 'retry-after': '3600' },
        body: { message: 'You have exceeded a secondary rate limit.' },
      },
      'github_rate_limited',
    ],
    [
      'everything, since it is unavailable',
      { match: /^GET .*\/git\/commits/, status: 502 },
      'github_unavailable',
    ],
  ])('%s', async (_name, fault, code) => {
    world.github.fault(fault);
    const run = await world.pin();
    expect(run.exitCode).toBe(1);
    const [error = '', ...more] = errorsOf(run);
    expect(more).toEqual([]);
    expect(error).toContain(`title=Mooring: ${code}`);
    expect(error.split('\n').length).toBeGreaterThan(1);
    expect(await world.github.person.pullRequests()).toEqual([]);
  });

  it('workflow files: says which, and what could write them', async () => {
    await world.write({
      '.github/workflows/ci.yml': 'jobs:\n  a:\n    container: cgr.dev/acme/node:22\n    steps: []\n',
    });
    world.github.fault({ match: /^POST .*\/git\/trees$/, status: 403, body: REFUSED });
    const [error = ''] = errorsOf(await world.pin());
    expect(error).toContain('Mooring: github_workflows_permission');
    expect(error).toContain('.github/workflows/ci.yml');
  });

  it('a branch that GitHub will not move, though it is where it was', async () => {
    await world.pin({ 'min-age': '5d' });
    world.github.fault({ match: /^PATCH .*\/git\/refs\//, status: 409, body: { message: 'Conflict' } });
    const [error = ''] = errorsOf(await world.pin());
    expect(error).toContain('Mooring: github_branch_moved');
  });

  it('a run of a fork, before any request', async () => {
    const commit = 'c'.repeat(40);
    const run = await world.pin(
      {},
      {
        event: {
          name: 'pull_request',
          payload: {
            repository: { full_name: 'acme/shop' },
            pull_request: {
              number: 1,
              base: { sha: commit },
              head: { sha: commit, repo: { full_name: 'me/shop' } },
            },
          },
        },
      },
    );
    expect(errorsOf(run)[0]).toContain('Mooring: github_fork_run');
    expect(world.github.requests).toEqual([]);
  });

  it('nothing that passes: limits with a short wait, 502, cut connections', async () => {
    world.github.fault(
      { match: /^POST .*\/git\/trees$/, times: 1, status: 403, headers: { 'retry-after': '1' }, body: {} },
      { match: /^POST .*\/pulls$/, times: 1, status: 429, headers: { 'retry-after': '1' }, body: {} },
      { match: /^GET .*\/git\/ref\//, times: 1, status: 502 },
      { match: /^POST .*\/git\/commits$/, times: 1, cut: true },
      { match: /^GET .*\/pulls$/, times: 1, cut: true },
    );
    expect(succeeded(await world.pin()).outputs).toMatchObject({ operation: 'created' });
    expect(await world.github.person.pullRequests()).toHaveLength(1);
  });

  it.each([
    ['the branch', /^POST .*\/git\/refs$/],
    ['the pull request', /^POST .*\/pulls$/],
    ['the labels', /^POST .*\/labels$/],
    ['the last word', /^PATCH .*\/pulls\/1$/],
  ])('an answer that is lost after %s: it looks before it writes again', async (_name, match) => {
    world.github.fault({ match, times: 1, after: true, cut: true });
    const run = succeeded(await world.pin({ labels: 'pins' }));
    expect(['created', 'unchanged', 'updated']).toContain(run.outputs['operation']);
    const [pull, ...more] = await world.github.person.pullRequests();
    expect(more).toEqual([]);
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins']);
    expect(succeeded(await world.pin({ labels: 'pins' })).outputs).toMatchObject({ operation: 'unchanged' });
  });
});

describe('the pin action: the way to GitHub', () => {
  it('is the proxy of the environment', async () => {
    const asked: string[] = [];
    const proxy = createServer().on('connect', ({ url }, socket) => {
      asked.push(url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const run = await world.pin(
      {},
      {
        environment: {
          GITHUB_API_URL: 'https://github.test/api/v3',
          https_proxy: `http://127.0.0.1:${port}`,
        },
      },
    );
    proxy.close();
    expect(errorsOf(run)[0]).toContain('Mooring: github_unavailable');
    expect(new Set(asked)).toEqual(new Set(['github.test:443']));
  });

  it('is refused where a secret must not go', async () => {
    const run = await world.pin({}, { environment: { GITHUB_API_URL: 'http://github.test' } });
    expect(errorsOf(run)[0]).toContain('Mooring: config_endpoint_invalid');
  });
});

describe('the pin action: races and sudden ends', () => {
  it.each([1, 2, 3])('two runs at the same time end with one pull request (try %i)', async () => {
    const runs = await Promise.all([world.pin(), world.pin()]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(runs.map(({ outputs }) => outputs['operation'] ?? '').toSorted()).toEqual([
      'created',
      'unchanged',
    ]);
    expect(await world.github.person.pullRequests()).toHaveLength(1);
  });

  // At any request: propose-pins-stopped.test.ts.
  it('a run that is killed when it has opened the pull request is taken over by the next one', async () => {
    let kill = (): void => undefined;
    world.github.fault({ match: /^POST .*\/pulls$/, times: 1, done: () => kill(), cut: true, after: true });
    const killed = await world.pin(EXTRAS, {
      onStart: (child) => {
        kill = () => void child.kill('SIGKILL');
      },
    });
    expect([killed.exitCode, killed.signal]).toEqual([null, 'SIGKILL']);
    const next = succeeded(await world.pin(EXTRAS));
    expect(next.outputs).toMatchObject({ operation: 'updated', 'pull-request-number': '1' });
    const [pull, ...more] = await world.github.person.pullRequests();
    expect(more).toEqual([]);
    expect(pull?.labels.map(({ name }) => name)).toEqual(['pins']);
    expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['a-reviewer']);
    expect(pull?.body).toContain('state=open');
  });
});

const EXTRAS = { labels: 'pins', reviewers: 'a-reviewer' };
