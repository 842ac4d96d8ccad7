import type { GroupInvite, NewGroupInvite } from '../../../iam/group-invite.ts';
import type { membershipRoutes } from '../../../routes/membership-routes.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { FixedResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Invitations into groups. They do not change; they come and go. */
export interface GroupInvitesClient extends FixedResourceClient<
  GroupInvite,
  NewGroupInvite,
  { readonly keyId?: string }
> {
  /** The response is the only place that shows the code. */
  create(parent: string, invite: NewGroupInvite, options?: CallOptions): Promise<GroupInvite>;
}

/** Creates the client of `/iam/v2/groupInvites`. */
export function createGroupInvitesClient(
  access: PlatformAccess<keyof typeof membershipRoutes>,
): GroupInvitesClient {
  return {
    ...createResource(access, {
      nouns: ['invitation', 'invitations'],
      list: 'listGroupInvites',
      get: 'getGroupInvite',
      create: 'createGroupInvite',
      delete: 'deleteGroupInvite',
      pageOf: ({ groupInvites, ...page }) => [groupInvites, page],
    }),
  };
}
