import { describe, expect, it } from 'vitest';

import { ACME, PYTHON, startTestPlatform, STATIC, WORLD } from '../test-platform.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };

describe('a form that is sent to a path which can only be read', () => {
  it.each([
    ['/registry/v1/eoltags', 'uidp.descendants_of', ACME],
    ['/registry/v2/repos', 'uidp.ids', PYTHON],
    ['/registry/v2beta1/tags', 'uidp.childrenOf', PYTHON],
  ])('is the query of %s', async (path, name, value) => {
    const test = await startTestPlatform(WORLD);
    const token = test.platform.line.adminToken;
    const query = new URLSearchParams({ [name]: value }).toString();
    const read = await test.ask(`${path}?${query}`, { token });
    expect(read.status).toBe(200);
    expect(read.text).not.toBe((await test.ask(path, { token })).text);
    const posted = await test.ask(path, { method: 'POST', token, headers: FORM, body: query });
    expect([posted.status, posted.json]).toEqual([200, read.json]);
  });

  it('adds to the query of the address', async () => {
    const test = await startTestPlatform(WORLD);
    const ask = { method: 'POST', token: test.platform.line.adminToken, headers: FORM } as const;
    const path = `/registry/v2/repos?order_by=uid&uidp.ids=${PYTHON}`;
    const { json } = await test.ask(path, { ...ask, body: `uidp.ids=${STATIC}` });
    expect(json.repos.map(({ uid }: { readonly uid: string }) => uid)).toEqual([PYTHON, STATIC]);
  });

  it.each([
    ['POST', 'application/json', '/registry/v2/repos'],
    ['PATCH', FORM['content-type'], '/registry/v2/repos'],
    ['POST', FORM['content-type'], '/.well-known/openid-configuration'],
  ] as const)('is refused if it is a %s of %s: %s', async (method, type, path) => {
    const test = await startTestPlatform(WORLD);
    const token = test.platform.line.adminToken;
    const reply = await test.ask(path, { method, token, headers: { 'content-type': type }, body: 'x=1' });
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'GET']);
  });
});
