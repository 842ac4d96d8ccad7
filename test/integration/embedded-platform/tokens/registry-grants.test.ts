import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';

import { registryToken } from '../registry/registry-asks.ts';
import {
  basic,
  NOBODY,
  nowOf,
  PULLER,
  SPY,
  startTestPlatform,
  TEAMSTER,
  TOKEN_CREATOR,
  VIEWER,
  WORLD,
} from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

const imagesOf = (reply: Reply): readonly string[] => {
  expect(reply.status).toBe(200);
  const access = decodeJwt(reply.json.token)['access'] as readonly { readonly name: string }[];
  return access.map(({ name }) => name);
};

describe("the registry's token endpoint", () => {
  it('gives an identity a token for exactly the image', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await registryToken(test, ['acme/python'], PULLER);
    expect(reply.json).toMatchObject({ expires_in: 300, issued_at: nowOf(test) });
    expect(decodeJwt(reply.json.token)).toMatchObject({
      aud: 'platform.test',
      sub: PULLER,
      access: [{ type: 'repository', name: 'acme/python', actions: ['pull'] }],
    });
  });

  it('grants an anonymous token for a public image', async () => {
    const test = await startTestPlatform(WORLD);
    expect(imagesOf(await registryToken(test, ['images/static']))).toEqual(['images/static']);
  });

  it.each([
    ['of another organization', ['rival/secret'], PULLER, []],
    ['that is not there', ['acme/ruby'], PULLER, []],
    ['without a role', ['acme/python'], NOBODY, []],
    ['from a subgroup', ['acme/python'], TEAMSTER, []],
    ['of which one is public', ['acme/python', 'images/static'], SPY, ['images/static']],
    [
      'of several',
      ['acme/python', 'acme/team/app', 'rival/secret'],
      VIEWER,
      ['acme/python', 'acme/team/app'],
    ],
    ['none at all', [], PULLER, []],
    ['of many components', ['acme/team/app'], TOKEN_CREATOR, ['acme/team/app']],
  ])('grants less, and no error, for images %s', async (_, wanted, identity, granted) => {
    const test = await startTestPlatform(WORLD);
    expect(imagesOf(await registryToken(test, wanted, identity))).toEqual(granted);
  });

  it('grants pulling and nothing else', async () => {
    const test = await startTestPlatform(WORLD);
    const headers = basic('_token', await test.registryPasswordOf(PULLER));
    const reply = await test.ask('/token?scope=repository:acme/python:pull,push', { headers });
    expect(decodeJwt(reply.json.token)['access']).toEqual([
      { type: 'repository', name: 'acme/python', actions: ['pull'] },
    ]);
    expect(imagesOf(await test.ask('/token?scope=repository:acme/python:push', { headers }))).toEqual([]);
    expect(imagesOf(await test.ask('/token?scope=registry:catalog:*', { headers }))).toEqual([]);
  });

  it.each([
    ['an anonymous caller, for a private image', async () => ({})],
    ['an anonymous caller, for no image', async () => ({})],
    ['a token of the API', async (test: TestPlatform) => basic('_token', await test.tokenOf(PULLER))],
    ['another user name', async (test: TestPlatform) => basic('user', await test.registryPasswordOf(PULLER))],
    ['a password that is no token', async () => basic('_token', 'hunter2')],
    [
      'a bearer token',
      async (test: TestPlatform) => ({ authorization: `Bearer ${await test.registryPasswordOf(PULLER)}` }),
    ],
    [
      'a registry token as password',
      async (test: TestPlatform) =>
        basic('_token', (await registryToken(test, ['images/static'])).json.token),
    ],
  ])('turns away %s', async (_, headers) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask('/token?scope=repository:acme/python:pull', {
      headers: await headers(test),
    });
    expect(reply.status).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Basic realm="https://platform.test/token"');
    expect(reply.json.errors).toMatchObject([{ code: 'UNAUTHORIZED' }]);
  });

  it('refuses a scope that is none', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask('/token?scope=python');
    expect(reply.status).toBe(400);
    expect(reply.json.errors[0].message).toContain('scope');
  });
});
