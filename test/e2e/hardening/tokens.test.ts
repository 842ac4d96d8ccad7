import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { respond, startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld, Intercept } from '../../support/jobs/fault-world.ts';
import { checkIn, checkoutOf, ordersOf } from '../../support/jobs/hostile-job.ts';
import { createJob, HOST, IDENTITY, visibleText } from '../../support/jobs/login-job.ts';
import { startProduction } from '../../support/jobs/production.ts';
import { runLauncher } from '../../support/jobs/run-launcher.ts';
import { readCommands } from '../../support/jobs/runner-commands.ts';

let world: FaultWorld;
let intercept: Intercept = () => undefined;
beforeAll(async () => {
  world = await startWorld({ intercept: (...request) => intercept(...request) });
});
afterAll(() => world.close());

describe('hardening row 18: tokens are masked', () => {
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

describe('hardening row 25: the credential helper', () => {
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

describe('hardening row 26: certificates', () => {
  it('are checked whatever the environment says: an untrusted server gets no request', async () => {
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

describe('hardening rows 28 and 32: narrow tokens, for the right organization', () => {
  it('are requested for one audience each', async () => {
    const before = world.requests.length;
    await createJob(world).login({ inputs: { 'export-token': 'api' } });
    const bodies = world.requests.slice(before).filter(({ what }) => what === 'POST /sts/exchange');
    const audiences = bodies.map(({ request }) => new URLSearchParams(request.body ?? '').getAll('aud'));
    expect(audiences.map(({ length }) => length)).toEqual([1, 1]);
    expect(new Set(audiences.flat()).size).toBe(2);
  });

  it('are not requested if another organization is expected', async () => {
    const before = world.requests.length;
    const job = createJob(world, { inputs: { 'expect-organization': 'f'.repeat(40) } });
    const run = await job.login();
    expect([run.exitCode, ordersOf(run)]).toEqual([1, ['error Mooring: auth_wrong_organization']]);
    expect([world.requests.length, job.files()]).toEqual([before, {}]);
  });
});

describe('hardening row 23: redirects', () => {
  it.each(['/registry/v2/tags', '/v2/acme/python/_chainguard/history', '/token'])(
    'of %s are not followed with a credential',
    async (path) => {
      intercept = (request) =>
        new URL(request.url).pathname.startsWith(path)
          ? respond(307, '', { location: `${world.origin}/stolen` })
          : undefined;
      const before = world.calls('/stolen');
      const run = await checkIn(world, { inputs: { 'fail-on': 'not-checked' } });
      intercept = () => undefined;
      expect([run.exitCode, world.calls('/stolen') - before]).toEqual([1, 0]);
      expect(run.stdout).toContain('redirect');
    },
  );
});
