import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../src/client/iam-client.ts';
import type { IamClient } from '../../../src/client/iam-client.ts';
import { signIn } from '../../support/signed-in.ts';
import {
  ACME,
  EDGE,
  NOBODY,
  OWNER,
  SPY,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  VIEWER,
  WORLD,
} from '../server/test-platform.ts';
import type { TestPlatform } from '../server/test-platform.ts';

const CLAIM_MATCH = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/new:pull_request',
};
const NOWHERE = `${ACME}/${'0'.repeat(16)}`;

async function start(identity = OWNER): Promise<{ readonly iam: IamClient; readonly test: TestPlatform }> {
  const test = await startTestPlatform(WORLD);
  return { iam: createIamClient(await signIn(test, identity)), test };
}

async function iamAs(test: TestPlatform, identity: string): Promise<IamClient> {
  return createIamClient(await signIn(test, identity));
}

async function names(list: AsyncIterable<{ readonly name: string }>): Promise<readonly string[]> {
  return (await Array.fromAsync(list)).map(({ name }) => name).sort();
}

async function roleUid(iam: IamClient, name: string): Promise<string> {
  const [role] = await Array.fromAsync(iam.roles.list({ name }));
  return role?.uid ?? '';
}

describe('groups', () => {
  it('are created, read, changed and deleted', async () => {
    const { iam, test } = await start();
    const created = await iam.groups.create(TEAM, { name: 'night', description: 'Night shift' });
    expect(created).toMatchObject({ name: 'night', description: 'Night shift' });
    expect(created.uid).toMatch(new RegExp(`^${TEAM}/[0-9a-f]{16}$`));
    test.clock.advance(1_000);
    const changed = await iam.groups.update(created.uid, { name: 'late' });
    expect(changed).toMatchObject({
      name: 'late',
      description: 'Night shift',
      createTime: created.createTime,
    });
    expect(changed.updateTime).not.toBe(created.updateTime);
    expect(await iam.groups.get(created.uid)).toEqual(changed);
    await iam.groups.delete(created.uid);
    await expect(iam.groups.get(created.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('are deleted only when nothing lies in them', async () => {
    const { iam, test } = await start();
    await expect(iam.groups.delete(TEAM)).rejects.toMatchObject({
      code: 'platform_precondition',
      message: expect.stringContaining('Precondition failed'),
    });
    const reply = await test.ask(`/iam/v2/groups/${ACME}`, {
      method: 'DELETE',
      token: await test.tokenOf(OWNER),
    });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 9,
      details: [
        { reason: 'FAILED_PRECONDITION', domain: 'iam.platform.test' },
        {
          '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
          violations: [{ type: 'RESOURCE_NOT_EMPTY' }],
        },
      ],
    });
    await iam.groups.delete(EDGE);
  });

  it('have names that no sibling has', async () => {
    const { iam } = await start();
    await expect(iam.groups.create(ACME, { name: 'team' })).rejects.toMatchObject({
      code: 'platform_conflict',
    });
    await expect(iam.groups.create(ACME, { name: '' })).rejects.toMatchObject({
      code: 'platform_invalid_request',
    });
    expect((await iam.groups.update(TEAM, { name: 'team' })).name).toBe('team');
  });

  it('are listed by their place', async () => {
    const { iam } = await start();
    expect(await names(iam.groups.list({ ids: [TEAM, EDGE] }))).toEqual(['edge', 'team']);
    expect(await names(iam.groups.list({ inRoot: true }))).toEqual(['acme', 'team']);
    expect(await names(iam.groups.list({ inRoot: false }))).toEqual(['edge']);
    expect(await names(iam.groups.list({ ancestorsOf: EDGE }))).toEqual(['acme', 'team']);
    expect(await names(iam.groups.list({ childrenOf: ACME, name: 'edge' }))).toEqual([]);
  });

  it('tell a caller where it belongs', async () => {
    const { iam, test } = await start(TEAMSTER);
    expect(await iam.groups.lookup()).toMatchObject({ uid: ACME, name: 'acme' });
    expect(await iam.groups.isEligible()).toBe(false);
    await iam.groups.requestAccess(EDGE);
    await expect(iam.groups.requestAccess(NOWHERE)).rejects.toMatchObject({ code: 'platform_not_found' });
    expect((await test.ask('/iam/v2/groups:lookupGroup')).status).toBe(401);
  });

  it('are changed by nobody without the capability, and are not there for strangers', async () => {
    const { test } = await start();
    const viewer = await iamAs(test, VIEWER);
    await expect(viewer.groups.update(TEAM, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(viewer.groups.create(TEAM, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(viewer.groups.delete(EDGE)).rejects.toMatchObject({ code: 'auth_forbidden' });
    const spy = await iamAs(test, SPY);
    await expect(spy.groups.get(TEAM)).rejects.toMatchObject({ code: 'platform_not_found' });
    await expect(spy.groups.update(TEAM, { name: 'x' })).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });
});

describe('identities', () => {
  it('change only in the fields of the mask', async () => {
    const { iam } = await start();
    const created = await iam.identities.create(ACME, {
      name: 'new',
      description: 'one',
      claimMatch: CLAIM_MATCH,
    });
    const changes = { name: 'newer', description: 'two' };
    expect(await iam.identities.update(created.uid, changes, ['description'])).toMatchObject({
      name: 'new',
      description: 'two',
      claimMatch: CLAIM_MATCH,
    });
    expect(await iam.identities.update(created.uid, {}, ['description'])).not.toHaveProperty('description');
    await expect(iam.identities.update(created.uid, {}, ['name'])).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining('name: must match'),
    });
    await expect(iam.identities.update(created.uid, { name: 'x' }, '*')).rejects.toMatchObject({
      message: expect.stringContaining('claimMatch: is required'),
    });
  });

  it('are listed by how they are known', async () => {
    const { iam } = await start();
    const all = await names(iam.identities.list());
    expect(await names(iam.identities.list({ relationshipType: 'CLAIM_MATCH' }))).toEqual(all);
    expect(await names(iam.identities.list({ relationshipType: 'STATIC' }))).toEqual([]);
  });

  it('are looked up by what a person would be called, found or not', async () => {
    const { iam } = await start();
    const person = { issuer: 'https://accounts.example', subject: '1' };
    const uid = await iam.identities.lookup(person);
    expect(uid).toMatch(/^[0-9a-f]{40}$/);
    expect(await iam.identities.lookup(person)).toBe(uid);
    expect(await iam.identities.lookup({ ...person, subject: '2' })).not.toBe(uid);
    await expect(iam.identities.get(uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });
});

describe('roles', () => {
  it('are created, changed and deleted, and bind by what they then hold', async () => {
    const { iam, test } = await start();
    const role = await iam.roles.create(ACME, { name: 'reader', capabilities: ['CAP_REPO_LIST'] });
    expect(role.uid).toMatch(/^[0-9a-f]{40}$/);
    const binding = await iam.roleBindings.create(ACME, { identityUid: NOBODY, roleUid: role.uid });
    const nobody = await iamAs(test, NOBODY);
    await expect(Array.fromAsync(nobody.groups.list())).rejects.toMatchObject({ code: 'auth_forbidden' });
    const changed = await iam.roles.update(role.uid, { capabilities: ['CAP_IAM_GROUPS_LIST'] });
    expect(changed).toMatchObject({ name: 'reader', capabilities: ['CAP_IAM_GROUPS_LIST'] });
    expect(await names(nobody.groups.list())).toContain('acme');
    await expect(iam.roles.delete(role.uid)).rejects.toMatchObject({ code: 'platform_precondition' });
    await iam.roleBindings.delete(binding.uid);
    await iam.roles.delete(role.uid);
    await expect(iam.roles.get(role.uid)).rejects.toMatchObject({ code: 'platform_not_found' });
  });

  it('that are built in are there for everybody, and nobody changes them', async () => {
    const { iam } = await start();
    const uid = await roleUid(iam, 'viewer');
    expect((await iam.roles.get(uid)).name).toBe('viewer');
    await expect(iam.roles.update(uid, { name: 'x' })).rejects.toMatchObject({ code: 'auth_forbidden' });
    await expect(iam.roles.delete(uid)).rejects.toMatchObject({ code: 'auth_forbidden' });
  });

  it('hold nothing that their writer does not hold', async () => {
    const { iam, test } = await start();
    const capabilities = ['CAP_IAM_ROLES_LIST', 'CAP_IAM_ROLES_UPDATE'] as const;
    const small = await iam.roles.create(ACME, { name: 'small', capabilities: [...capabilities] });
    await iam.roleBindings.create(ACME, { identityUid: NOBODY, roleUid: small.uid });
    const nobody = await iamAs(test, NOBODY);
    await expect(
      nobody.roles.update(small.uid, { capabilities: [...capabilities, 'CAP_REPO_DELETE'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('missing capability repo.delete') });
    expect(await nobody.roles.update(small.uid, { name: 'tiny' })).toMatchObject({ name: 'tiny' });
  });

  it('hold no capability that there is not', async () => {
    const { test } = await start();
    const reply = await test.ask(`/iam/v2/roles/${ACME}`, {
      method: 'POST',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ name: 'x', capabilities: ['CAP_EVERYTHING'] }),
    });
    expect([reply.status, reply.json.message]).toEqual([
      400,
      'Invalid argument: capabilities.0: is not a capability',
    ]);
  });
});

describe('role bindings', () => {
  it('are found by identity, group and role', async () => {
    const { iam } = await start();
    const owner = await roleUid(iam, 'owner');
    const uids = async (
      filter: Parameters<IamClient['roleBindings']['list']>[0],
    ): Promise<readonly unknown[]> =>
      (await Array.fromAsync(iam.roleBindings.list(filter))).map(({ identityUid }) => identityUid);
    expect(await uids({ identity: VIEWER })).toEqual([VIEWER]);
    expect(new Set(await uids({ role: owner }))).toEqual(new Set([TEAMSTER, OWNER]));
    expect(await uids({ group: TEAM })).toEqual([TEAMSTER]);
    expect(await uids({ group: TEAM, identity: VIEWER })).toEqual([]);
  });

  it('change who is bound', async () => {
    const { iam } = await start();
    const [binding] = await Array.fromAsync(iam.roleBindings.list({ identity: VIEWER }));
    const changed = await iam.roleBindings.update(binding?.uid ?? '', { identityUid: NOBODY });
    expect(changed).toMatchObject({
      identityUid: NOBODY,
      roleUid: binding?.roleUid,
      identity: { name: 'nobody' },
    });
    expect(await iam.roleBindings.get(changed.uid)).toEqual(changed);
    expect(await Array.fromAsync(iam.roleBindings.list({ identity: VIEWER }))).toEqual([]);
    await expect(iam.roleBindings.update(changed.uid, { roleUid: 'none' })).rejects.toMatchObject({
      code: 'platform_not_found',
    });
  });

  it('are created all at once or not at all', async () => {
    const { iam } = await start();
    const role = await roleUid(iam, 'registry.pull');
    const request = (identityUid: string) => ({ roleBinding: { identityUid } });
    const before = await Array.fromAsync(iam.roleBindings.list());
    await expect(
      iam.roleBindings.createBatch({
        parent: ACME,
        roleUid: role,
        requests: [request(NOBODY), request(NOWHERE)],
      }),
    ).rejects.toMatchObject({ code: 'platform_not_found' });
    expect(await Array.fromAsync(iam.roleBindings.list())).toEqual(before);
    const made = await iam.roleBindings.createBatch({
      parent: ACME,
      roleUid: role,
      requests: [request(NOBODY), request(VIEWER), request(NOBODY)],
    });
    expect(made.map(({ identityUid }) => identityUid)).toEqual([NOBODY, VIEWER, NOBODY]);
    expect(made[2]?.uid).toBe(made[0]?.uid);
    await expect(
      iam.roleBindings.createBatch({
        parent: ACME,
        roleUid: role,
        requests: Array(26).fill(request(NOBODY)),
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('must not be more than 25') });
  });
});
