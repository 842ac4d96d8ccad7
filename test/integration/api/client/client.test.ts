import { afterEach, describe, expect, it } from 'vitest';

import { createClient, MooringError } from '../../../../src/api/client/client.ts';
import type { Client, ClientOptions } from '../../../../src/api/client/client.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { REGISTRY_WORLD } from '../../../support/platform/registry-world.ts';
import { failure, json, scriptedHttp } from '../../../support/platform/scripted-http.ts';
import { ACME, OWNER, PULLER, startTestPlatform, TEAM } from '../../embedded-platform/test-platform.ts';

type Step = ReturnType<typeof json> | ReturnType<typeof failure>;

async function start(options: ClientOptions = {}) {
  const test = await startTestPlatform(REGISTRY_WORLD);
  const { clock, endpoints, send } = test;
  const given = { clock, endpoints, send, token: await test.tokenOf(OWNER), ...options };
  const registryToken = await test.registryPasswordOf(PULLER);
  return { ...test, client: createClient({ registryToken, ...given }), anonymous: createClient(given) };
}

function scripted(options: ClientOptions, ...steps: readonly Step[]): Client & { sent(): number } {
  const { send, requests } = scriptedHttp(...steps);
  const client = createClient({ send, clock: fakeClock(), ...options });
  return { ...client, sent: () => requests.length };
}

async function errorOf(result: Promise<unknown>): Promise<MooringError> {
  const error = await result.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  return error instanceof MooringError ? error : expect.fail(`not a MooringError: ${String(error)}`);
}

const INVALID = { name: 'Not Valid', claimMatch: { issuer: 'https://issuer.test', subject: 'x' } };
const unavailable = json(503, { code: 14, message: 'try again' }, { 'x-request-id': 'r-1' });

describe('an error of the client', () => {
  it('has the rejected fields', async () => {
    const { client } = await start();
    expect(await errorOf(client.iam.identities.create(ACME, INVALID))).toMatchObject({
      code: 'platform_invalid_request',
      status: 400,
      fieldViolations: [{ field: 'name', description: expect.stringContaining('match') as string }],
      violations: [],
      resource: undefined,
    });
  });

  it('has the preconditions that are not met', async () => {
    const { client } = await start();
    expect(await errorOf(client.iam.groups.delete(TEAM))).toMatchObject({
      code: 'platform_precondition',
      status: 400,
      violations: [{ type: 'RESOURCE_NOT_EMPTY', description: expect.stringMatching(/./) as string }],
    });
  });

  it('has the resource that was not found', async () => {
    const { client } = await start();
    const uid = `${ACME}/${'0'.repeat(16)}`;
    expect(await errorOf(client.iam.groups.get(uid))).toMatchObject({
      code: 'platform_not_found',
      status: 404,
      resource: { type: expect.stringMatching(/./) as string, name: expect.stringContaining(uid) as string },
    });
  });

  it('has the name of the request, and no status without a response', async () => {
    const refused = await errorOf(scripted({ retries: 0 }, unavailable).ping());
    expect(refused).toMatchObject({ code: 'platform_unavailable', status: 503, requestId: 'r-1' });
    const unreachable = await errorOf(scripted({ retries: 0 }, failure('cut')).ping());
    expect(unreachable).toMatchObject({
      code: 'platform_unreachable',
      status: undefined,
      fieldViolations: [],
    });
  });

  it('never names an input of an action', async () => {
    const slow = await errorOf(scripted({ retries: 0 }, failure('timeout')).ping());
    expect(slow.hint).toBe('The host responded too slowly. Retry, or raise `timeoutMs`.');
    const { anonymous } = await start();
    const denied = await errorOf(anonymous.getRegistryToken({ organization: 'acme', name: 'aged' }));
    expect(denied.hint).toBe('Private images require authentication: set the option `registryToken`.');
  });
});

