import type { Group, NewGroup } from '../../../iam/group.ts';
import type { groupRoutes } from '../../../routes/group-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Groups; the ones without a parent are organizations. */
export interface GroupsClient {
  list(filter?: Place & { readonly name?: string }, paging?: Paging): List<Group>;
  get(uid: string): Promise<Group>;
  create(parent: string, group: NewGroup): Promise<Group>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(uid: string, changes: Partial<NewGroup>, mask?: PatchMask<NewGroup>): Promise<Group>;
  /** Throws `platform_precondition` while anything is in the group. */
  delete(uid: string): Promise<void>;
  /** The organization of the caller's email address. Throws `platform_not_found` if no identity provider vouches for it. */
  lookup(): Promise<Group | undefined>;
  /** True if the caller can look up an organization by its email address. */
  isEligible(): Promise<boolean>;
  /** Requests access to the organization that `lookup` finds from its owners. */
  requestAccess(uid: string): Promise<void>;
}

/** Creates the client of `/iam/v2/groups`. */
export function createGroupsClient(access: PlatformAccess<keyof typeof groupRoutes>): GroupsClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'group', {
      get: 'getGroup',
      create: 'createGroup',
      delete: 'deleteGroup',
    }),
    list: ({ name, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listGroups',
          purpose: 'list the groups',
          query: { name, ...placeQuery(place) },
          pageOf: ({ groups, ...page }) => [groups, page],
          uidOf: (group) => group.uid,
        },
        paging,
      ),
    update: (uid, changes, mask) =>
      request('updateGroup', `update the group ${uid}`, patchParts(uid, changes, mask)),
    lookup: async () => (await request('lookupGroup', 'look up the organization of the caller')).group,
    isEligible: async () => (await request('checkEligibility', 'check the eligibility')).eligible ?? false,
    requestAccess: async (uid) => {
      await request('requestGroupAccess', `request access to the group ${uid}`, { path: { uid }, body: {} });
    },
  };
}
