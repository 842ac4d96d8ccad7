import { NewGroup } from '../../../api/iam/group.ts';
import { routes } from '../../../api/routes.ts';
import { rootUid } from '../../../values/uid.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import { failedPrecondition, invalidArgument, notFound } from '../../requests/refusal.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import { requireUniqueName } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';
import type { Services } from '../../services.ts';
import type { Resource, ResourceKind } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

const GROUP = {
  kind: 'group',
  fields: NewGroup,
  toItem: toGroup,
  keep: (after: Fields, _: Fields, { parent }: Resource): Fields =>
    parent === '' ? after : ofSubgroup(after),
  check: requireUniqueName,
} as const;

/**
 * Finds no organization: it would be that of the caller's email address, for which an identity provider vouches, and
 * people cannot sign in to the embedded platform with one (service-rules.md#organization-lookup).
 */
const lookupGroup: Handler = async (call, services) => {
  await authenticate(call, services);
  throw notFound('Group', 'of the caller');
};

/** Returns whether the caller can look up an organization: without an email address, it cannot. */
const checkEligibility: Handler = async (call, services) => {
  await authenticate(call, services);
  return { eligible: false };
};

/** Finds no group either, as the one to access has to be the one that `lookupGroup` finds. */
const requestGroupAccess: Handler = async (call, services) => {
  await authenticate(call, services);
  readBody(routes.requestGroupAccess.body, call);
  const uid = pathValue(call, 'uid');
  if (uid === '') throw invalidArgument('groupUid', 'is required');
  throw notFound('Group', uid);
};

/** Handlers of `/iam/v2/groups`. Organizations cannot be created: they have no parent to name in the path. */
export const groupHandlers = {
  listGroups: listHandler(GROUP, routes.listGroups, { field: 'groups', filter: byName }),
  getGroup: getHandler(GROUP, routes.getGroup),
  createGroup: createHandler(GROUP, routes.createGroup, { complete: ofSubgroup }),
  updateGroup: patchHandler(GROUP, routes.updateGroup),
  deleteGroup: deleteHandler(GROUP, routes.deleteGroup, requireEmpty),
  lookupGroup,
  checkEligibility,
  requestGroupAccess,
} satisfies Handlers;

/** A group below an organization has its kind and its status (service-rules.md#groups). */
function toGroup(group: Resource, { store }: Pick<Services, 'store'>): Fields {
  if (group.parent === '') return toWire(group);
  const { kind, status } = store.resources.get('group', rootUid(group.uid))?.body ?? {};
  return { ...toWire(group), kind, status };
}

/** Returns the fields that a group below an organization has of its own. */
function ofSubgroup(fields: Fields): Fields {
  const { kind: _kind, ...own } = fields;
  return own;
}

/** Kinds of children that prevent a group from being deleted (service-rules.md#delete). Role bindings are deleted with the group. */
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
