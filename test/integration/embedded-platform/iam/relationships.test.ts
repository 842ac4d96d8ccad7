import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../../src/api/client/platform/iam/iam-client.ts';
import { DAY_MS } from '../../../../src/values/instant.ts';
import type { NewIdentity } from '../../../../src/api/iam/identity.ts';
import { ACME, OWNER, startTestPlatform, TEAM, WORLD } from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const others = await generateKeyPair('ES256');
const issuerKeys = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one' }] });
const STATIC = { issuer: 'https://cluster.local', subject: 'system:serviceaccount:build', issuerKeys };
const AWS = {
  awsAccount: '123456789012',
  arn: 'arn:aws:sts::123456789012:assumed-role/x/y',
  userIdPattern: '.+',
};

async function start(): Promise<{ readonly iam: IamClient; readonly test: TestPlatform }> {
  const test = await startTestPlatform(WORLD);
  return { iam: createIamClient(await test.signIn(OWNER)), test };
}

/** A token such as the owner of the keys would sign, with some things otherwise. */
async function tokenOf(
  test: TestPlatform,
  changes: { readonly subject?: string; readonly audience?: string; readonly key?: CryptoKey } = {},
): Promise<string> {
  const now = Math.floor(test.clock.now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(STATIC.issuer)
    .setSubject(changes.subject ?? STATIC.subject)
    .setAudience(changes.audience ?? 'platform.test')
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(changes.key ?? keys.privateKey);
}

async function exchange(test: TestPlatform, identity: string, token: string): Promise<Reply> {
  const parameters = new URLSearchParams({ aud: test.platform.line.apiUrl, identity });
  return test.ask(`/sts/exchange?${parameters.toString()}`, { method: 'POST', token });
}

describe('the relationship of an identity', () => {
  it.each<readonly [string, Partial<NewIdentity>, 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL']>([
    ['staticKeys', { staticKeys: STATIC }, 'STATIC'],
    ['awsIdentity', { awsIdentity: AWS }, 'AWS_IDENTITY'],
    ['servicePrincipal', { servicePrincipal: 'SERVICE_PRINCIPAL_INGESTER' }, 'SERVICE_PRINCIPAL'],
  ])('may be %s: kept as given, and found by its type', async (_, relationship, type) => {
    const { iam } = await start();
    const created = await iam.identities.create(ACME, { name: 'one', company: 'Acme', ...relationship });
    expect(created).toMatchObject({ company: 'Acme', ...relationship });
    expect(await iam.identities.get(created.uid)).toEqual(created);
    expect(await Array.fromAsync(iam.identities.list({ relationshipType: type }))).toEqual([created]);
    const byClaims = await Array.fromAsync(iam.identities.list({ relationshipType: 'CLAIM_MATCH' }));
    expect(byClaims.map(({ name }) => name)).not.toContain('one');
  });

  it.each<readonly [string, Partial<NewIdentity>, string]>([
    ['none', {}, 'claimMatch: is required'],
    ['two', { staticKeys: STATIC, awsIdentity: AWS }, 'awsIdentity: only one of'],
    [
      'keys that are none',
      { staticKeys: { ...STATIC, issuerKeys: 'key' } },
      'staticKeys.issuerKeys: is not a JSON Web Key Set',
    ],
    [
      'no keys',
      { staticKeys: { ...STATIC, issuerKeys: '{"keys":[]}' } },
      'staticKeys.issuerKeys: has no keys',
    ],
    [
      'a shared secret',
      { staticKeys: { ...STATIC, issuerKeys: '{"keys":[{"kty":"oct","k":"AA"}]}' } },
      'staticKeys.issuerKeys: has a key of a type other than',
    ],
    [
      'a private key',
      { staticKeys: { ...STATIC, issuerKeys: '{"keys":[{"kty":"EC","d":"AA"}]}' } },
      'staticKeys.issuerKeys: has a private key',
    ],
    ['no subject', { staticKeys: { ...STATIC, subject: '' } }, 'staticKeys.subject: is required'],
    [
      'keys for more than a year',
      { staticKeys: { ...STATIC, expirationTime: '2027-11-20T12:00:00.001Z' } },
      'staticKeys.expirationTime: must be at most 365 days after the identity is created',
    ],
    ['no account', { awsIdentity: { ...AWS, awsAccount: '1' } }, 'awsIdentity.awsAccount: must be'],
    [
      'no user',
      { awsIdentity: { awsAccount: AWS.awsAccount, arn: AWS.arn } },
      'awsIdentity.userId: is required',
    ],
    [
      'a pattern that is none',
      { awsIdentity: { ...AWS, userIdPattern: '(' } },
      'awsIdentity.userIdPattern: is not a regular',
    ],
  ])('must not be %s', async (_, relationship, message) => {
    const { iam } = await start();
    await expect(iam.identities.create(ACME, { name: 'one', ...relationship })).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining(message),
    });
  });

  it('changes into another one, which takes its place', async () => {
    const { iam } = await start();
    const { uid } = await iam.identities.create(ACME, { name: 'one', staticKeys: STATIC });
    const changed = await iam.identities.update(uid, { awsIdentity: AWS });
    expect(changed).toMatchObject({ awsIdentity: AWS });
    expect(changed).not.toHaveProperty('staticKeys');
    expect(await Array.fromAsync(iam.identities.list({ relationshipType: 'STATIC' }))).toEqual([]);
    const renewed = await iam.identities.update(
      uid,
      { awsIdentity: { ...AWS, awsAccount: '999999999999' } },
      ['awsIdentity.awsAccount'],
    );
    expect(renewed.awsIdentity).toEqual({ ...AWS, awsAccount: '999999999999' });
  });

  it('shows in the role bindings of an identity with keys', async () => {
    const { iam } = await start();
    const { uid: identityUid } = await iam.identities.create(ACME, { name: 'one', staticKeys: STATIC });
    const [role] = await Array.fromAsync(iam.roles.list({ name: 'viewer' }));
    const binding = await iam.roleBindings.create(ACME, { identityUid, roleUid: role?.uid ?? '' });
    expect(binding.identity).toMatchObject({ issuer: STATIC.issuer, subject: STATIC.subject });
  });
});

