import type { Group, NewGroup } from '../../../iam/group.ts';
import type { groupRoutes } from '../../../routes/group-routes.ts';
import { patchParts } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Groups without the methods for a person who has no organization yet: those that the actions use. */
export type GroupResource = ResourceClient<Group, NewGroup, { readonly name?: string }>;

/** Groups; the ones without a parent are organizations. */
export interface GroupsClient extends GroupResource {
  /** Throws `platform_precondition` while anything is in the group. */
  delete(uid: string, options?: CallOptions): Promise<void>;
  /** The organization of the caller's email address. Throws `platform_not_found` if no identity provider vouches for it. */
  lookup(options?: CallOptions): Promise<Group | undefined>;
  /** True if the caller can look up an organization by its email address. */
  isEligible(options?: CallOptions): Promise<boolean>;
  /** Requests access to the organization that `lookup` finds from its owners. */
  requestAccess(uid: string, options?: CallOptions): Promise<void>;
}

type GroupAccess = PlatformAccess<keyof typeof groupRoutes>;

/** Creates the methods that the actions use. */
export function createGroupResource(access: GroupAccess): GroupResource {
  return {
    ...createResource(access, {
      nouns: ['group', 'groups'],
      list: 'listGroups',
      get: 'getGroup',
      create: 'createGroup',
      delete: 'deleteGroup',
      pageOf: ({ groups, ...page }) => [groups, page],
    }),
    update: (uid, changes, mask, options) =>
      access.request('updateGroup', `update the group ${uid}`, patchParts(uid, changes, { mask, options })),
  };
}

/** Creates the client of `/iam/v2/groups`. */
export function createGroupsClient(access: GroupAccess): GroupsClient {
  const { request } = access;
  return {
    ...createGroupResource(access),
    lookup: async (options) =>
      (await request('lookupGroup', 'look up the organization of the caller', { options })).group,
    isEligible: async (options) =>
      (await request('checkEligibility', 'check the eligibility', { options })).eligible ?? false,
    requestAccess: async (uid, options) => {
      const parts = { path: { uid }, body: {}, options };
      await request('requestGroupAccess', `request access to the group ${uid}`, parts);
    },
  };
}
