import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Answer } from '../../../src/embedded-platform/requests/answer.ts';
import { respond, startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld, Intercept } from '../../support/jobs/fault-world.ts';
import { checkIn, checkoutOf, ORDERS, ordersOf } from '../../support/jobs/hostile-job.ts';
import { createJob, HOST } from '../../support/jobs/login-job.ts';
import { pullRequestEvent } from '../../support/samples/shop.ts';

let world: FaultWorld;
let intercept: Intercept = () => undefined;
beforeAll(async () => {
  world = await startWorld({ intercept: (...request) => intercept(...request) });
});
afterAll(() => world.close());

describe('hardening row 21: text of others gives no orders to a runner', () => {
  it.each(ORDERS)('in files, their names and references: %j', async (order) => {
    const run = await checkIn(world, {
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

  it.each(ORDERS)('in the configuration file of the repository: %j', async (order) => {
    const settings = `"${order.replace('\r', '\\r')}\\n${order.replace('\r', '\\r')}": 1\n`;
    const run = await checkIn(world, {
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

describe('hardening row 17: keys that JavaScript gives a meaning', () => {
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

  it.each(['__proto__', 'constructor'])('%s in the configuration file is an unknown key', async (key) => {
    const settings = `${key}:\n  ignore:\n    - image: "*"\n      reason: none\n`;
    const run = await checkIn(world, {
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
    const run = await checkIn(world, { event: { name: 'push', payload: JSON.parse(payload) as unknown } });
    expect(run.stdout).toContain('the event push has no base');
  });
});

/** JSON with a key that an object literal cannot hold. */
function polluted(key: string, value: object): Answer {
  return respond(200, `{"${key}": ${JSON.stringify(value)}}`);
}
