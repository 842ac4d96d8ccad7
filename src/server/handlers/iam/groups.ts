import { Group, NewGroup } from '../../../contract/iam/group.ts';
import { NamedListQuery } from '../../../contract/page.ts';
import { routes } from '../../../contract/routes.ts';
import { rootUid } from '../../../contract/uid.ts';
import { authenticate } from '../../requests/authentication.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import { readBody } from '../../requests/query.ts';
import { failedPrecondition, notFound } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import { requireUniqueName } from '../../resources/unique-name.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Resource, ResourceKind } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { toWire } from '../../requests/wire.ts';

const GROUP = { kind: 'group', fields: NewGroup, toItem: toWire, check: requireUniqueName } as const;

/** The groups at and below those where the caller may list them. */
export const listGroups = listHandler({
  kind: 'group',
  capability: routes.listGroups.capability,
  field: 'groups',
  query: NamedListQuery,
  filter: byName,
  toItem: toWire,
});

/** One group by its uid. */
export const getGroup = getHandler(GROUP, routes.getGroup);

/** A new group below another one. Organizations are not made here: they have no parent to name in the path. */
export const createGroup = createHandler(GROUP, routes.createGroup);

/** Changes a group. */
export const updateGroup = patchHandler(GROUP, routes.updateGroup);

/** Deletes a group in which nothing lies any more (service-rules.md#delete). */
export const deleteGroup = deleteHandler(GROUP, { ...routes.deleteGroup, prepare: requireEmpty });

/** The organization of the caller; an administrator is in none. What the service looks up is not documented. */
export const lookupGroup: Handler = async (call, services) => {
  const { identityUid } = await authenticate(call, services);
  const group = services.store.resources.get('group', rootUid(identityUid));
  return group === undefined ? {} : { group: Group.parse(toWire(group)) };
};

/** Whether the caller may found an organization: a workload is in one already, so it may not. */
export const checkEligibility: Handler = async (call, services) => {
  await authenticate(call, services);
  return { eligible: false };
};

/** Asks the owners of a group to be let in. Nobody reads such requests here: it is taken and comes to nothing. */
export const requestGroupAccess: Handler = async (call, services) => {
  await authenticate(call, services);
  const uid = pathValue(call, 'uid');
  if (services.store.resources.get('group', uid) === undefined) throw notFound('Group', uid);
  readBody(routes.requestGroupAccess.body, call);
  return {};
};

/** What keeps a group from being deleted; its role bindings only say who may what in it, and go with it. */
const CHILD_KINDS: readonly ResourceKind[] = [
  'group',
  'identity',
  'role',
  'repo',
  'advisory',
  'identityProvider',
  'accountAssociation',
  'groupInvite',
  'subscription',
];

function requireEmpty(group: Resource, { resources }: Store): void {
  const kind = CHILD_KINDS.find((child) => resources.count({ kind: child, childrenOf: group.uid }) > 0);
  if (kind !== undefined) {
    throw failedPrecondition('RESOURCE_NOT_EMPTY', `group ${group.uid} still has a child of kind ${kind}`);
  }
  for (const { uid } of resources.list({ kind: 'roleBinding', childrenOf: group.uid })) {
    resources.delete('roleBinding', uid);
  }
}
