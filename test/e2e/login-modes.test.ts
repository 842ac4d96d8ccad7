import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { createJob, directoryOf, HOST, IDENTITY, readTree, visibleText } from '../support/jobs/login-job.ts';
import type { HelperRun, Job } from '../support/jobs/login-job.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';

const OTHERS = '{"auths": {"ghcr.io": {"auth": "b3RoZXI6c2VjcmV0"}}}\n';
const MINUTE_MS = 60_000;

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

function authsOf(path: string): Readonly<Record<string, { readonly auth: string }>> {
  return (JSON.parse(readFileSync(path, 'utf8')) as { auths: Record<string, { auth: string }> }).auths;
}

function audienceOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly aud: unknown }).aud;
}

/** The docker config of an isolated login. */
function configOf({ exported }: LauncherRun): unknown {
  return JSON.parse(readFileSync(join(exported['DOCKER_CONFIG'] ?? '', 'config.json'), 'utf8'));
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

describe('the login action with `scope: isolated`', () => {
  it("leaves the user's config alone, and gives later steps a copy of it with the login", async () => {
    const job = createJob(world, {
      home: { '.docker/config.json': OTHERS, '.docker/cli-plugins/docker-buildx': 'a plugin' },
      inputs: { scope: 'isolated' },
    });
    const before = job.files();
    const run = await job.login();
    expect([run.exitCode, job.files()]).toEqual([0, before]);
    const folder = run.exported['DOCKER_CONFIG'] ?? '';
    expect(Object.keys(run.exported)).toEqual(['DOCKER_CONFIG']);
    expect(folder.startsWith(`${job.temp}/mooring-login-`)).toBe(true);
    expect(Object.keys(authsOf(join(folder, 'config.json')))).toEqual(['ghcr.io', HOST]);
    expect([modeOf(folder), modeOf(join(folder, 'config.json'))]).toEqual(['700', '600']);
    expect(readFileSync(join(folder, 'cli-plugins/docker-buildx'), 'utf8')).toBe('a plugin');
    expect((await job.post(run)).exitCode).toBe(0);
    expect([readTree(job.temp), job.files()]).toEqual([{}, before]);
  });

  it('keeps two jobs of one home apart', async () => {
    const one = createJob(world, { inputs: { scope: 'isolated' } });
    const other = createJob(world, { inputs: { scope: 'isolated' }, sharedHome: one.home });
    const [first, second] = await Promise.all([one.login(), other.login()]);
    await one.post(first);
    const path = join(second.exported['DOCKER_CONFIG'] ?? '', 'config.json');
    expect(Object.keys(authsOf(path))).toEqual([HOST]);
    await other.post(second);
    expect(one.files()).toEqual({});
  });
});

describe('the login action and auth.json of podman and skopeo', () => {
  it('writes both files, and puts both back', async () => {
    const job = createJob(world, {
      home: { '.docker/config.json': OTHERS, '.config/containers/auth.json': '{"auths": {"quay.io": {}}}' },
    });
    const before = job.files();
    const run = await job.login();
    expect(Object.keys(authsOf(join(job.home, '.config/containers/auth.json')))).toEqual(['quay.io', HOST]);
    expect(Object.keys(authsOf(join(job.home, '.docker/config.json')))).toEqual(['ghcr.io', HOST]);
    await job.post(run);
    expect(job.files()).toEqual(before);
  });

  it('makes the one of the session, and warns of what is preferred to it', async () => {
    const job = createJob(world);
    const session = join(job.temp, 'session');
    mkdirSync(join(session, 'containers'), { recursive: true });
    const path = join(session, 'containers', 'auth.json');
    writeFileSync(path, '{"auths": {"cgr.dev/acme": {"auth": "b2xkOm9sZA=="}}}');
    const run = await job.login({ environment: { XDG_RUNTIME_DIR: session } });
    expect(Object.keys(authsOf(path))).toEqual(['cgr.dev/acme', HOST]);
    expect(run.stdout).toMatch(/^::warning.*credentials for cgr\.dev\/acme/m);
    await job.post(run);
    expect(Object.keys(authsOf(path))).toEqual(['cgr.dev/acme']);
  });
});

describe('the login action with `export-token`', () => {
  it.each([
    ['registry', () => world.line.registry],
    ['api', () => world.line.apiUrl],
    ['libraries', () => `libraries.${world.line.registry}`],
    ['apk', () => `apk.${world.line.registry}`],
  ])('%s gives a token of that audience, masked before it is said', async (exported, audience) => {
    const job = createJob(world, { inputs: { 'export-token': exported } });
    const run = await job.login();
    const token = run.outputs['token'] ?? '';
    expect([audienceOf(token)].flat()).toEqual([audience()]);
    expect(run.stdout).toContain(`::add-mask::${token}\n`);
    expect(visibleText([run], job)).not.toContain(token);
  });

  it('none gives none, and something else is refused', async () => {
    const job = createJob(world);
    expect((await job.login()).outputs['token']).toBeUndefined();
    const refused = await job.login({ inputs: { 'export-token': 'all' } });
    expect([refused.exitCode, refused.outputs]).toEqual([1, {}]);
    expect(refused.stdout).toContain('must be none, registry, api, libraries or apk');
  });
});

describe('the login action', () => {
  it('sends no request for the identity of another organization', async () => {
    const calls = world.requests.length;
    const run = await createJob(world).login({ inputs: { 'expect-organization': 'f'.repeat(40) } });
    expect([run.exitCode, world.requests.length - calls]).toEqual([1, 0]);
    expect(run.stdout).toMatch(/^::error.*auth_wrong_organization/m);
  });

  it('warns of a temporary directory in the workspace', async () => {
    const job = createJob(world, { inputs: { scope: 'isolated' } });
    const run = await job.login({ environment: { GITHUB_WORKSPACE: job.temp } });
    expect(run.stdout).toMatch(/^::warning.*RUNNER_TEMP is inside the workspace/m);
  });
});

describe('the credential helper', () => {
  async function startRefreshing(): Promise<{ readonly job: Job; readonly run: LauncherRun }> {
    const job = createJob(world, { inputs: { refresh: 'true' } });
    const run = await job.login();
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    return { job, run };
  }

  function answerOf({ exitCode, stdout, stderr }: HelperRun): Readonly<Record<string, string>> {
    expect([exitCode, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Record<string, string>;
  }

  it('is named in a Docker config of this job and stored in a directory that only its owner can read', async () => {
    const { job, run } = await startRefreshing();
    expect(job.files()).toEqual({});
    const folder = directoryOf(run);
    expect(run.exported).toEqual({ DOCKER_CONFIG: join(folder, 'docker') });
    expect(configOf(run)).toEqual({ credHelpers: { [HOST]: 'mooring' } });
    expect(run.path).toEqual([join(folder, 'bin')]);
    const modes = Object.entries(readTree(folder)).map(([name, text]) => [name, text.slice(0, 3)]);
    expect(Object.fromEntries(modes)).toEqual({
      'bin/docker-credential-mooring': '700',
      'docker/config.json.mooring-logins': '600',
      'docker/config.json': '600',
      'helper.json': '600',
      'token.json': '600',
    });
    await job.post(run);
    expect([job.files(), readTree(job.temp)]).toEqual([{}, {}]);
  });

  it.each([HOST, `https://${HOST}`, `https://${HOST}/v2/`, `${HOST}\n`])('gets for %j', async (server) => {
    const { job, run } = await startRefreshing();
    const { Username, Secret = '' } = answerOf(await job.helper(run, 'get', server));
    expect(Username).toBe('_token');
    expect(world.secrets.has(Secret)).toBe(true);
    expect([audienceOf(Secret)].flat()).toEqual([world.line.registry]);
  });

  it.each(['evilcgr.dev', 'cgr.dev.evil.test', 'cgr.dev:444', 'cgr.dev@evil.test', 'ghcr.io', ''])(
    'has nothing for %j, in the words that clients know',
    async (server) => {
      const { job, run } = await startRefreshing();
      const { exitCode, stdout } = await job.helper(run, 'get', server);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('credentials not found in native keychain');
    },
  );

  it('keeps its token until two minutes before the end, then signs in again', async () => {
    const { job, run } = await startRefreshing();
    const first = answerOf(await job.helper(run, 'get', HOST));
    const calls = world.calls('/sts/exchange');
    job.age(run, 57 * MINUTE_MS);
    expect(answerOf(await job.helper(run, 'get', HOST))).toEqual(first);
    expect(world.calls('/sts/exchange') - calls).toBe(0);
    job.age(run, 2 * MINUTE_MS);
    expect(answerOf(await job.helper(run, 'get', HOST))['Secret']).not.toBe(first['Secret']);
    expect(world.calls('/sts/exchange') - calls).toBe(1);
  });

  it('lists its registry, erases its token, and gets another one', async () => {
    const { job, run } = await startRefreshing();
    const first = answerOf(await job.helper(run, 'get', HOST));
    expect(answerOf(await job.helper(run, 'list'))).toEqual({ [HOST]: '_token' });
    expect(await job.helper(run, 'erase', HOST)).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
    expect(Object.keys(readTree(directoryOf(run)))).not.toContain('token.json');
    expect(answerOf(await job.helper(run, 'get', HOST))['Secret']).not.toBe(first['Secret']);
  });

  it.each([
    ['store', '{"ServerURL":"cgr.dev","Username":"me","Secret":"mine"}', /does not store credentials/],
    ['what', '', /unknown action "what": expected get, list or erase/],
    ['', '', /expected get, list or erase/],
  ])('refuses %j in one line, and does not repeat a secret', async (action, input, why) => {
    const { job, run } = await startRefreshing();
    const { exitCode, stdout, stderr } = await job.helper(run, action, input);
    expect([exitCode, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(why);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(stdout).not.toContain('mine');
  });

  it.each([
    ['is empty', ''],
    ['is cut', '{"registry": '],
    ['is none', '{"registry": 1}'],
  ])('reports that the login has ended if its file %s', async (_, text) => {
    const { job, run } = await startRefreshing();
    writeFileSync(join(directoryOf(run), 'helper.json'), text);
    const { exitCode, stdout } = await job.helper(run, 'get', HOST);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('is not configured')]);
  });

  it('answers for each of two registries of one job', async () => {
    const { job, run } = await startRefreshing();
    const other = await job.login({ inputs: { registry: 'mirror.test:5000' }, environment: run.exported });
    const both = { ...other, path: [...other.path, ...run.path] };
    expect(configOf(other)).toEqual({
      credHelpers: { [HOST]: 'mooring', 'mirror.test:5000': 'mooring-mirror.test-5000' },
    });
    expect(answerOf(await job.helper(both, 'get', HOST))['Username']).toBe('_token');
    await job.post(other);
    await job.post(run);
    expect([job.files(), readTree(job.temp)]).toEqual([{}, {}]);
  });

  it('takes a token that it cannot read for none', async () => {
    const { job, run } = await startRefreshing();
    writeFileSync(join(directoryOf(run), 'token.json'), '{"token": ');
    expect(answerOf(await job.helper(run, 'get', HOST))['Username']).toBe('_token');
  });

  it('says whose sign-in was refused, and shows no token with it', async () => {
    const own = await startWorld({ seed: { faults: [{ route: 'exchangeToken', nth: 2, status: 401 }] } });
    try {
      const job = createJob(own, { inputs: { refresh: 'true' } });
      const run = await job.login();
      job.age(run, 70 * MINUTE_MS);
      const refused = await job.helper(run, 'get', HOST);
      expect(refused.exitCode).toBe(1);
      expect(refused.stdout).toContain(IDENTITY);
      for (const secret of own.secrets) expect(refused.stdout + refused.stderr).not.toContain(secret);
    } finally {
      await own.close();
    }
  });
});
