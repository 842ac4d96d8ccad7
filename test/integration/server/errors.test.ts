import { describe, expect, it } from 'vitest';

import { createPlatform } from '../../../src/server/platform.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { ACME, OWNER, startTestPlatform, WORLD } from './test-platform.ts';

describe('an address that is not known', () => {
  it.each([
    '/',
    '/iam/v2/nothing',
    '/iam/v1/groups',
    '/v2/acme/python/signatures/latest',
    '/registry/v2/repos/%ZZ',
  ])('%s is not found', async (path) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(path);
    expect(reply.status).toBe(404);
    expect(reply.json.code).toBe(5);
    expect(reply.headers['content-type']).toBe('application/json');
  });

  it.each([
    ['POST', '/iam/v2/groups', 'GET'],
    ['PUT', `/iam/v2/identities/${OWNER}`, 'GET, POST, PATCH, DELETE'],
    ['HEAD', '/sts/exchange', 'POST, GET'],
  ] as const)('%s %s names the methods that are', async (method, path, allow) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(path, { method });
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe(allow);
    expect(reply.json.code).toBe(12);
  });
});

describe('every answer', () => {
  it("tells the platform's own time", async () => {
    const test = await startTestPlatform(WORLD);
    test.clock.advance(61_000);
    for (const path of ['/iam/v2/groups', '/nothing', '/token']) {
      expect((await test.ask(path)).headers['date']).toBe('Fri, 20 Nov 2026 12:01:01 GMT');
    }
  });
});

describe('a request that is too large', () => {
  it('is refused', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const body = 'x'.repeat(1024 * 1024 + 1);
    const reply = await test.ask(`/iam/v2/identities/${ACME}`, { method: 'POST', token, body });
    expect(reply.status).toBe(413);
    expect(reply.json).toMatchObject({
      code: 3,
      message: 'Invalid argument: body: must not be larger than 1048576 bytes',
    });
  });
});

describe("a fault of the platform's own", () => {
  it('is told to the log, and to the caller only that there is one', async () => {
    const bugs: unknown[] = [];
    const platform = await createPlatform({ clock: fakeClock(), onBug: (error) => bugs.push(error) });
    platform.close();
    const response = await platform.handle({
      method: 'GET',
      url: `${platform.line.apiUrl}/iam/v2/groups`,
      headers: { authorization: `Bearer ${platform.line.adminToken}` },
      timeoutMs: 1_000,
      maxBytes: 1_000,
    });
    expect(response.status).toBe(500);
    expect(JSON.parse(new TextDecoder().decode(response.body))).toEqual({
      code: 13,
      message: 'Internal error',
    });
    expect(String(bugs[0])).toContain('database is not open');
  });
});
