import { Identity } from '../../../contract/iam/identity.ts';
import {
  NewRoleBinding,
  RoleBindingBatch,
  RoleBindingListQuery,
} from '../../../contract/iam/role-binding.ts';
import { routes } from '../../../contract/routes.ts';
import { formatInstant } from '../../../domain/instant.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible, isAtOrBelow } from '../../requests/authorization.ts';
import { requireGrantableRole } from '../../iam/grantable-role.ts';
import { listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { readBody } from '../../requests/query.ts';
import { invalidArgument, notFound } from '../../requests/refusal.ts';
import { createHandler, insertResource, planResource } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import type { Handler } from '../../requests/route-call.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { toWire } from '../../requests/wire.ts';

const ROLE_BINDING = {
  kind: 'roleBinding',
  fields: NewRoleBinding,
  toItem: hydrate,
  facetOf: ({ identityUid }: Fields): string => String(identityUid),
  check: requireGrantable,
} as const;

/** The role bindings of the caller's groups, hydrated. */
export const listRoleBindings = listHandler({
  kind: 'roleBinding',
  capability: routes.listRoleBindings.capability,
  field: 'roleBindings',
  query: RoleBindingListQuery,
  filter: ({ identity, group, role }) => ({
    facets: identity === undefined ? undefined : [identity],
    parent: group,
    role,
  }),
  toItem: hydrate,
});

/** One role binding by its uid. */
export const getRoleBinding = getHandler(ROLE_BINDING, routes.getRoleBinding);

/**
 * Binds an identity to a role at a group. The same binding a second time is the first one, not an error
 * (sign-in-rules.md#create-and-bind).
 */
export const createRoleBinding = createHandler(ROLE_BINDING, {
  ...routes.createRoleBinding,
  findSame: (wanted, { services }) => findSame(wanted, services.store),
});

/** Changes who is bound, or to which role; where stays as it is. */
export const updateRoleBinding = patchHandler(ROLE_BINDING, routes.updateRoleBinding);

/** Deletes a role binding. */
export const deleteRoleBinding = deleteHandler(ROLE_BINDING, routes.deleteRoleBinding);

/** Binds up to 25 at once: each is checked before any of them is there (sign-in-rules.md#create-and-bind). */
export const batchCreateRoleBindings: Handler = async (call, services) => {
  const context = { caller: await authenticate(call, services), services };
  const { store } = services;
  const batch = readBody(RoleBindingBatch, call);
  const { capability } = routes.batchCreateRoleBindings;
  const planned = batch.requests.map((request) => {
    const uid = request.parent ?? batch.parent;
    const parent = getVisible(context.caller, { kind: 'group', uid, capability }, store);
    const roleUid = request.roleBinding.roleUid ?? batch.roleUid;
    if (roleUid === undefined) throw invalidArgument('roleUid', 'is required');
    return planResource(ROLE_BINDING, { parent, given: { ...request.roleBinding, roleUid } }, context);
  });
  const bind = (wanted: Resource): Fields => {
    const same = findSame(wanted, store);
    return same === undefined ? insertResource(ROLE_BINDING, wanted, context) : hydrate(same, services);
  };
  const roleBindings: Fields[] = [];
  store.atOnce(() => roleBindings.push(...planned.map(bind)));
  return { roleBindings };
};

function findSame(wanted: Resource, { resources }: Store): Resource | undefined {
  return resources
    .list({ kind: 'roleBinding', facets: [wanted.facet], childrenOf: wanted.parent })
    .find((binding) => binding.body['roleUid'] === wanted.body['roleUid']);
}

function requireGrantable(wanted: Resource, context: WriteContext): void {
  const group = context.services.store.resources.get('group', wanted.parent);
  if (group === undefined) throw notFound('Group', wanted.parent);
  requireReachable(String(wanted.body['identityUid']), group, context.services.store);
  requireGrantableRole(String(wanted.body['roleUid']), group, context);
}

/**
 * An identity is confined to its own group, so a binding anywhere else would grant it nothing
 * (service-rules.md#identity-scope).
 */
function requireReachable(uid: string, group: Resource, store: Store): void {
  const identity = store.resources.get('identity', uid);
  if (identity === undefined || !isRelated(identity.parent, group.uid)) throw notFound('Identity', uid);
  if (!isAtOrBelow(group, identity.parent)) {
    throw invalidArgument('identityUid', `the identity is confined to group ${identity.parent}`);
  }
}

/** True when one group lies above the other: what lies elsewhere is not for the caller to know of. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** The binding with its whole identity, group and role (service-rules.md#role-bindings). */
function hydrate(binding: Resource, { store }: Services): Fields {
  const { identityUid, roleUid } = binding.body;
  const { claimMatch, staticKeys, ...identity } = toIdentity(
    store.resources.get('identity', String(identityUid)),
  );
  const known = claimMatch ?? staticKeys;
  return {
    uid: binding.uid,
    identityUid,
    roleUid,
    identity: { ...identity, subject: known?.subject, issuer: known?.issuer },
    group: essence(store.resources.get('group', binding.parent)),
    role: essence(store.resources.get('role', String(roleUid))),
    createTime: formatInstant(binding.createTime),
    updateTime: formatInstant(binding.updateTime),
  };
}

function toIdentity(
  resource: Resource | undefined,
): Pick<Identity, 'uid' | 'name' | 'description' | 'claimMatch' | 'staticKeys'> {
  if (resource === undefined) throw new Error('a role binding outlived its identity');
  const { uid, name, description, claimMatch, staticKeys } = Identity.parse(toWire(resource));
  return { uid, name, description, claimMatch, staticKeys };
}

function essence(resource: Resource | undefined): unknown {
  if (resource === undefined) throw new Error('a role binding outlived its group or role');
  return { uid: resource.uid, name: resource.name, description: resource.body['description'] };
}
