import { randomBytes, randomUUID } from 'node:crypto';

import { GroupInvite, GroupInviteListQuery, NewGroupInvite } from '../../../contract/iam/group-invite.ts';
import { routes } from '../../../contract/routes.ts';
import { formatInstant, toInstant } from '../../../domain/instant.ts';
import { requireGrantableRole } from '../../iam/grantable-role.ts';
import { listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { notFound } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import { toNameless, toRole } from '../../requests/wire.ts';

const INVITE = {
  kind: 'groupInvite',
  fields: NewGroupInvite,
  toItem: hydrate,
  facetOf: ({ keyId }: Fields): string => String(keyId),
  check: requireGrantable,
} as const;

/** The invitations into the caller's groups. */
export const listGroupInvites = listHandler({
  kind: 'groupInvite',
  capability: routes.listGroupInvites.capability,
  field: 'groupInvites',
  query: GroupInviteListQuery,
  filter: ({ keyId }) => ({ facets: keyId === undefined ? undefined : [keyId] }),
  toItem: hydrate,
});

/** One invitation by its uid. */
export const getGroupInvite = getHandler(INVITE, routes.getGroupInvite);

const insertInvite = createHandler(INVITE, { ...routes.createGroupInvite, complete: completeInvite });

/** Invites into a group. The code is shown this once and not kept: there are no people here who could come with it. */
export const createGroupInvite: Handler = async (call, services) => {
  const invite = GroupInvite.parse(await insertInvite(call, services));
  return { ...invite, code: `${invite.keyId ?? ''}.${randomBytes(32).toString('base64url')}` };
};

/** Takes an invitation back. */
export const deleteGroupInvite = deleteHandler(INVITE, routes.deleteGroupInvite);

function completeInvite(fields: Fields, { services }: WriteContext): Fields {
  const { ttl, ...invite } = NewGroupInvite.parse(fields);
  const expiry = toInstant(services.clock.now() + Math.floor(Number.parseFloat(ttl) * 1000));
  return { ...invite, keyId: randomUUID(), expirationTime: formatInstant(expiry) };
}

function hydrate(invite: Resource, { store }: Services): Fields {
  const role = store.resources.get('role', String(invite.body['roleUid']));
  return { ...toNameless(invite), ...(role === undefined ? {} : { role: toRole(role) }) };
}

function requireGrantable(wanted: Resource, context: WriteContext): void {
  const group = context.services.store.resources.get('group', wanted.parent);
  if (group === undefined) throw notFound('Group', wanted.parent);
  requireGrantableRole(String(wanted.body['roleUid']), group, context);
}
