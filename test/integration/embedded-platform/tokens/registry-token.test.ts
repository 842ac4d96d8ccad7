import { X509Certificate } from 'node:crypto';

import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';

import { basic, OWNER, PULLER, startTestPlatform, VIEWER, WORLD } from '../test-platform.ts';
import type { Ask } from '../test-platform.ts';

describe("the token endpoint in OAuth's form", () => {
  const form = (fields: Readonly<Record<string, string>>): Ask => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      service: 'platform.test',
      client_id: 'docker',
      scope: 'repository:acme/python:pull,push repository:rival/secret:pull',
      ...fields,
    }).toString(),
  });

  it.each(['password', 'refresh_token'])('takes a platform token as %s', async (grant) => {
    const test = await startTestPlatform(WORLD);
    const password = await test.registryPasswordOf(PULLER);
    const credentials = grant === 'password' ? { username: '_token', password } : { refresh_token: password };
    const reply = await test.ask(
      '/token',
      form({ grant_type: grant, access_type: 'offline', ...credentials }),
    );
    expect(reply.json).toMatchObject({
      scope: 'repository:acme/python:pull',
      expires_in: 300,
      refresh_token: password,
    });
    const token = reply.json.access_token;
    expect((await test.ask('/v2/acme/python/manifests/3.13', { token })).status).toBe(200);
  });

  it.each([
    [{ grant_type: 'password', username: '_token', password: 'hunter2' }, 401],
    [{ grant_type: 'refresh_token' }, 401],
    [{ grant_type: 'client_credentials' }, 400],
    [{ grant_type: 'refresh_token', service: 'elsewhere.test' }, 400],
  ])('refuses %o with %i', async (fields, status) => {
    const test = await startTestPlatform(WORLD);
    expect((await test.ask('/token', form(fields))).status).toBe(status);
  });

  it('accepts the identity as user with its own token as password, and no other user', async () => {
    const test = await startTestPlatform(WORLD);
    const ask = async (user: string): Promise<number> => {
      const headers = basic(user, await test.registryPasswordOf(PULLER));
      return (await test.ask('/token?scope=repository:acme/python:pull', { headers })).status;
    };
    expect([await ask(PULLER), await ask(VIEWER)]).toEqual([200, 401]);
  });

  it('grants pushing to who may create manifests', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(
      '/token',
      form({ grant_type: 'refresh_token', refresh_token: await test.registryPasswordOf(OWNER) }),
    );
    expect(reply.json.scope).toBe('repository:acme/python:pull,push');
  });

  it('is for this registry only', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask('/token?service=elsewhere.test&scope=repository:images/static:pull');
    expect(reply.status).toBe(400);
  });
});

describe('the certificate of the tokens', () => {
  it('is signed by its own key, and vouches for the one that goes with every token', async () => {
    const test = await startTestPlatform(WORLD);
    const certificate = new X509Certificate((await test.ask('/token/certificate')).text);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect([certificate.subject, certificate.ca]).toEqual([certificate.issuer, true]);
    const { token } = (await test.ask('/token?scope=repository:images/static:pull')).json;
    const header = decodeProtectedHeader(token);
    const leaf = new X509Certificate(Buffer.from(header.x5c?.[0] ?? '', 'base64'));
    expect([header.x5c?.length, leaf.ca, leaf.checkIssued(certificate)]).toEqual([1, false, true]);
    expect(leaf.verify(certificate.publicKey)).toBe(true);
    expect(header.alg).toBe('ES256');
    const { payload } = await jwtVerify(token, leaf.publicKey, { currentDate: new Date(test.clock.now()) });
    expect(payload['access']).toEqual([{ type: 'repository', name: 'images/static', actions: ['pull'] }]);
  });
});
