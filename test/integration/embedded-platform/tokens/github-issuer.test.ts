import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';

import { startTestPlatform, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';

async function mint(test: TestPlatform, query = ''): Promise<Record<string, unknown>> {
  const { line } = test.platform;
  const reply = await test.ask(`${line.oidcRequestUrl}${query}`, { token: line.oidcRequestToken });
  expect(reply.status).toBe(200);
  return decodeJwt(reply.json.value);
}

describe("GitHub's OIDC endpoint", () => {
  it('gives a token that its published keys verify', async () => {
    const test = await startTestPlatform(WORLD);
    const { line } = test.platform;
    const minted = await test.ask(`${line.oidcRequestUrl}&audience=x`, { token: line.oidcRequestToken });
    const configuration = await test.ask('/_github/oidc/.well-known/openid-configuration');
    const keys = await test.ask(configuration.json.jwks_uri);
    expect(keys.text).not.toMatch(/"(?:d|p|q)"/);
    const { payload, protectedHeader } = await jwtVerify(minted.json.value, createLocalJWKSet(keys.json), {
      issuer: configuration.json.issuer,
      audience: 'x',
      currentDate: new Date(test.clock.now()),
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(payload.sub).toBe('repo:acme/shop:ref:refs/heads/main');
  });

  it('carries every claim, ids as strings, and the times of GitHub', async () => {
    const test = await startTestPlatform(WORLD);
    const claims = await mint(test);
    const names =
      'actor actor_id aud base_ref check_run_id enterprise enterprise_id event_name exp head_ref iat iss job_workflow_ref ' +
      'job_workflow_sha jti nbf ref ref_type repository repository_id repository_owner repository_owner_id ' +
      'repository_visibility run_attempt run_id run_number runner_environment sha sub workflow workflow_ref workflow_sha';
    expect(Object.keys(claims)).toEqual(expect.arrayContaining(names.split(' ')));
    expect(claims['repository_id']).toBe('1001');
    expect(claims['iat']).toBe(test.clock.now() / 1000);
    expect(claims['exp']).toBe(Number(claims['iat']) + 300);
    expect(claims['nbf']).toBe(Number(claims['iat']) - 600);
    expect(claims['aud']).toBe('https://github.com/acme');
  });

  it('takes claims from the seed, and from the address over them', async () => {
    const test = await startTestPlatform(`
github:
  issuer: https://ghe.example/_services/token
  subject: immutable
  claims: { repository: corp/site, repository_id: '7', repository_owner_id: '8' }
`);
    const claims = await mint(test, '&audience=one.example&claim.environment=prod:eu&claim.actor=mona');
    expect(claims).toMatchObject({
      iss: 'https://ghe.example/_services/token',
      aud: 'one.example',
      sub: 'repo:corp@8/site@7:environment:prod%3Aeu',
      repository_owner: 'corp',
      actor: 'mona',
      workflow_ref: 'corp/site/.github/workflows/ci.yml@refs/heads/main',
    });
    expect(await mint(test, '&subject-format=legacy&claim.event_name=pull_request')).toMatchObject({
      sub: 'repo:corp/site:pull_request',
    });
    expect(await mint(test, '&claim.sub=whoever')).toMatchObject({ sub: 'whoever' });
  });

  it.each([
    ['no token', undefined],
    ['another token', 'guess'],
  ])('refuses %s', async (_, token) => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(test.platform.line.oidcRequestUrl, token === undefined ? {} : { token });
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe(16);
  });

  it('refuses a form of the subject that there is not', async () => {
    const test = await startTestPlatform(WORLD);
    const { line } = test.platform;
    const reply = await test.ask(`${line.oidcRequestUrl}&subject-format=old`, {
      token: line.oidcRequestToken,
    });
    expect(reply.status).toBe(400);
    expect(reply.json.message).toBe('Invalid argument: subject-format: must be legacy or immutable');
  });
});
