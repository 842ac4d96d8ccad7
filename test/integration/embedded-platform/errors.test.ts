import { describe, expect, it } from 'vitest';

import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import { derivedRoleUid } from '../../../src/embedded-platform/resources/uid.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { ACME, OWNER, PYTHON, startTestPlatform, VIEWER, WORLD } from './test-platform.ts';
import type { Reply } from './test-platform.ts';

describe('an address that is not known', () => {
  it.each(['/', '/iam/v2/nothing', '/iam/v1/nothing', '/registry/v2/repos/%ZZ'])(
    '%s is not found',
    async (path) => {
      const test = await startTestPlatform(WORLD);
      const reply = await test.ask(path);
      expect(reply.status).toBe(404);
      expect(reply.json.code).toBe(5);
      expect(reply.headers['content-type']).toBe('application/json');
    },
  );

  it.each([
    ['GET', '/v2'],
    ['GET', '/v2/python/manifests/latest'],
    ['GET', '/v2/acme/python/signatures/latest'],
    ['GET', '/v2/_catalog'],
    ['GET', '/v2/acme/%ZZ/manifests/latest'],
    ['POST', '/v2/acme/python/blobs/uploads/'],
  ] as const)('%s %s has an error body of the registry', async (method, path) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(path, { method });
    expect(reply.status).toBe(404);
    expect(reply.json).toEqual({ errors: [{ code: 'NAME_UNKNOWN', message: `Not found: ${path}` }] });
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
  it('has the current time of the platform', async () => {
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

describe('a field that no body of the route has', () => {
  it.each([
    ['POST', `/iam/v2/groups/${ACME}`, { name: 'new', nmae: 'typo', n_mae: 1, nMae: 2 }, 'nmae'],
    ['PATCH', `/iam/v2/identities/${VIEWER}?updateMask=description`, { descripton: 'typo' }, 'descripton'],
    ['PATCH', `/registry/v2/repos/${PYTHON}/readme?update_mask=*`, { content: '', html: '' }, 'html'],
    [
      'POST',
      '/iam/v2/roleBindings:batchCreate',
      {
        parent: ACME,
        requests: [{ roleBinding: { identityUid: OWNER, roleUid: derivedRoleUid('', 'owner'), until: 1 } }],
      },
      'until',
    ],
  ] as const)('is ignored by %s %s', async (method, path, fields, field) => {
    const test = await startTestPlatform(WORLD);
    const token = test.platform.line.adminToken;
    const reply = await test.ask(path, { method, token, body: JSON.stringify(fields) });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain(`"${field}"`);
  });

  it.each([
    [`/iam/v2/identities/${VIEWER}`, { descripton: 'typo' }, 'descripton'],
    [`/registry/v2/repos/${PYTHON}`, { description: 'x', html: '' }, 'html'],
  ])('is named by PATCH %s without a mask', async (path, fields, field) => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const reply = await test.ask(path, { method: 'PATCH', token, body: JSON.stringify(fields) });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 3,
      message: `Invalid argument: ${field}: is not a known field`,
    });
    expect(violatedFields(reply)).toEqual([field]);
  });

  it('is __proto__ as well', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const body = '{"name":"new","__proto__":{"description":"x"}}';
    const created = await test.ask(`/iam/v2/groups/${ACME}`, { method: 'POST', token, body });
    expect([created.status, created.json.description]).toEqual([200, '']);
    const path = `/iam/v2/groups/${created.json.uid}`;
    expect(violatedFields(await test.ask(path, { method: 'PATCH', token, body }))).toEqual(['__proto__']);
  });

  it('is none of those that only the service sets: a resource can be sent back as it was read', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const path = `/iam/v2/identities/${VIEWER}`;
    const { json } = await test.ask(path, { token });
    const body = JSON.stringify({
      ...json,
      uid: OWNER,
      createTime: '1970-01-01T00:00:00Z',
      description: 'New',
    });
    const reply = await test.ask(path, { method: 'PATCH', token, body });
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ uid: VIEWER, createTime: json.createTime, description: 'New' });
  });
});

describe('a body of a wrong form', () => {
  it.each([
    ['{"name":7}', 'name'],
    ['{"name":{"$ne":""}}', 'name'],
    ['{"name":"new","description":[]}', 'description'],
    ['[]', 'body'],
    ['null', 'body'],
    ['"name"', 'body'],
    ['{"name":', 'body'],
    ['', 'body'],
  ])('%s is refused with the field', async (body, field) => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const reply = await test.ask(`/iam/v2/groups/${ACME}`, { method: 'POST', token, body });
    expect(reply.status).toBe(400);
    expect(violatedFields(reply)).toEqual([field]);
  });

  it.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'body'],
    ['objects', `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'name'],
  ])('may be 100,000 %s deep, and is refused all the same', async (_, body, field) => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const reply = await test.ask(`/iam/v2/groups/${ACME}`, { method: 'POST', token, body });
    expect([reply.status, violatedFields(reply)]).toEqual([400, [field]]);
  });
});

describe('an address that plays games', () => {
  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fgroups',
    `${ACME}%2f..%2f${ACME}`,
    `${ACME}%00`,
    `${ACME}%252f1`,
    `${ACME}%FF`,
    `${ACME}//`,
    ACME.toUpperCase(),
  ])('%s is not a valid uid', async (uid) => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    const reply = await test.ask(`/iam/v2/groups/${uid}`, { token });
    expect(reply.status).toBe(404);
    expect(reply.json.code).toBe(5);
  });

  it.each([
    '/iam/v2/groups/../groups',
    '/iam/v2/groups/%2e%2e/groups',
    '/iam/v2/groups/%2E./groups',
    '/iam/v2/./groups',
    '/iam/v2/x/..',
    '/registry/v2/repos/../../../iam/v2/groups',
    '/iam\\v2\\groups',
  ])('%s is not read as another one', async (path) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(path, { token: await test.tokenOf(OWNER) });
    expect([reply.status, reply.json.code]).toEqual([404, 5]);
  });

  it.each([
    ['/', 'platform.test'],
    ['/%3Cscript%3E/x', 'platform.test'],
    ['/iam/v2/nothing', 'iam.platform.test'],
  ])('%s is of the domain %s', async (path, domain) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(path);
    expect(reply.json.details[0]).toMatchObject({ reason: 'NOT_FOUND', domain });
  });

  it.each(['Bearer x, Bearer y', 'Basic eDp5, Bearer x'])(
    'has one caller, not "%s"',
    async (authorization) => {
      const test = await startTestPlatform(WORLD);
      const reply = await test.ask('/iam/v2/groups', { headers: { authorization } });
      expect(reply.status).toBe(401);
      expect(reply.json.code).toBe(16);
    },
  );
});

describe("a fault of the platform's own", () => {
  it('is logged in full, and returned to the caller without details', async () => {
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
    expect(bugs).toHaveLength(1);
    expect(bugs[0]).toMatchObject({
      message: expect.stringContaining('database is not open'),
      stack: expect.stringContaining('resource-store.ts'),
    });
  });
});

/** The fields that the details of a refusal name. */
function violatedFields(reply: Reply): readonly unknown[] {
  const violations = reply.json.details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  return violations.map(({ field }: { readonly field: unknown }) => field);
}
