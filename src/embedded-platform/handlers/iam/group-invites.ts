import { randomBytes, randomUUID } from 'node:crypto';

import { GroupInvite, GroupInviteRole, NewGroupInvite } from '../../../api/iam/group-invite.ts';
import { routes } from '../../../api/routes.ts';
import { formatInstant, toInstant } from '../../../values/instant.ts';
import { requireGrantableAt } from '../../access/grantable-role.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import { createHandler, deleteHandler, getHandler } from '../../resources/resource-handlers.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { toNameless, toRole } from '../../resources/wire.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';

const INVITE = {
  kind: 'groupInvite',
  fields: NewGroupInvite,
  toItem: hydrate,
  // Subscribers learn of an invitation, not what it grants.
  toEventBody: ({ uid, expirationTime }: Fields): Fields => ({ uid, expirationTime }),
  facetOf: ({ keyId }: Fields): string => String(keyId),
  check: (wanted: Resource, context: WriteContext): void => {
    requireGrantableAt(wanted.parent, wanted.body['roleUid'], context);
  },
} as const;

const insertInvite = createHandler(INVITE, routes.createGroupInvite, { complete: completeInvite });

/** Creates an invitation. Only this response shows the code; the embedded platform does not accept it anywhere. */
const createGroupInvite: Handler = async (call, services) => {
  const invite = GroupInvite.parse(await insertInvite(call, services));
  return { ...invite, code: `${invite.keyId ?? ''}.${randomBytes(32).toString('base64url')}` };
};

/** Handlers of `/iam/v2/groupInvites`. */
export const groupInviteHandlers = {
  listGroupInvites: listHandler(INVITE, routes.listGroupInvites, {
    field: 'groupInvites',
    order: 'create_time desc',
    filter: ({ keyId }) => ({ facets: keyId === undefined ? undefined : [keyId] }),
  }),
  getGroupInvite: getHandler(INVITE, routes.getGroupInvite),
  createGroupInvite,
  deleteGroupInvite: deleteHandler(INVITE, routes.deleteGroupInvite),
} satisfies Handlers;

function completeInvite(fields: Fields, { services }: WriteContext): Fields {
  const { ttl, ...invite } = NewGroupInvite.parse(fields);
  const expiry = toInstant(services.clock.now() + Math.floor(Number.parseFloat(ttl) * 1000));
  return { ...invite, keyId: randomUUID(), expirationTime: formatInstant(expiry) };
}

function hydrate(invite: Resource, { store }: Services): Fields {
  const role = store.resources.get('role', String(invite.body['roleUid']));
  return {
    ...toNameless(invite),
    ...(role === undefined ? {} : { role: GroupInviteRole.parse(toRole(role)) }),
  };
}
