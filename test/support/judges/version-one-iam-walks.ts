import { expect } from 'vitest';

import { derivedRoleUid } from '../../../src/embedded-platform/resources/uid.ts';
import {
  ACME,
  EDGE,
  NOBODY,
  PULLER,
  TEAM,
  VIEWER,
} from '../../integration/embedded-platform/test-platform.ts';
import type { Json } from '../grpc/messages.ts';

/** Calls a method of v1 as the owner of an organization; what is unset is not in the answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- messages of every form
export type CallVersionOne = (method: string, request?: Json) => Promise<any>;

/** A walk through every method of a service. */
export type Walk = (call: CallVersionOne) => Promise<void>;

const VIEWER_ROLE = derivedRoleUid('', 'viewer');
const PULL_ROLE = derivedRoleUid('', 'registry.pull');
/** Everything of the organization. */
export const BELOW = { descendantsOf: ACME };
const CLAIM_MATCH = { issuer: 'https://issuer.test', subject: 'me' };

/** The names of what is listed, in order of the alphabet. */
export async function names(
  call: CallVersionOne,
  method: string,
  request?: Json,
): Promise<readonly string[]> {
  const { items = [] } = await call(method, request);
  return items.map(({ name }: { name: string }) => name).sort();
}

/** The ids of what is listed. */
export async function ids(call: CallVersionOne, method: string, request?: Json): Promise<readonly string[]> {
  const { items = [] } = await call(method, request);
  return items.map(({ id }: { id: string }) => id);
}

async function newProvider(call: CallVersionOne): Promise<string> {
  const oidc = { issuer: 'https://login.test', clientId: 'x', pkceEnabled: true };
  const identityProvider = { name: 'people', defaultRole: VIEWER_ROLE, oidc };
  return (await call('iam.IdentityProviders/Create', { parentId: ACME, identityProvider })).id;
}

