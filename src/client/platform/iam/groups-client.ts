import type { Group, NewGroup } from '../../../contract/iam/group.ts';
import type { groupRoutes } from '../../../contract/routes/group-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Walk } from '../list.ts';
import { patchParts } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Groups; the ones without a parent are organizations. */
export interface GroupsClient {
  list(filter?: Place & { readonly name?: string }, walk?: Walk): List<Group>;
  get(uid: string): Promise<Group>;
  create(parent: string, group: NewGroup): Promise<Group>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(uid: string, changes: Partial<NewGroup>, mask?: PatchMask<NewGroup>): Promise<Group>;
  /** Throws `platform_precondition` while anything lies in the group. */
  delete(uid: string): Promise<void>;
  /** The organization of the caller; undefined where it is in none. */
  lookup(): Promise<Group | undefined>;
  /** True when the caller may found an organization. */
  isEligible(): Promise<boolean>;
  /** Asks the owners of a group to be let in. */
  requestAccess(uid: string): Promise<void>;
}

/** The client of `/iam/v2/groups`. */
export function createGroupsClient(access: PlatformAccess<keyof typeof groupRoutes>): GroupsClient {
  const { ask } = access;
  return {
    list: ({ name, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listGroups',
          purpose: 'list the groups',
          query: { name, ...placeQuery(place) },
          pageOf: ({ groups, ...page }) => ({ items: groups, ...page }),
          uidOf: (group) => group.uid,
        },
        walk,
      ),
    get: (uid) => ask('getGroup', `get the group ${uid}`, { path: { uid } }),
    create: (parent, group) =>
      ask('createGroup', `create the group ${group.name}`, { path: { parent }, body: group }),
    update: (uid, changes, mask) =>
      ask('updateGroup', `change the group ${uid}`, patchParts(uid, changes, mask)),
    delete: async (uid) => {
      await ask('deleteGroup', `delete the group ${uid}`, { path: { uid } });
    },
    lookup: async () => (await ask('lookupGroup', 'look up the own organization')).group,
    isEligible: async () => (await ask('checkEligibility', 'check the eligibility')).eligible ?? false,
    requestAccess: async (uid) => {
      await ask('requestGroupAccess', `ask for access to the group ${uid}`, { path: { uid }, body: {} });
    },
  };
}
