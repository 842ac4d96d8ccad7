import { describe, expect, it } from 'vitest';

import { derivedRoleUid } from '../../../../src/embedded-platform/resources/uid.ts';
import { callInMemory } from '../../../support/grpc/in-memory-call.ts';
import { ACME, NOBODY, startTestPlatform, TEAM, VIEWER, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';
import { send } from './version-one-calls.ts';

const ROLE = derivedRoleUid('', 'viewer');
const PULL = derivedRoleUid('', 'registry.pull');
const PROVIDER = {
  name: 'people',
  defaultRole: ROLE,
  oidc: { issuer: 'https://login.test', clientId: 'x', pkceEnabled: true },
};

async function post(test: TestPlatform, path: string, body: unknown): Promise<Record<string, unknown>> {
  const reply = await send(test, 'POST', path, { body });
  expect(reply, `${path} ${reply.text}`).toMatchObject({ status: 200 });
  return reply.json;
}

describe('role bindings in v1', () => {
  it('name identity, group and role by uid, and the list shows them', async () => {
    const test = await startTestPlatform(WORLD);
    const made = await post(test, `/iam/v1/rolebindings/${ACME}`, { identity: NOBODY, role: ROLE });
    expect(made).toMatchObject({ identity: NOBODY, role: ROLE, group: ACME });
    const id = String(made['id']);
    const { json } = await send(test, 'GET', `/iam/v1/rolebindings?id=${id}`);
    expect(json.items).toMatchObject([
      {
        id,
        identity: NOBODY,
        group: { id: ACME, name: 'acme' },
        role: { id: ROLE, name: 'viewer' },
        email: '',
        claimMatchIssuer: 'https://token.actions.githubusercontent.com',
        claimMatchSubject: 'repo:acme/shop:ref:refs/heads/main',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    ]);
    const { json: binding } = await send(test, 'GET', `/iam/v2/roleBindings/${id}`);
    expect(binding).toMatchObject({ uid: id, identity: { uid: NOBODY }, role: { uid: ROLE } });
    const update = await send(test, 'PUT', `/iam/v1/rolebindings/${id}`, {
      body: { id: 'other', identity: NOBODY, group: TEAM, role: PULL },
    });
    expect(update.json).toMatchObject({ id, identity: NOBODY, group: ACME, role: PULL });
    const lacking = await send(test, 'PUT', `/iam/v1/rolebindings/${id}`, { body: { role: PULL } });
    expect(lacking.json.message).toBe('Invalid argument: identityUid: is required');
  });

  it('are created several at once, from an array', async () => {
    const test = await startTestPlatform(WORLD);
    const bindings = [VIEWER, NOBODY].map((identity) => ({ identity, role: PULL }));
    const { roleBindings } = await post(test, `/iam/v1/rolebindings/batch/${ACME}`, bindings);
    expect(roleBindings).toMatchObject([
      { identity: VIEWER, role: PULL, group: ACME },
      { identity: NOBODY, role: PULL, group: ACME },
    ]);
    const { code, json } = await callInMemory(test.platform, 'iam.RoleBindings/CreateBatch', {
      parent: TEAM,
      roleBindings: bindings,
    });
    expect(code).toBe(0);
    expect(json['roleBindings']).toMatchObject([{ identity: VIEWER, group: TEAM }, { identity: NOBODY }]);
    const wrong = await send(test, 'POST', `/iam/v1/rolebindings/batch/${ACME}`, { body: { x: 1 } });
    expect(wrong).toMatchObject({ status: 400, json: { code: 3 } });
  });
});

describe('an account association in v1', () => {
  it('is that of its group, which is its uid', async () => {
    const test = await startTestPlatform(WORLD);
    const path = `/iam/v1/account_associations/${TEAM}`;
    const github = { appInstallations: { 5: { installations: [{ installationId: '7', name: 'x' }] } } };
    const made = await post(test, path, { group: 'other', name: 'cloud', github });
    expect(made).toMatchObject({ group: TEAM, name: 'cloud', github });
    const { json } = await send(test, 'GET', `/iam/v1/account_associations?group=${TEAM}`);
    expect(json.items).toMatchObject([{ group: TEAM, github }]);
    expect((await send(test, 'GET', `/iam/v1/account_associations?group=${ACME}`)).json).toEqual({
      items: [],
    });
    const amazon = { account: '123456789012' };
    const { json: changed } = await send(test, 'PUT', path, { body: { name: 'cloud', amazon } });
    expect(changed).toMatchObject({ group: TEAM, amazon, github: null });
    expect((await send(test, 'GET', `/iam/v2/accountAssociations/${TEAM}`)).json).toMatchObject({ amazon });
    expect(await post(test, `${path}:check`, { accountType: 'AMAZON' })).toMatchObject({ ready: 'Ready' });
    expect(await post(test, `${path}:check`, { account_type: 'GOOGLE' })).toMatchObject({
      ready: 'NotReady',
    });
    expect((await send(test, 'DELETE', path)).text).toBe('');
    expect((await send(test, 'DELETE', path)).status).toBe(404);
  });
});

describe('an invitation in v1', () => {
  it('shows its code once', async () => {
    const test = await startTestPlatform(WORLD);
    const made = await post(test, `/iam/v1/group_invites/${TEAM}`, {
      role: ROLE,
      ttl: '3600s',
      single_use: true,
    });
    expect(made).toMatchObject({
      role: { id: ROLE, name: 'viewer' },
      expiration: '2026-11-20T13:00:00.000Z',
    });
    expect(made['code']).not.toBe('');
    const { json } = await send(
      test,
      'GET',
      `/iam/v1/group_invites?group=${TEAM}&key_id=${String(made['keyId'])}`,
    );
    expect(json.items).toMatchObject([{ id: made['id'], singleUse: true, createdAt: expect.any(String) }]);
    expect(json.items[0].role.capabilities).toContain('repo.list');
    expect(json.items[0]).not.toHaveProperty('code');
    expect((await send(test, 'GET', `/iam/v1/group_invites?group=${ACME}`)).json.items).toEqual([]);
    expect((await send(test, 'DELETE', `/iam/v1/group_invites/${String(made['id'])}`)).status).toBe(200);
  });
});

describe('an identity provider in v1', () => {
  it('has mappings and a credential', async () => {
    const test = await startTestPlatform(WORLD);
    const { id } = await post(test, `/iam/v1/identityProviders/${ACME}`, PROVIDER);
    const provider = String(id);
    const scim = `/iam/v1/identityProviders/${provider}`;
    const first = await post(test, `${scim}:generateScimToken`, { neverExpires: true });
    expect(first).toMatchObject({ identityProviderId: provider, expireTime: null });
    const second = await post(test, `${scim}:regenerateScimToken`, { etag: first['etag'], overlap: '60s' });
    expect(second).toMatchObject({ requestedOverlap: '60s' });
    const disabled = await post(test, `${scim}:setScimEnabled`, { enabled: false, etag: second['etag'] });
    expect(disabled).toMatchObject({ identityProviderId: provider, enabled: false });
    expect(await post(test, `${scim}:revokeScimToken`, {})).toMatchObject({ identityProviderId: provider });

    const mappings = '/iam/v1/externalGroupRoleMappings';
    const mapping = { externalGroupId: 'staff', role_uidp: ROLE, scope: TEAM };
    const made = await post(test, `${mappings}/${provider}`, mapping);
    expect(made).toMatchObject({ identityProviderUidp: provider, roleUidp: ROLE, scope: TEAM });
    const listed = await send(test, 'GET', `${mappings}?identity_provider_uidp=${provider}`);
    expect(listed.json.items).toEqual([made]);
    expect((await send(test, 'GET', `${mappings}/${String(made['id'])}`)).json).toEqual(made);
    const removed = await post(test, `${mappings}:batchDelete`, { parentId: provider, ids: [made['id']] });
    expect(removed).toEqual({ parentId: provider, items: [made] });
    const missing = await send(test, 'GET', `${mappings}/${String(made['id'])}`);
    expect(missing).toMatchObject({ status: 200, json: { id: '', scope: '' } });
    expect((await send(test, 'DELETE', `${mappings}/${String(made['id'])}`)).status).toBe(404);
  });
});

describe('terms in v1', () => {
  it('are those that v2 lists', async () => {
    const test = await startTestPlatform(WORLD);
    const accepted = await post(test, `/iam/v1/terms/${ACME}`, { document_ids: ['a', 'b'] });
    expect(accepted).toEqual({ group: ACME, documentIds: ['a', 'b'] });
    const { json } = await send(test, 'GET', `/iam/v1/terms/${ACME}`);
    expect(json.items).toHaveLength(2);
    expect(json.items[0]).toMatchObject({ acceptedAt: '2026-11-20T12:00:00.000Z' });
    expect((await send(test, 'GET', '/iam/v1/terms/none')).json).toEqual({ items: [] });
  });
});