/** A walk through each service of `chainguard.platform.iam`, with what the seed of `REGISTRY_WORLD` makes of it. */
export const IAM_WALKS: Readonly<Record<string, Walk>> = {
  'iam.ExternalGroupRoleMappings': async (call) => {
    const provider = await newProvider(call);
    const list = async () =>
      ids(call, 'iam.ExternalGroupRoleMappings/List', { identityProviderUidp: provider });
    const create = async (externalGroupId: string) => {
      const mapping = { externalGroupId, roleUidp: VIEWER_ROLE, scope: TEAM };
      return call('iam.ExternalGroupRoleMappings/Create', { parentId: provider, mapping });
    };
    const [first, second] = [await create('staff'), await create('guests')];
    expect(first).toMatchObject({ identityProviderUidp: provider, externalGroupId: 'staff', scope: TEAM });
    expect(await call('iam.ExternalGroupRoleMappings/Get', { uid: first.id })).toEqual(first);
    expect(new Set(await list())).toEqual(new Set([first.id, second.id]));
    expect(await call('iam.ExternalGroupRoleMappings/Delete', { id: first.id })).toEqual({});
    const batch = { parentId: provider, ids: [second.id] };
    const removed = await call('iam.ExternalGroupRoleMappings/BatchDelete', batch);
    expect(removed).toEqual({ parentId: provider, items: [second] });
    expect(await list()).toEqual([]);
  },
  'iam.GroupAccountAssociations': async (call) => {
    const list = async (group: string) => names(call, 'iam.GroupAccountAssociations/List', { group });
    const amazon = { account: '123456789012' };
    const made = await call('iam.GroupAccountAssociations/Create', { group: TEAM, name: 'cloud', amazon });
    expect(made).toEqual({ group: TEAM, name: 'cloud', amazon });
    expect([await list(TEAM), await list(ACME)]).toEqual([['cloud'], []]);
    const check = { group: TEAM, accountType: 'AMAZON' };
    expect(await call('iam.GroupAccountAssociations/Check', check)).toMatchObject({ ready: 'Ready' });
    const google = { projectId: 'project', projectNumber: '1' };
    const update = { group: TEAM, name: 'other', google };
    expect(await call('iam.GroupAccountAssociations/Update', update)).toEqual(update);
    expect(await call('iam.GroupAccountAssociations/Delete', { group: TEAM })).toEqual({});
    expect(await list(TEAM)).toEqual([]);
  },
  'iam.GroupInvites': async (call) => {
    const invite = { group: TEAM, role: VIEWER_ROLE, ttl: '3600s' };
    const { id, code, role } = await call('iam.GroupInvites/Create', invite);
    expect({ code, role }).toMatchObject({ code: expect.any(String), role: { name: 'viewer' } });
    expect(await ids(call, 'iam.GroupInvites/List', { group: TEAM })).toEqual([id]);
    expect(await call('iam.GroupInvites/Delete', { id })).toEqual({});
    expect(await ids(call, 'iam.GroupInvites/List', { group: TEAM })).toEqual([]);
  },
  'iam.Groups': async (call) => {
    expect(await names(call, 'iam.Groups/List', { uidp: BELOW })).toEqual(['edge', 'team']);
    expect(await names(call, 'iam.Groups/List', { id: ACME })).toEqual(['acme']);
    const { id } = await call('iam.Groups/Create', { parent: TEAM, group: { name: 'new' } });
    const update = { id, name: 'newer', description: 'd' };
    expect(await call('iam.Groups/Update', update)).toMatchObject(update);
    expect(await names(call, 'iam.Groups/List', { uidp: { childrenOf: TEAM } })).toEqual(['edge', 'newer']);
    expect(await call('iam.Groups/Delete', { id })).toEqual({});
    await expect(call('iam.Groups/Delete', { id: ACME })).rejects.toMatchObject({ code: 9 });
    expect(await call('iam.Groups/LookupGroup')).toEqual({});
    expect(await call('iam.Groups/CheckEligibility')).toEqual({});
    await expect(call('iam.Groups/RequestGroupAccess', { groupId: EDGE })).rejects.toMatchObject({ code: 5 });
  },
  'iam.Identities': async (call) => {
    const seeded = ['creator', 'nobody', 'owner', 'puller', 'teamster', 'viewer'];
    expect(await names(call, 'iam.Identities/List', { uidp: BELOW })).toEqual(seeded);
    const identity = { name: 'new', claimMatch: CLAIM_MATCH };
    const { id, createdAt } = await call('iam.Identities/Create', { parentId: ACME, identity });
    expect(createdAt).toEqual(expect.any(String));
    const update = { id, name: 'newer', claimMatch: { ...CLAIM_MATCH, claims: { id: '1' } } };
    expect(await call('iam.Identities/Update', update)).toMatchObject(update);
    expect(await names(call, 'iam.Identities/List', { id })).toEqual(['newer']);
    expect(await call('iam.Identities/Lookup', CLAIM_MATCH)).toEqual({ id: expect.any(String) });
    expect(await call('iam.Identities/Delete', { id })).toEqual({});
    expect(await names(call, 'iam.Identities/List', { id })).toEqual([]);
  },
  'iam.IdentityProviders': async (call) => {
    const id = await newProvider(call);
    const on = { identityProviderId: id };
    expect(await names(call, 'iam.IdentityProviders/List', { id })).toEqual(['people']);
    const oidc = { issuer: 'https://login.test', clientId: 'y', pkceEnabled: true };
    const update = { id, name: 'staff', defaultRole: VIEWER_ROLE, oidc };
    expect(await call('iam.IdentityProviders/Update', update)).toMatchObject(update);
    const { etag } = await call('iam.IdentityProviders/GenerateScimToken', { ...on, neverExpires: true });
    const renew = { ...on, etag, overlap: '60s' };
    const renewed = await call('iam.IdentityProviders/RegenerateScimToken', renew);
    expect(renewed).toMatchObject({ ...on, requestedOverlap: '60s' });
    const disable = { ...on, enabled: false, etag: renewed.etag };
    expect(await call('iam.IdentityProviders/SetScimEnabled', disable)).toMatchObject(on);
    expect(await call('iam.IdentityProviders/RevokeScimToken', on)).toMatchObject(on);
    expect(await call('iam.IdentityProviders/Delete', { id })).toEqual({});
    expect(await names(call, 'iam.IdentityProviders/List', { uidp: BELOW })).toEqual([]);
  },
  'iam.RoleBindings': async (call) => {
    const list = async () => (await call('iam.RoleBindings/List', { uidp: BELOW })).items;
    const roles = (await list()).map(({ role: { name } }: { role: { name: string } }) => name);
    expect(roles.sort()).toEqual([
      'owner',
      'owner',
      'registry.pull',
      'registry.pull_token_creator',
      'viewer',
    ]);
    const roleBinding = { identity: NOBODY, role: VIEWER_ROLE };
    const made = await call('iam.RoleBindings/Create', { parent: ACME, roleBinding });
    expect(made).toEqual({ id: made.id, group: ACME, ...roleBinding });
    const update = { ...made, role: PULL_ROLE };
    expect(await call('iam.RoleBindings/Update', update)).toEqual(update);
    const roleBindings = [VIEWER, PULLER].map((identity) => ({ identity, role: PULL_ROLE }));
    const batch = await call('iam.RoleBindings/CreateBatch', { parent: TEAM, roleBindings });
    expect(batch.roleBindings).toMatchObject(roleBindings);
    expect(await list()).toHaveLength(8);
    expect(await call('iam.RoleBindings/Delete', { id: made.id })).toEqual({});
    expect(await list()).toHaveLength(7);
  },
  'iam.Roles': async (call) => {
    expect(await names(call, 'iam.Roles/List', { parent: ACME })).toEqual(['gate']);
    expect(await names(call, 'iam.Roles/List', { parent: '/', name: 'viewer' })).toEqual(['viewer']);
    const role = { name: 'new', capabilities: ['repo.list'] };
    const { id } = await call('iam.Roles/Create', { parentId: ACME, role });
    const update = { id, name: 'newer', capabilities: ['tag.list'] };
    expect(await call('iam.Roles/Update', update)).toEqual(update);
    expect(await names(call, 'iam.Roles/List', { parent: ACME })).toEqual(['gate', 'newer']);
    expect(await call('iam.Roles/Delete', { id })).toEqual({});
  },
  'iam.Terms': async (call) => {
    const terms = { group: ACME, documentIds: ['a', 'b'] };
    expect(await call('iam.Terms/AcceptTerms', terms)).toEqual(terms);
    expect((await call('iam.Terms/ListAccepted', { group: ACME })).items).toHaveLength(2);
  },
};