describe('the exchange of an identity with keys', () => {
  it('takes a token that one of them signed, and notes that it was seen', async () => {
    const { iam, test } = await start();
    const { uid } = await iam.identities.create(ACME, { name: 'one', staticKeys: STATIC });
    test.clock.advance(5_000);
    const reply = await exchange(test, uid, await tokenOf(test));
    expect(reply.status).toBe(200);
    expect((await iam.identities.get(uid)).lastSeenTime).toBe('2026-11-20T12:00:05.000Z');
    const listed = await test.ask('/iam/v2/identities', { token: reply.json.token });
    expect(listed.status).toBe(403);
  });

  it('refuses a token of another key, subject or audience, and any token after the keys ended', async () => {
    const { iam, test } = await start();
    const expirationTime = '2026-11-20T13:00:00Z';
    const { uid } = await iam.identities.create(ACME, {
      name: 'one',
      staticKeys: { ...STATIC, audiences: ['mine'], expirationTime },
    });
    const status = async (changes: Parameters<typeof tokenOf>[1]): Promise<number> =>
      (await exchange(test, uid, await tokenOf(test, changes))).status;
    expect(await status({ audience: 'mine' })).toBe(200);
    expect(await status({ audience: 'platform.test' })).toBe(401);
    expect(await status({ audience: 'mine', subject: 'system:other' })).toBe(401);
    expect(await status({ audience: 'mine', key: others.privateKey })).toBe(401);
    test.clock.advance(3_600_000);
    expect(await status({ audience: 'mine' })).toBe(401);
  });

  it('ends 365 days after the identity was created if nothing else is said', async () => {
    const { iam, test } = await start();
    const created = await iam.identities.create(ACME, { name: 'one', staticKeys: STATIC });
    const expirationTime = '2027-11-20T12:00:00.000Z';
    expect(created.staticKeys).toEqual({ ...STATIC, audiences: [], expirationTime });
    test.clock.advance(365 * DAY_MS - 1);
    const later = createIamClient(await test.signIn(OWNER));
    const changed = await later.identities.update(created.uid, { staticKeys: STATIC }, ['staticKeys']);
    expect(changed.staticKeys).toEqual({ ...STATIC, audiences: [], expirationTime });
    expect((await exchange(test, created.uid, await tokenOf(test))).status).toBe(200);
    test.clock.advance(1);
    expect((await exchange(test, created.uid, await tokenOf(test))).status).toBe(401);
  });

  it('takes no token of GitHub for it, and nothing for an account of AWS', async () => {
    const { iam, test } = await start();
    const { oidcRequestUrl, oidcRequestToken } = test.platform.line;
    const minted = await test.ask(`${oidcRequestUrl}&audience=platform.test`, { token: oidcRequestToken });
    const { uid } = await iam.identities.create(ACME, { name: 'one', staticKeys: STATIC });
    expect((await exchange(test, uid, minted.json.value)).status).toBe(401);
    const aws = await iam.identities.create(ACME, { name: 'two', awsIdentity: AWS });
    expect((await exchange(test, aws.uid, minted.json.value)).status).toBe(501);
  });
});

