import type { GroupInvite, NewGroupInvite } from '../../../iam/group-invite.ts';
import type { membershipRoutes } from '../../../routes/membership-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { resourceMethods } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';

/** Invitations into groups. They do not change; they come and go. */
export interface GroupInvitesClient {
  list(filter?: Place & { readonly keyId?: string }, paging?: Paging): List<GroupInvite>;
  get(uid: string): Promise<GroupInvite>;
  /** The response is the only place that shows the code. */
  create(parent: string, invite: NewGroupInvite): Promise<GroupInvite>;
  delete(uid: string): Promise<void>;
}

/** Creates the client of `/iam/v2/groupInvites`. */
export function createGroupInvitesClient(
  access: PlatformAccess<keyof typeof membershipRoutes>,
): GroupInvitesClient {
  return {
    ...resourceMethods(access, 'invitation', {
      get: 'getGroupInvite',
      create: 'createGroupInvite',
      delete: 'deleteGroupInvite',
    }),
    list: ({ keyId, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listGroupInvites',
          purpose: 'list the invitations',
          query: { key_id: keyId, ...placeQuery(place) },
          pageOf: ({ groupInvites, ...page }) => [groupInvites, page],
          uidOf: (invite) => invite.uid,
        },
        paging,
      ),
  };
}
