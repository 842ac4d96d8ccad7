import type { GroupInvite, NewGroupInvite } from '../../../contract/iam/group-invite.ts';
import type { membershipRoutes } from '../../../contract/routes/membership-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Walk } from '../list.ts';
import type { PlatformAccess } from '../platform-access.ts';

/** Invitations into groups. They do not change; they come and go. */
export interface GroupInvitesClient {
  list(filter?: Place & { readonly keyId?: string }, walk?: Walk): List<GroupInvite>;
  get(uid: string): Promise<GroupInvite>;
  /** The answer is the only place that shows the code. */
  create(parent: string, invite: NewGroupInvite): Promise<GroupInvite>;
  delete(uid: string): Promise<void>;
}

/** The client of `/iam/v2/groupInvites`. */
export function createGroupInvitesClient(
  access: PlatformAccess<keyof typeof membershipRoutes>,
): GroupInvitesClient {
  const { ask } = access;
  return {
    list: ({ keyId, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listGroupInvites',
          purpose: 'list the invitations',
          query: { key_id: keyId, ...placeQuery(place) },
          pageOf: ({ groupInvites, ...page }) => ({ items: groupInvites, ...page }),
          uidOf: (invite) => invite.uid,
        },
        walk,
      ),
    get: (uid) => ask('getGroupInvite', `get the invitation ${uid}`, { path: { uid } }),
    create: (parent, invite) =>
      ask('createGroupInvite', `invite into the group ${parent}`, { path: { parent }, body: invite }),
    delete: async (uid) => {
      await ask('deleteGroupInvite', `delete the invitation ${uid}`, { path: { uid } });
    },
  };
}
