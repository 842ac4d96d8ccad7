import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import type { IamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import type { OidcProvider } from '../../../../../../src/api/iam/identity-provider.ts';
import { derivedRoleUid } from '../../../../../../src/embedded-platform/resources/uid.ts';
import {
  ACME,
  EDGE,
  nowOf,
  OWNER,
  RIVAL,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  WORLD,
} from '../../../../embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../../../embedded-platform/test-platform.ts';

const VIEWER_ROLE = derivedRoleUid('', 'viewer');
const PLAIN = { issuer: 'https://login.example', clientId: 'mooring', pkceEnabled: true };
const OIDC = {
  ...PLAIN,
  correlationRule: 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
} as const;

async function start(): Promise<{ readonly iam: IamClient; readonly test: TestPlatform }> {
  const test = await startTestPlatform(WORLD);
  return { iam: createIamClient(await test.signIn(OWNER)), test };
}

/** Fields of its configuration that are shown though they are not set. */
const SHOWN = { additionalScopes: [], pkceEnabled: false };

describe('identity providers', () => {
  it('are created, read, changed and deleted, and never show their secret', async () => {
    const { iam } = await start();
    const created = await iam.identityProviders.create(ACME, {
      name: 'people',
      defaultRole: VIEWER_ROLE,
      oidc: { ...OIDC, clientSecret: 'hidden' },
    });
    const shown = { ...SHOWN, ...OIDC };
    expect(created.oidc).toEqual(shown);
    const changed = await iam.identityProviders.update(created.uid, { description: 'All of us' });
    expect(changed).toMatchObject({ name: 'people', description: 'All of us', oidc: shown });
    expect(await iam.identityProviders.get(created.uid)).toEqual(changed);
    const { scim: _, ...listed } = changed;
    expect(await Array.fromAsync(iam.identityProviders.list({ name: 'people' }))).toEqual([listed]);
    await expect(
      iam.identityProviders.update(created.uid, { oidc: { ...OIDC, issuer: 'http://login.example' } }),
    ).rejects.toMatchObject({ message: expect.stringContaining('oidc.issuer: must be an https address') });
    await expect(iam.identityProviders.update(created.uid, { name: 'us' })).rejects.toMatchObject({
      message: expect.stringContaining('name: must have 3 to 63 characters'),
    });
    await iam.identityProviders.delete(created.uid);
    await expect(iam.identityProviders.get(created.uid)).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });

  it.each([
    ['configuration', undefined, 'oidc: is required'],
    ['issuer', { clientId: 'x', pkceEnabled: true }, 'oidc.issuer: must be an https address'],
    ['client', { ...PLAIN, clientId: '' }, 'oidc.clientId: is required'],
    [
      'secret or PKCE',
      { ...PLAIN, pkceEnabled: false, clientSecret: '' },
      'oidc.clientSecret: is required unless',
    ],
  ])('have a %s', async (_, oidc, message) => {
    const { test } = await start();
    const reply = await test.ask(`/iam/v2/identityProviders/${ACME}`, {
      method: 'POST',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ name: 'people', defaultRole: VIEWER_ROLE, oidc }),
    });
    expect(reply).toMatchObject({ status: 400, json: { message: expect.stringContaining(message) } });
  });

  it('keep a configuration, and take a new secret without showing it', async () => {
    const { iam, test } = await start();
    const provider = { name: 'people', defaultRole: VIEWER_ROLE, oidc: PLAIN };
    const { uid } = await iam.identityProviders.create(ACME, provider);
    const patch = async (mask: string, body: object) =>
      test.ask(`/iam/v2/identityProviders/${uid}?updateMask=${mask}`, {
        method: 'PATCH',
        token: await test.tokenOf(OWNER),
        body: JSON.stringify(body),
      });
    expect(await patch('oidc', {})).toMatchObject({
      status: 400,
      json: { message: 'Invalid argument: oidc: is required' },
    });
    const changed = await patch('oidc.clientSecret', { oidc: { clientSecret: 'hidden' } });
    expect(changed).toMatchObject({ status: 200, json: { oidc: PLAIN } });
    expect(changed.text).not.toContain('hidden');
  });

  it('keep the rule by which logins belong to users of a directory', async () => {
    const { iam } = await start();
    const correlationRule = 'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID';
    const { uid } = await iam.identityProviders.create(ACME, {
      name: 'people',
      defaultRole: VIEWER_ROLE,
      oidc: { ...PLAIN, correlationRule },
    });
    const kept = { ...PLAIN, clientId: 'other', correlationRule };
    for (const rule of [
      {},
      { correlationRule },
      { correlationRule: 'CORRELATION_RULE_UNSPECIFIED' },
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      const { oidc } = await iam.identityProviders.update(uid, {
        oidc: { ...PLAIN, clientId: 'other', ...rule },
      });
      expect(oidc).toEqual({ ...SHOWN, ...kept });
    }
    const change = {
      oidc: { ...PLAIN, correlationRule: 'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID' },
    } as const;
    await expect(iam.identityProviders.update(uid, change)).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining('oidc.correlationRule: cannot be changed'),
    });
    expect((await iam.identityProviders.get(uid)).oidc).toEqual({ ...SHOWN, ...kept });
  });

  it('restate the default rule, and refuse another one', async () => {
    const { iam } = await start();
    const provider = { name: 'people', defaultRole: VIEWER_ROLE, oidc: PLAIN };
    const { uid } = await iam.identityProviders.create(ACME, provider);
    const update = (correlationRule: NonNullable<OidcProvider['correlationRule']>) =>
      iam.identityProviders.update(uid, { oidc: { ...PLAIN, correlationRule } });
    expect((await update('CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID')).oidc).toEqual({
      ...SHOWN,
      ...PLAIN,
      correlationRule: 'CORRELATION_RULE_UNSPECIFIED',
    });
    await expect(update('CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID')).rejects.toMatchObject({
      message: expect.stringContaining('oidc.correlationRule: cannot be changed'),
    });
  });

  it('give roles to their groups, and take them along when they go', async () => {
    const { iam } = await start();
    const provider = await iam.identityProviders.create(ACME, {
      name: 'people',
      defaultRole: VIEWER_ROLE,
      oidc: PLAIN,
    });
    const mappings = iam.externalGroupRoleMappings;
    const create = (externalGroupId: string, scope = TEAM) =>
      mappings.create(provider.uid, { externalGroupId, roleUid: VIEWER_ROLE, scope });
    const made = await Promise.all([create('a'), create('a', EDGE), create('c')]);
    expect(made[0]).toMatchObject({ externalGroupId: 'a', identityProviderUid: provider.uid, scope: TEAM });
    expect(await mappings.get(made[0]?.uid ?? '')).toEqual(made[0]);
    await expect(create('a')).rejects.toMatchObject({ code: 'platform_conflict' });
    await expect(create('d', RIVAL)).rejects.toMatchObject({ code: 'platform_not_found' });
    const [first = '', second = '', third = ''] = made.map(({ uid }) => uid);
    const other = await iam.identityProviders.create(ACME, {
      name: 'others',
      defaultRole: VIEWER_ROLE,
      oidc: PLAIN,
    });
    await expect(mappings.deleteBatch(other.uid, [first])).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining(`names: ${first} does not belong to ${other.uid}`),
    });
    await expect(
      mappings.deleteBatch(provider.uid, [first, `${RIVAL}/${'0'.repeat(16)}/${'0'.repeat(16)}`]),
    ).rejects.toMatchObject({ code: 'platform_invalid_request' });
    const filter = { identityProviderUid: provider.uid };
    expect(await Array.fromAsync(mappings.list(filter))).toHaveLength(3);
    const gone = `${provider.uid}/${'0'.repeat(16)}`;
    expect(await mappings.deleteBatch(provider.uid, [gone])).toEqual([]);
    expect(await mappings.deleteBatch(provider.uid, [first, gone, second, first])).toEqual([
      made[0],
      made[1],
    ]);
    expect((await Array.fromAsync(mappings.list(filter))).map(({ uid }) => uid)).toEqual([third]);
    await iam.identityProviders.delete(provider.uid);
    expect(await Array.fromAsync(mappings.list())).toEqual([]);
  });
});

