import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../../src/server/answer.ts';
import { respond, startWorld } from '../support/fault-world.ts';
import type { FaultWorld, Intercept } from '../support/fault-world.ts';
import { createJob, HOST, IDENTITY, visibleText } from '../support/login-job.ts';
import { startProduction } from '../support/production.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/run-launcher.ts';
import { readCommands } from '../support/runner-commands.ts';
import { pullRequestEvent } from '../support/shop.ts';

/** What an enemy would have a runner do: hide a text, or open an annotation of their own. */
const ORDERS = ['::add-mask::pwned', '::error title=pwned::pwned', '##[add-mask]pwned', '\r::notice::pwned'];
const SUBJECT = 'repo:acme/shop:pull_request';

let world: FaultWorld;
let intercept: Intercept = () => undefined;
beforeAll(async () => {
  world = await startWorld({ intercept: (...request) => intercept(...request) });
});
afterAll(() => world.close());

/** A folder with files, a repository or not. */
function checkoutOf(files: Readonly<Record<string, string>>, isRepository = true): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-hostile-'));
  if (isRepository) execFileSync('git', ['init', '--quiet', folder]);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function check(setup: Partial<LauncherSetup>): Promise<LauncherRun> {
  const { inputs, environment } = platformSetup(world.line, SUBJECT);
  return runLauncher('check.js', {
    workspace: checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` }),
    ...setup,
    inputs: { ...CHECK_DEFAULTS, ...inputs, identity: IDENTITY, organization: 'acme', ...setup.inputs },
    environment: { ...environment, ...setup.environment },
  });
}

/** The commands that a run gave, with their titles, and without the masks of its own tokens. */
function ordersOf({ stdout }: LauncherRun): readonly string[] {
  const orders = readCommands(stdout).filter(
    ({ name, text }) => name !== 'add-mask' || text.includes('pwned'),
  );
  return orders.map(({ name, properties }) => `${name} ${properties['title'] ?? ''}`);
}

describe('§5 row 21: text of others gives no orders to a runner', () => {
  it.each(ORDERS)('in files, their names and references: %j', async (order) => {
    const run = await check({
      workspace: checkoutOf({
        [`${order.replaceAll('/', '')}\n${order}/Dockerfile`]: `FROM ${HOST}/acme/python:3.13\n`,
        Dockerfile: `FROM ${HOST}/acme/python:${order}\n${order}\nFROM ${HOST}/acme/gone:1 AS x${order}\n`,
        'compose.yml': `services:\n  a:\n    image: "${HOST}/acme/\\n${order.replace('\r', '\\r')}:1"\n`,
      }),
    });
    expect(run.stdout).toContain('acme/python');
    expect(
      ordersOf(run).filter((one) => !/^(?:error|warning|notice) \w/.test(one) || one.includes('pwned')),
    ).toEqual([]);
    expect(run.outputs['verdict']).toMatch(/^(?:fail|warn)$/);
  });

  it.each(ORDERS)('in the settings of the repository: %j', async (order) => {
    const settings = `"${order.replace('\r', '\\r')}\\n${order.replace('\r', '\\r')}": 1\n`;
    const run = await check({
      workspace: checkoutOf({
        Dockerfile: `FROM ${HOST}/acme/python:3.13\n`,
        '.github/mooring.yml': settings,
      }),
    });
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: config_file_invalid']]);
  });

  it.each(ORDERS)('in the event: %j', async (order) => {
    const payload = pullRequestEvent('b'.repeat(40), 'c'.repeat(40), `someone/shop\n${order}`);
    const without = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
    const job = createJob(world, { event: { name: 'pull_request', payload }, environment: without });
    for (const way of ['fail', 'skip', 'anonymous']) {
      // oxlint-disable-next-line no-await-in-loop -- three runs of one job
      const run = await job.login({ inputs: { 'when-unavailable': way } });
      expect(run.stdout).toContain('someone/shop');
      expect(ordersOf(run)).toEqual([
        way === 'fail' ? 'error Mooring: auth_no_id_token' : 'notice Mooring login',
      ]);
    }
  });

  it.each(ORDERS)('in a path of the environment: %j', async (order) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'mooring-path-')), `a\n${order}`);
    const run = await createJob(world).login({ environment: { DOCKER_CONFIG: folder } });
    expect([run.exitCode, ordersOf(run)]).toEqual([0, []]);
  });

  it.each(ORDERS)('in the claims of a token that is refused: %j', async (order) => {
    const url = new URL(world.line.oidcRequestUrl);
    url.searchParams.set('claim.sub', `repo:acme/shop:environment:x\n${order}`);
    url.searchParams.set('claim.environment', `\n${order}`);
    const run = await createJob(world).login({ environment: { ACTIONS_ID_TOKEN_REQUEST_URL: url.href } });
    expect(run.stdout).toContain('environment:x');
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: auth_rejected']]);
  });
});

describe('§5 row 18: tokens are masked', () => {
  it.each([
    ['the login', (job: ReturnType<typeof createJob>) => job.login({ inputs: { 'export-token': 'api' } })],
    [
      'a run with debug output',
      (job: ReturnType<typeof createJob>) =>
        job.login({ environment: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' } }),
    ],
  ])('in every form, before anything else is said: %s', async (_, login) => {
    const job = createJob(world);
    const run = await login(job);
    expect(run.exitCode).toBe(0);
    const commands = readCommands(run.stdout);
    const masks = new Set(commands.flatMap(({ name, text }) => (name === 'add-mask' ? [text] : [])));
    const tokens = [...world.secrets].filter(
      (secret) => secret.split('.').length === 3 || secret === world.line.oidcRequestToken,
    );
    const own = tokens.filter((token) => masks.has(token));
    expect(own.length).toBeGreaterThanOrEqual(4); // GitHub's request token and its answer, the platform's, the registry's
    for (const token of own) {
      const bytes = Buffer.from(token);
      for (const form of [
        bytes.toString('base64'),
        bytes.toString('base64url'),
        Buffer.from(`_token:${token}`).toString('base64'),
        encodeURIComponent(token),
        new URLSearchParams({ '': token }).toString().slice(1),
        JSON.stringify(token).slice(1, -1),
      ]) {
        expect(masks).toContain(form);
      }
    }
    const lines = run.stdout.split('\n');
    expect(lines.findLastIndex((line) => line.startsWith('::add-mask::'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('Signed in')),
    );
    for (const secret of world.secrets) expect(visibleText([run], job)).not.toContain(secret);
  });
});

describe('§5 row 17: keys that JavaScript gives a meaning', () => {
  const evil = { token: 'evil', value: 'evil', repos: [], credsStore: 'evil' };

  it.each(['__proto__', 'constructor', 'prototype'])('%s in an answer lends it nothing', async (key) => {
    for (const path of ['/_github/oidc/token', '/sts/exchange', '/token']) {
      intercept = (request) => (new URL(request.url).pathname === path ? polluted(key, evil) : undefined);
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      const run = await createJob(world).login();
      expect([path, run.exitCode, ordersOf(run)]).toEqual([
        path,
        1,
        ['error Mooring: platform_unexpected_answer'],
      ]);
    }
    intercept = () => undefined;
  });

  it.each(['__proto__', 'constructor'])(
    '%s in a docker config stays as it is, and lends it nothing',
    async (key) => {
      const text = `{"${key}": {"credsStore": "evil", "auths": {"${HOST}": {}}}, "auths": {"${key}": {"auth": "eDp5"}}, "credHelpers": {"${key}": "evil"}}`;
      const job = createJob(world, { home: { '.docker/config.json': text } });
      const run = await job.login();
      expect([run.exitCode, ordersOf(run)]).toEqual([0, []]);
      const written = readFileSync(join(job.home, '.docker/config.json'), 'utf8');
      expect(written.replace(/,\s*"cgr.dev": \{[^}]*\}/, '')).toBe(text);
      await job.post(run);
      expect(readFileSync(join(job.home, '.docker/config.json'), 'utf8')).toBe(text);
    },
  );

  it.each(['__proto__', 'constructor'])('%s in the settings is an unknown key', async (key) => {
    const settings = `${key}:\n  ignore:\n    - image: "*"\n      reason: none\n`;
    const run = await check({
      workspace: checkoutOf({
        Dockerfile: `FROM ${HOST}/acme/python:3.13\n`,
        '.github/mooring.yml': settings,
      }),
    });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/config_file_invalid.*unknown key/);
  });

  it('__proto__ in the event lends it nothing', async () => {
    const payload =
      '{"__proto__": {"pull_request": {"number": 1}}, "repository": {"full_name": "acme/shop"}}';
    const run = await check({ event: { name: 'push', payload: JSON.parse(payload) as unknown } });
    expect(run.stdout).toContain('the event push has no base');
  });
});

/** JSON with a key that an object literal cannot hold. */
function polluted(key: string, value: object): Answer {
  return respond(200, `{"${key}": ${JSON.stringify(value)}}`);
}

describe('what a runner gives, forged or absent', () => {
  const NONE = {
    GITHUB_OUTPUT: undefined,
    GITHUB_STATE: undefined,
    GITHUB_ENV: undefined,
    GITHUB_PATH: undefined,
    GITHUB_STEP_SUMMARY: undefined,
    GITHUB_EVENT_PATH: undefined,
    GITHUB_REPOSITORY: undefined,
    GITHUB_WORKSPACE: undefined,
    RUNNER_TEMP: undefined,
  };

  it('a login needs no file of the runner', async () => {
    const job = createJob(world);
    const run = await job.login({ environment: NONE });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(job.config()?.auths?.[HOST]).toBeDefined();
  });

  it('a check without them says its verdict in the log', async () => {
    const run = await check({ environment: NONE });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('acme/python');
  });

  it.each([
    ['a file for outputs that is not there', { GITHUB_OUTPUT: '/nowhere/output' }, 'config_file_unreadable'],
    ['an event that is no JSON', { GITHUB_EVENT_PATH: '/dev/null' }, 'config_event_invalid'],
    [
      "another API than GitHub's, unencrypted",
      { GITHUB_API_URL: 'http://evil.test' },
      'config_endpoint_invalid',
    ],
    [
      'user info in its address',
      { GITHUB_API_URL: 'https://api.github.com@evil.test' },
      'config_endpoint_invalid',
    ],
  ])('%s is an error of the set-up', async (_, environment, code) => {
    const job = createJob(world);
    const run = await job.login({ environment });
    expect([run.exitCode, ordersOf(run)]).toEqual([1, [`error Mooring: ${code}`]]);
  });

  it('a token of GitHub goes to no address that is forged', async () => {
    const run = await check({
      event: { name: 'pull_request', payload: pullRequestEvent('b'.repeat(40), 'c'.repeat(40)) },
      inputs: { 'github-token': 'hunter2-hunter2', comment: 'always' },
      environment: { GITHUB_API_URL: 'http://evil.test' },
    });
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: config_endpoint_invalid']]);
  });

  it('§5 row 31: warns of a temporary folder in the workspace', async () => {
    const job = createJob(world, { inputs: { scope: 'isolated' } });
    const workspace = { GITHUB_WORKSPACE: join(job.temp, '..'), RUNNER_TEMP: job.temp };
    const run = await job.login({ environment: workspace });
    expect([run.exitCode, ordersOf(run)]).toEqual([0, ['warning ']]);
    expect(run.stdout).toContain('RUNNER_TEMP lies in the workspace');
  });

  it('§5 row 22: a value that looks like the file of a runner is one value', async () => {
    const name = 'a\nstatus<<X\nforged\nX\n';
    const folder = join(mkdtempSync(join(tmpdir(), 'mooring-path-')), name);
    mkdirSync(folder);
    const run = await createJob(world).login({
      inputs: { scope: 'isolated' },
      environment: { RUNNER_TEMP: folder },
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['status']).toBe('signed-in');
    expect(run.exported['DOCKER_CONFIG']).toContain('forged');
    expect(Object.keys(run.exported)).toEqual(['DOCKER_CONFIG']);
  });
});

describe('§5 row 26: certificates', () => {
  it('are checked whatever the environment says: a stranger is asked for nothing', async () => {
    const production = await startProduction();
    try {
      const { NODE_EXTRA_CA_CERTS: _, ...environment } = production.environment();
      const run = await runLauncher('login.js', {
        workspace: checkoutOf({}),
        inputs: {
          identity: IDENTITY,
          registry: HOST,
          'api-url': 'https://console-api.enforce.dev',
          'issuer-url': 'https://issuer.enforce.dev',
          'when-unavailable': 'fail',
          scope: 'job',
          refresh: 'false',
          'export-token': 'none',
          'timeout-seconds': '20',
        },
        environment: { ...environment, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      });
      expect(run.exitCode).toBe(1);
      expect(run.stdout).toMatch(/certificate is not trusted.*NODE_EXTRA_CA_CERTS/);
      expect(production.proxy.asked).toEqual([]);
    } finally {
      await production.close();
    }
  });
});

describe('§5 row 25: the credential helper', () => {
  it('gives its token to the registry alone: hosts match whole', async () => {
    const job = createJob(world);
    const run = await job.login({ inputs: { refresh: 'true' } });
    const strangers = [
      'evilcgr.dev',
      'cgr.dev.evil.com',
      'cgr.dev:444',
      'cgr.dev@evil.test',
      'https://evil.test/cgr.dev',
      'CGR.dev.',
      '',
    ];
    for (const host of strangers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as docker asks
      const answer = await job.helper(run, 'get', host);
      expect([host, answer.exitCode, answer.stdout]).toEqual([
        host,
        1,
        'credentials not found in native keychain\n',
      ]);
    }
    expect((await job.helper(run, 'get', HOST)).stdout).toContain('"Username":"_token"');
  });
});

describe('§5 rows 28 and 32: narrow tokens, for the right organization', () => {
  it('are asked for one audience each', async () => {
    const before = world.requests.length;
    await createJob(world).login({ inputs: { 'export-token': 'api' } });
    const bodies = world.requests.slice(before).filter(({ what }) => what === 'POST /sts/exchange');
    const audiences = bodies.map(({ request }) => new URLSearchParams(request.body ?? '').getAll('aud'));
    expect(audiences.map(({ length }) => length)).toEqual([1, 1]);
    expect(new Set(audiences.flat()).size).toBe(2);
  });

  it('are not asked for where another organization is expected', async () => {
    const before = world.requests.length;
    const job = createJob(world, { inputs: { 'expect-organization': 'f'.repeat(40) } });
    const run = await job.login();
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: auth_wrong_organization']]);
    expect([world.requests.length, job.files()]).toEqual([before, {}]);
  });
});

describe('§5 rows 15 and 16: the files of a check', () => {
  it.each(['../report.json', '/etc/mooring.json', '/proc/self/mem'])(
    'are not written to %s: nothing is asked before that is said',
    async (place) => {
      const before = world.requests.length;
      const run = await check({ inputs: { 'sarif-path': place } });
      expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: config_input_invalid']]);
      expect(world.requests.length).toBe(before);
    },
  );

  it('are not written through a link of the checkout; the verdict stands', async () => {
    const workspace = checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` });
    const outside = mkdtempSync(join(tmpdir(), 'mooring-outside-'));
    symlinkSync(outside, join(workspace, 'out'));
    const run = await check({
      workspace,
      inputs: { 'report-path': 'out/report.json', 'sarif-path': 'out/mooring.sarif' },
    });
    expect([run.exitCode, run.outputs['verdict'], readdirSync(outside)]).toEqual([0, 'pass', []]);
    expect(ordersOf(run).filter((order) => order.startsWith('warning'))).toHaveLength(2);
    expect(run.stdout).toContain('is a symbolic link');
  });
});