describe('limits of the client', () => {
  it.each([0, 2])('send a request %i times again', async (retries) => {
    const client = scripted({ retries }, unavailable);
    await errorOf(client.ping());
    expect(client.sent()).toBe(retries + 1);
  });

  it('end a call with its time', async () => {
    const clock = fakeClock('2026-11-20T12:00:00Z', 0.99);
    const client = scripted({ timeoutMs: 1000, retries: 100, clock }, unavailable);
    await errorOf(client.ping());
    expect(clock.pauses.reduce((sum, one) => sum + one, 0)).toBeLessThan(1000);
  });

  it('are refused if they are none', () => {
    for (const limits of [{ timeoutMs: 0 }, { timeoutMs: Number.NaN }, { retries: -1 }, { retries: 0.5 }]) {
      expect(() => createClient(limits)).toThrow(expect.objectContaining({ code: 'config_usage_invalid' }));
    }
  });

  it('throw the reason of an aborted signal, as fetch does, before and during a request', async () => {
    const before = scripted({ signal: AbortSignal.abort() }, json(200, {}));
    await expect(before.ping()).rejects.toMatchObject({ name: 'AbortError' });
    expect(before.sent()).toBe(0);
    const controller = new AbortController();
    const reason = new Error('the user left');
    const during = createClient({
      signal: controller.signal,
      send: async () => {
        controller.abort(reason);
        throw failure('cancelled');
      },
    });
    await expect(during.ping()).rejects.toBe(reason);
  });

  it('abort the pause before another attempt', async () => {
    const controller = new AbortController();
    const client = createClient({
      signal: controller.signal,
      send: async () => {
        setImmediate(() => controller.abort());
        return json(503, {}, { 'retry-after': '20' });
      },
    });
    await expect(client.ping()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a list', () => {
  it('returns all items, or the first of them without requesting more pages', async () => {
    const { client, requests } = await start();
    const names = (await client.registry.listTags({}, { pageSize: 2 }).all()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    const before = requests.length;
    const first = await client.registry.listTags({}, { pageSize: 2 }).all({ limit: 3 });
    expect(first.map(({ name }) => name)).toEqual(names.slice(0, 3));
    expect(requests.length - before).toBe(2);
  });
});

describe('the tag history', () => {
  const image = { organization: 'acme', name: 'aged' };

  it('lists the builds of a tag, with one token for the image', async () => {
    const { client, clock, requests } = await start();
    const records = await client.listTagHistory(image, '1').all();
    expect(records).toEqual([
      {
        updateTimestamp: '2026-10-31T12:00:00.000Z',
        digest: expect.stringMatching(/^sha256:\w{64}$/) as string,
      },
      {
        updateTimestamp: '2026-11-18T12:00:00.000Z',
        digest: expect.stringMatching(/^sha256:\w{64}$/) as string,
      },
    ]);
    const between = '2026-11-01T00:00:00Z';
    expect(await client.listTagHistory(image, '1', { start: between }).all()).toEqual(records.slice(1));
    expect(await client.listTagHistory(image, '1', { end: between }).all()).toEqual(records.slice(0, 1));
    const tokens = () => requests.filter(({ url }) => new URL(url).pathname === '/token').length;
    expect(tokens()).toBe(1);
    const { token, expiresAt } = await client.getRegistryToken(image);
    expect([String(token), expiresAt > clock.now(), tokens()]).toEqual(['***', true, 1]);
    clock.advance(expiresAt - clock.now() - 1000);
    expect((await client.getRegistryToken(image)).token.reveal()).not.toBe(token.reveal());
  });

  it('requests a token again after one was refused', async () => {
    const ok = { token: 'a.b.c', expires_in: 300 };
    const client = scripted({}, json(403, {}), json(200, ok));
    await errorOf(client.getRegistryToken(image));
    expect((await client.getRegistryToken(image)).token.reveal()).toBe('a.b.c');
  });

  it('of a missing tag is an error', async () => {
    const { client } = await start();
    expect(await errorOf(client.listTagHistory(image, 'missing').all())).toMatchObject({ status: 404 });
  });
});

describe('a runtime', () => {
  const { versions } = process;
  afterEach(() => {
    Object.defineProperty(process, 'versions', { value: versions });
  });

  it('that is too old is refused in one sentence', () => {
    Object.defineProperty(process, 'versions', { value: { ...versions, node: '20.19.0' } });
    expect(() => createClient()).toThrow('mooring/client requires Node.js 24 or later; this is 20.19.0');
  });
});