describe('account associations', () => {
  it('are ready for the providers that they name', async () => {
    const { iam } = await start();
    const associations = iam.accountAssociations;
    const created = await associations.create(ACME, { name: 'cloud', amazon: { account: '123456789012' } });
    expect(await associations.check(created.uid, 'ACCOUNT_PROVIDER_TYPE_AMAZON')).toEqual({
      status: 'CHECK_STATUS_READY',
    });
    expect(await associations.check(created.uid, 'ACCOUNT_PROVIDER_TYPE_GOOGLE')).toMatchObject({
      status: 'CHECK_STATUS_NOT_READY',
    });
    const google = { projectId: 'shop', projectNumber: '1' };
    const changed = await associations.update(created.uid, { google }, ['google', 'amazon']);
    expect(changed).toMatchObject({ name: 'cloud', google });
    expect(changed).not.toHaveProperty('amazon');
    expect(await associations.get(created.uid)).toEqual(changed);
    expect(await Array.fromAsync(associations.list())).toEqual([changed]);
    await associations.delete(created.uid);
    expect(await Array.fromAsync(associations.list())).toEqual([]);
  });

  it('are one for each group, with its uid', async () => {
    const { iam } = await start();
    const { create, list, get } = iam.accountAssociations;
    await expect(get(TEAM)).rejects.toMatchObject({ code: 'platform_not_found' });
    for (const group of [ACME, TEAM]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await create(group, { name: 'cloud' })).uid).toBe(group);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(create(group, { name: 'other' })).rejects.toMatchObject({ code: 'platform_conflict' });
    }
    expect((await iam.groups.get(TEAM)).name).toBe('team');
    const below = await Array.fromAsync(list({ descendantsOf: TEAM }));
    expect(below.map(({ uid }) => uid)).toEqual([TEAM]);
    await expect(iam.groups.delete(EDGE)).resolves.toBeUndefined();
    await expect(iam.groups.delete(TEAM)).rejects.toMatchObject({ code: 'platform_precondition' });
  });
});

