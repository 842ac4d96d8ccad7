import { describe, expect, it } from 'vitest';

import { refreshToken } from '../../../../src/api/client/platform/token-exchange.ts';
import { Secret } from '../../../../src/values/secret.ts';
import { OWNER, startTestPlatform, TEAMSTER, WORLD } from '../test-platform.ts';

describe('a refresh token', () => {
  const PATH = '/sts/exchange_refresh_token';

  it('gives a token and the next refresh token, once', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await test.platform.issueRefreshToken(TEAMSTER);
    const path = `${PATH}?aud=${encodeURIComponent(test.platform.line.apiUrl)}`;
    const { json } = await test.ask(path, { method: 'POST', token: first });
    expect((await test.ask('/iam/v2/groups', { token: json.token.token })).status).toBe(200);
    expect((await test.ask(path, { method: 'POST', token: first })).json.message).toContain('used before');
    expect((await test.ask(path, { method: 'POST', token: json.refreshToken.token })).status).toBe(200);
  });

  it('is no token of any other kind, and no other kind is one', async () => {
    const test = await startTestPlatform(WORLD);
    const refresh = await test.platform.issueRefreshToken(TEAMSTER);
    expect((await test.ask('/iam/v2/groups', { token: refresh })).status).toBe(401);
    const path = `${PATH}?aud=${encodeURIComponent(test.platform.line.apiUrl)}`;
    expect((await test.ask(path, { method: 'POST', token: await test.tokenOf(OWNER) })).status).toBe(401);
    expect((await test.ask(path, { method: 'POST' })).status).toBe(401);
    expect((await test.ask(PATH, { method: 'POST', token: refresh })).json.message).toBe(
      'Audience must be specified',
    );
  });

  it('is refused before its parameters are looked at', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await test.platform.issueRefreshToken(TEAMSTER);
    expect((await test.ask(PATH, { method: 'POST', token: 'x.y.z' })).status).toBe(401);
    expect((await test.ask(`${PATH}?aud=elsewhere`, { method: 'POST', token: first })).status).toBe(400);
    expect((await test.ask(`${PATH}?aud=platform.test`, { method: 'POST', token: first })).status).toBe(200);
    expect((await test.ask(`${PATH}?aud=elsewhere`, { method: 'POST', token: first })).status).toBe(401);
  });

  it('gives one of two simultaneous requests a token', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.platform.issueRefreshToken(TEAMSTER);
    const ask = () => test.ask(`${PATH}?aud=platform.test`, { method: 'POST', token });
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]));
  });

  it('is used by the client, which never sends it twice', async () => {
    const test = await startTestPlatform(
      `${WORLD}\nfaults: [{ route: exchangeRefreshToken, nth: 1, status: 503 }]\n`,
    );
    const { requests } = test;
    const { call } = await test.signIn(TEAMSTER);
    const audience = test.platform.line.apiUrl;
    const first = new Secret(await test.platform.issueRefreshToken(TEAMSTER));
    await expect(refreshToken(call, { refreshToken: first, audience })).rejects.toMatchObject({
      code: 'platform_unavailable',
    });
    expect(requests).toHaveLength(1);
    const next = await refreshToken(call, { refreshToken: first, audience });
    expect((await test.ask('/iam/v2/groups', { token: next.token.reveal() })).status).toBe(200);
    await expect(refreshToken(call, { refreshToken: first, audience })).rejects.toMatchObject({
      code: 'auth_rejected',
    });
    await refreshToken(call, { refreshToken: next.refreshToken, audience });
  });
});