describe('an organization', () => {
  it('returns its properties and its state', async () => {
    const seed = WORLD.replace(
      '  - name: acme\n',
      '  - name: acme\n    verified: true\n    kind: ORG_KIND_CUSTOMER\n    resourceLimits: { REPOS: 5 }\n',
    );
    const test = await startTestPlatform(seed);
    const iam = createIamClient(await test.signIn(OWNER));
    expect(await iam.groups.get(ACME)).toMatchObject({
      verified: true,
      kind: 'ORG_KIND_CUSTOMER',
      status: 'ORG_STATUS_READY',
      resourceLimits: { REPOS: 5 },
    });
    const changed = await iam.groups.update(ACME, { kind: 'ORG_KIND_DEV' });
    expect(changed).toMatchObject({ name: 'acme', kind: 'ORG_KIND_DEV', verified: true });
    await expect(
      test.ask(`/iam/v2/groups/${ACME}?updateMask=status`, {
        method: 'PATCH',
        token: await test.tokenOf(OWNER),
        body: '{"status":"ORG_STATUS_SUSPENDED"}',
      }),
    ).resolves.toMatchObject({ status: 400 });
  });

  it('gives its kind and status to the groups below it, which cannot set them', async () => {
    const seed = WORLD.replace(
      '  - name: acme\n',
      '  - name: acme\n    verified: true\n    kind: ORG_KIND_CUSTOMER\n',
    );
    const test = await startTestPlatform(seed);
    const { groups } = createIamClient(await test.signIn(OWNER));
    const inherited = { kind: 'ORG_KIND_CUSTOMER', status: 'ORG_STATUS_READY' };
    const created = await groups.create(TEAM, { name: 'night', kind: 'ORG_KIND_DEV' });
    expect(created).toMatchObject(inherited);
    expect(await groups.update(created.uid, { description: 'x', kind: 'ORG_KIND_DEV' })).toMatchObject(
      inherited,
    );
    await groups.update(ACME, { kind: 'ORG_KIND_INFRA' });
    expect(await groups.get(created.uid)).toMatchObject({ ...inherited, kind: 'ORG_KIND_INFRA' });
    expect(await Array.fromAsync(groups.list({ ids: [TEAM] }))).toMatchObject([{ kind: 'ORG_KIND_INFRA' }]);
  });

  it('is verified by the seed only', async () => {
    const test = await startTestPlatform(WORLD);
    const patch = async (path: string) =>
      test.ask(path, { method: 'PATCH', token: await test.tokenOf(OWNER), body: '{"verified":true}' });
    expect((await patch(`/iam/v2/groups/${ACME}`)).json).toMatchObject({ name: 'acme', verified: false });
    expect((await patch(`/iam/v2/groups/${ACME}?updateMask=verified`)).status).toBe(400);
  });
});
