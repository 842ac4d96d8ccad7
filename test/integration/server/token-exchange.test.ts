import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';

import { ACME, startTestPlatform, VIEWER, WORLD } from './test-platform.ts';
import type { Reply, TestPlatform } from './test-platform.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ISSUER = 'https://token.actions.githubusercontent.com';

async function idToken(test: TestPlatform, query = ''): Promise<string> {
  const { line } = test.platform;
  const url = `${line.oidcRequestUrl}&audience=platform.test${query}`;
  return (await test.ask(url, { token: line.oidcRequestToken })).json.value;
}

async function exchange(
  test: TestPlatform,
  fields: Readonly<Record<string, string>>,
  token?: string,
): Promise<Reply> {
  const body = new URLSearchParams(fields).toString();
  return test.ask('/sts/exchange', {
    method: 'POST',
    headers: FORM,
    body,
    token: token ?? (await idToken(test)),
  });
}

/** A platform with one identity, `who`, that has the claim match. */
async function platformWith(claimMatch: string): Promise<TestPlatform> {
  return startTestPlatform(`
organizations:
  - name: acme
    uid: ${ACME}
    identities: [{ name: who, uid: ${VIEWER}, claimMatch: ${claimMatch} }]
`);
}

/** A platform with one identity of a relationship that is kept, and cannot be exchanged. */
async function platformOf(relationship: string): Promise<TestPlatform> {
  return startTestPlatform(
    `organizations: [{ name: acme, uid: ${ACME}, identities: [{ name: who, uid: ${VIEWER}, ${relationship} }] }]`,
  );
}

const exchangeAs = async (test: TestPlatform, query: string): Promise<Reply> =>
  exchange(test, { aud: 'platform.test', identity: VIEWER }, await idToken(test, query));

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

  it('gives one token for several audiences when asked to', async () => {
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
      'The embedded platform does not know the parameter cap',
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

  it('refuses a token that has run out since, and one that somebody changed', async () => {
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

  it('names what the token says when it does not match, and never what the identity wants', async () => {
    const test = await platformWith(`{ issuer: ${ISSUER}, subject: "repo:acme/shop:environment:hidden" }`);
    const reply = await exchangeAs(test, '');
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe(16);
    expect(reply.json.message).toContain(
      'subject "repo:acme/shop:ref:refs/heads/main" does not match the identity',
    );
    expect(reply.text).not.toContain('hidden');
  });

  it.each([
    ['an exact subject', `{ issuer: ${ISSUER}, subject: "repo:acme/shop:ref:refs/heads/main" }`, '', 200],
    [
      'a subject in another case',
      `{ issuer: ${ISSUER}, subject: "repo:Acme/shop:ref:refs/heads/main" }`,
      '',
      401,
    ],
    [
      'an issuer with a slash too many',
      `{ issuer: ${ISSUER}/, subject: "repo:acme/shop:ref:refs/heads/main" }`,
      '',
      401,
    ],
    ['a subject pattern', `{ issuer: ${ISSUER}, subjectPattern: "repo:acme/.*" }`, '', 200],
    ['a pattern of a part of the subject', `{ issuer: ${ISSUER}, subjectPattern: acme/shop }`, '', 401],
    [
      'an alternation, anchored as a whole',
      `{ issuer: ${ISSUER}, subjectPattern: "x|repo:acme/shop" }`,
      '',
      401,
    ],
    ['an issuer pattern', `{ issuerPattern: "https://token\\\\..*", subjectPattern: ".*" }`, '', 200],
    ['another audience', `{ issuer: ${ISSUER}, subjectPattern: ".*", audience: other.example }`, '', 401],
    [
      'its own audience',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", audience: other.example }`,
      '&claim.aud=other.example',
      200,
    ],
    [
      'an audience pattern',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", audiencePattern: "platform[.]test" }`,
      '',
      200,
    ],
    [
      'the default audience of GitHub',
      `{ issuer: ${ISSUER}, subjectPattern: ".*" }`,
      '&claim.aud=https://github.com/acme',
      401,
    ],
    [
      'equal claims',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claims: { repository_id: "1001" } }`,
      '',
      200,
    ],
    [
      'one claim that differs',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claims: { repository_id: "1001", ref: x } }`,
      '',
      401,
    ],
    [
      'a claim pattern',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { event_name: "^(push|schedule)$" } }`,
      '',
      200,
    ],
    [
      'a claim pattern that differs',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { event_name: sched } }`,
      '',
      401,
    ],
    [
      'a claim that is not there',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { environment: ".*" } }`,
      '',
      401,
    ],
    [
      'a claim named like a method',
      `{ issuer: ${ISSUER}, subjectPattern: ".*", claimPatterns: { toString: ".*" } }`,
      '',
      401,
    ],
  ])('judges %s', async (_, claimMatch, query, status) => {
    const test = await platformWith(claimMatch);
    expect((await exchangeAs(test, query)).status).toBe(status);
  });
});