describe('invitations', () => {
  it('show their code once, and end', async () => {
    const { iam, test } = await start();
    const created = await iam.groupInvites.create(TEAM, {
      roleUid: VIEWER_ROLE,
      ttl: '3600s',
      email: 'kim@example.com',
      singleUse: true,
    });
    expect(created).toMatchObject({
      expirationTime: '2026-11-20T13:00:00.000Z',
      role: { uid: VIEWER_ROLE, name: 'viewer' },
      code: expect.stringContaining('.'),
    });
    const { code, ...shown } = created;
    expect(code).not.toBe('');
    expect(await iam.groupInvites.get(created.uid)).toEqual(shown);
    const { json } = await test.ask(`/iam/v2/groupInvites/${created.uid}`, {
      token: test.platform.line.adminToken,
    });
    expect(json.role).not.toHaveProperty('createTime');
    expect(await Array.fromAsync(iam.groupInvites.list({ keyId: created.keyId ?? '' }))).toEqual([shown]);
    expect(await Array.fromAsync(iam.groupInvites.list({ keyId: 'other' }))).toEqual([]);
    await iam.groupInvites.delete(created.uid);
    await expect(iam.groupInvites.get(created.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('are for a time, with an address, and with a role that the host holds', async () => {
    const { iam, test } = await start();
    await expect(
      iam.groupInvites.create(TEAM, { roleUid: VIEWER_ROLE, ttl: '1h', email: 'kim' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('ttl: must be a duration such as 604800s') });
    const foreign = await iam.roles.create(ACME, { name: 'small' });
    const teamster = createIamClient(await test.signIn(TEAMSTER));
    await expect(
      teamster.groupInvites.create(ACME, { roleUid: foreign.uid, ttl: '60s' }),
    ).rejects.toMatchObject({ code: 'platform_not_found' });
  });
});

describe('terms', () => {
  it('are accepted once, by the first who does', async () => {
    const { iam, test } = await start();
    expect(await iam.terms.accept(ACME, ['a', 'b'])).toEqual(['a', 'b']);
    const at = nowOf(test);
    test.clock.advance(60_000);
    await iam.terms.accept(ACME, ['b', 'c']);
    const accepted = await Array.fromAsync(iam.terms.list(ACME, { pageSize: 1, orderBy: 'name' }));
    expect(accepted.map(({ docId, createTime }) => [docId, createTime])).toEqual([
      ['a', at],
      ['b', at],
      ['c', nowOf(test)],
    ]);
    expect(accepted[0]).toMatchObject({ orgUid: ACME, acceptedBy: OWNER });
  });
});
