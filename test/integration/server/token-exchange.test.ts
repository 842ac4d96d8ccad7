import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';

import { exchange, idToken } from './exchange-asks.ts';
import { ACME, startTestPlatform, VIEWER, WORLD } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

/** A platform with one identity of a relationship that is kept, and cannot be exchanged. */
async function platformOf(relationship: string): Promise<TestPlatform> {
  return startTestPlatform(
    `organizations: [{ name: acme, uid: ${ACME}, identities: [{ name: who, uid: ${VIEWER}, ${relationship} }] }]`,
  );
}

describe('an identity of another kind', () => {
  it.each([
    [
      'awsIdentity: { awsAccount: "123456789012", arn: "arn:aws:sts::123456789012:assumed-role/x", userId: x }',
      'a user or role of AWS',
    ],
    ['servicePrincipal: SERVICE_PRINCIPAL_INGESTER', 'a part of the service itself'],
  ])('%s is kept, and the refusal says that it cannot be signed in here', async (relationship, what) => {
    const test = await platformOf(relationship);
    const reply = await exchange(test, { aud: 'platform.test', identity: VIEWER }, 'aws-signed-request');
    expect(reply.status).toBe(501);
    expect(reply.json).toMatchObject({
      code: 12,
      message: `The embedded platform cannot sign in ${VIEWER}, which is ${what}: only claimMatch and staticKeys can be exchanged here`,
    });
  });
});

describe('the token exchange', () => {
  it('gives a token of the audience for an hour, and remembers when', async () => {
    const test = await startTestPlatform(WORLD);
    test.clock.advance(5_000);
    const reply = await exchange(test, { aud: 'https://platform.test', identity: VIEWER });
    expect(reply.status).toBe(200);
    expect(reply.json.expiry).toBe('2026-11-20T13:00:05.000Z');
    expect(reply.json.refreshToken).toBe('');
    const claims = decodeJwt(reply.json.token);
    expect(claims).toMatchObject({ iss: 'https://platform.test', aud: 'https://platform.test', sub: VIEWER });
    expect(claims).not.toHaveProperty('email');
    const identity = await test.ask(`/iam/v2/identities/${VIEWER}`, { token: reply.json.token });
    expect(identity.json.lastSeenTime).toBe('2026-11-20T12:00:05.000Z');
  });

  it('is the same by GET, with the uid encoded or not', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await idToken(test);
    const query = new URLSearchParams({ aud: 'platform.test', identity: VIEWER }).toString();
    expect((await test.ask(`/sts/exchange?${query}`, { token })).status).toBe(200);
    expect((await test.ask(`/sts/exchange?aud=platform.test&identity=${VIEWER}`, { token })).status).toBe(
      200,
    );
  });

  it('gives one token for several audiences if requested', async () => {
    const test = await startTestPlatform(WORLD);
    const query = `aud=platform.test&aud=https://platform.test&identity=${VIEWER}`;
    const reply = await test.ask(`/sts/exchange?${query}`, { token: await idToken(test) });
    expect(decodeJwt(reply.json.token).aud).toEqual(['platform.test', 'https://platform.test']);
  });

  it('ignores a JSON body, as the service does', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask('/sts/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ aud: 'platform.test', identity: VIEWER }),
      token: await idToken(test),
    });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 3, message: 'Audience must be specified' });
  });

  it.each([
    [{ aud: 'cgr.dev', identity: VIEWER }, 400, 3, 'Invalid argument: aud: unknown audience "cgr.dev"'],
    [{ aud: 'platform.test' }, 400, 3, 'Invalid argument: identity: must be the uid of an identity'],
    [
      { aud: 'platform.test', identity: 'a b?c=d' },
      400,
      3,
      'Invalid argument: identity: must be the uid of an identity',
    ],
    [
      { aud: 'platform.test', identity: `${ACME}/${'0'.repeat(16)}` },
      404,
      5,
      `Not found: Identity ${ACME}/${'0'.repeat(16)}`,
    ],
    [
      { aud: 'platform.test', identity: VIEWER, cap: 'tag.list' },
      501,
      12,
      'The embedded platform does not support the parameter cap',
    ],
  ])('refuses %o with %i', async (fields, status, code, message) => {
    const test = await startTestPlatform(WORLD);
    const reply = await exchange(test, fields);
    expect(reply.status).toBe(status);
    expect(reply.json).toMatchObject({ code, message });
  });

  it.each([
    ['expired', '&claim.exp=1000'],
    ['not yet valid', '&claim.nbf=99999999999'],
    ['of another issuer', '&claim.iss=https://evil.example'],
  ])('refuses a token that is %s', async (_, query) => {
    const test = await startTestPlatform(WORLD);
    const reply = await exchange(
      test,
      { aud: 'platform.test', identity: VIEWER },
      await idToken(test, query),
    );
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe(16);
  });

  it('rejects an expired token and a changed one', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await idToken(test);
    const fields = { aud: 'platform.test', identity: VIEWER };
    const [head, , signature] = token.split('.');
    const forged = `${head}.${btoa(JSON.stringify({ ...decodeJwt(token), sub: 'x' })).replace(/=+$/, '')}.${signature}`;
    expect((await exchange(test, fields, forged)).status).toBe(401);
    expect((await exchange(test, fields, 'no.jwt.here')).status).toBe(401);
    test.clock.advance(301_000);
    expect((await exchange(test, fields, token)).status).toBe(401);
  });

  it('refuses a platform token and its own tokens as proof of who calls', async () => {
    const test = await startTestPlatform(WORLD);
    const platformToken = await test.tokenOf(VIEWER);
    expect((await exchange(test, { aud: 'platform.test', identity: VIEWER }, platformToken)).status).toBe(
      401,
    );
  });
});