describe('§5 row 12: programs', () => {
  it('of a pull request are not run where its files look like a bare repository', async () => {
    const bare = join(mkdtempSync(join(tmpdir(), 'mooring-bare-')), 'bare');
    execFileSync('git', ['init', '--quiet', '--bare', bare]);
    const workspace = checkoutOf({ Dockerfile: `FROM ${HOST}/acme/python:3.13\n` }, false);
    cpSync(bare, workspace, { recursive: true });
    const proof = join(workspace, '..', `proof-${process.pid}`);
    writeFileSync(
      join(workspace, 'config'),
      `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${proof}; false"\n`,
    );
    const run = await check({ workspace });
    expect([run.exitCode, existsSync(proof)]).toEqual([0, false]);
    expect(run.stdout).toContain('acme/python');
  });
});

describe('§5 row 23: redirects', () => {
  it.each(['/registry/v2/tags', '/v2/acme/python/_chainguard/history', '/token'])(
    'of %s are not followed with a credential',
    async (path) => {
      intercept = (request) =>
        new URL(request.url).pathname.startsWith(path)
          ? respond(307, '', { location: `${world.origin}/stolen` })
          : undefined;
      const before = world.calls('/stolen');
      const run = await check({ inputs: { 'fail-on': 'not-checked' } });
      intercept = () => undefined;
      expect([run.exitCode, world.calls('/stolen') - before]).toEqual([1, 0]);
      expect(run.stdout).toContain('redirect');
    },
  );
});
