import { describe, expect, it } from 'vitest';

import { OWNER, startTestPlatform, TEAMSTER, WORLD } from './test-platform.ts';

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
});
