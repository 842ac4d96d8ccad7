import { Identity } from '../../../api/iam/identity.ts';
import { NewRoleBinding, RoleBindingBatch } from '../../../api/iam/role-binding.ts';
import { routes } from '../../../api/routes.ts';
import { getVisible, isAtOrBelow } from '../../access/authorization.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { requireGrantableRole } from '../../access/grantable-role.ts';
import { readBody } from '../../requests/read-request.ts';
import { invalidArgument, invalidArguments, notFound } from '../../requests/refusal.ts';
import type { FieldViolation } from '../../requests/refusal.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  insertResource,
  patchHandler,
  planResource,
  publishChange,
} from '../../resources/resource-handlers.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { toNameless, toWire } from '../../resources/wire.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

const ROLE_BINDING = {
  kind: 'roleBinding',
  fields: NewRoleBinding,
  toItem: hydrate,
  facetOf: ({ identityUid }: Fields): string => String(identityUid),
  check: requireGrantable,
} as const;

/**
 * Creates up to 25 bindings in one group atomically: each is checked before the first is stored
 * (sign-in-rules.md#create-and-bind).
 */
const batchCreateRoleBindings: Handler = async (call, services) => {
  const context = { caller: await authenticate(call, services), services };
  const { store } = services;
  const batch = readBody(RoleBindingBatch, call);
  const { capabilities } = routes.batchCreateRoleBindings;
  const parent = getVisible(context.caller, { kind: 'group', uid: batch.parent, capabilities }, store);
  const faults = batch.requests.flatMap((request, index) =>
    findConflicts(request, batch, `requests.${index}`),
  );
  if (faults.length > 0) throw invalidArguments(faults);
  const planned = batch.requests.map(({ roleBinding }) =>
    planResource(ROLE_BINDING, { parent, given: { roleUid: batch.roleUid, ...roleBinding } }, context),
  );
  const bindings = store.atOnce(() =>
    planned.map((wanted) => findSame(wanted, store) ?? insertResource(wanted, services)),
  );
  const answer = { roleBindings: bindings.map((binding) => hydrate(binding, services)) };
  publishChange(routes.batchCreateRoleBindings, parent, answer, context);
  return answer;
};

/** Handlers of `/iam/v2/roleBindings`. */
export const roleBindingHandlers = {
  listRoleBindings: listHandler(ROLE_BINDING, routes.listRoleBindings, {
    field: 'roleBindings',
    filter: ({ identity, group, role }) => ({
      facets: identity === undefined ? undefined : [identity],
      parent: group,
      role,
    }),
  }),
  getRoleBinding: getHandler(ROLE_BINDING, routes.getRoleBinding),
  // Creating the same binding again returns the first one instead of an error (sign-in-rules.md#create-and-bind).
  createRoleBinding: createHandler(ROLE_BINDING, routes.createRoleBinding, {
    findSame: (wanted, { services }) => findSame(wanted, services.store),
  }),
  updateRoleBinding: patchHandler(ROLE_BINDING, routes.updateRoleBinding),
  deleteRoleBinding: deleteHandler(ROLE_BINDING, routes.deleteRoleBinding),
  batchCreateRoleBindings,
} satisfies Handlers;

/** Returns the violations of a request that contradicts its batch (AIP-233), or that leaves the role open. */
function findConflicts(
  { parent, roleBinding: { roleUid } }: RoleBindingBatch['requests'][number],
  batch: RoleBindingBatch,
  place: string,
): readonly FieldViolation[] {
  const roleField = `${place}.roleBinding.roleUid`;
  const faults: FieldViolation[] = [];
  if (parent !== undefined && parent !== batch.parent) {
    faults.push({ field: `${place}.parent`, description: `differs from parent, ${batch.parent}` });
  }
  if (roleUid === undefined && batch.roleUid === undefined) {
    faults.push({ field: roleField, description: 'is required' });
  }
  if (roleUid !== undefined && batch.roleUid !== undefined && roleUid !== batch.roleUid) {
    faults.push({ field: roleField, description: `differs from roleUid, ${batch.roleUid}` });
  }
  return faults;
}

function findSame(wanted: Resource, { resources }: Store): Resource | undefined {
  return resources
    .list({ kind: 'roleBinding', facets: [wanted.facet], childrenOf: wanted.parent })
    .find((binding) => binding.body['roleUid'] === wanted.body['roleUid']);
}

function requireGrantable({ parent, body }: Resource, context: WriteContext): void {
  const group = context.services.store.resources.get('group', parent);
  if (group === undefined) throw notFound('Group', parent);
  requireReachable(String(body['identityUid']), group, context.services.store);
  requireGrantableRole(String(body['roleUid']), group, context);
}

/** An identity is confined to its group, so a binding elsewhere would grant nothing (service-rules.md#identity-scope). */
function requireReachable(uid: string, group: Resource, store: Store): void {
  const identity = store.resources.get('identity', uid);
  if (identity === undefined || !isRelated(identity.parent, group.uid)) throw notFound('Identity', uid);
  if (!isAtOrBelow(group, identity.parent)) {
    throw invalidArgument('identityUid', `the identity is confined to group ${identity.parent}`);
  }
}

/** Returns true if one group is above the other: what is elsewhere is not for the caller to know of. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Returns the binding with its whole identity, group and role (service-rules.md#role-bindings). */
function hydrate(binding: Resource, { store }: Services): Fields {
  const { identityUid, roleUid } = binding.body;
  const { claimMatch, staticKeys, ...identity } = toIdentity(
    store.resources.get('identity', String(identityUid)),
  );
  const known = claimMatch ?? staticKeys;
  return {
    ...toNameless(binding),
    identity: { ...identity, subject: known?.subject, issuer: known?.issuer },
    group: summaryOf(store.resources.get('group', binding.parent)),
    role: summaryOf(store.resources.get('role', String(roleUid))),
  };
}

function toIdentity(
  resource: Resource | undefined,
): Pick<Identity, 'uid' | 'name' | 'description' | 'claimMatch' | 'staticKeys'> {
  if (resource === undefined) throw new Error('a role binding outlived its identity');
  const { uid, name, description, claimMatch, staticKeys } = Identity.parse(toWire(resource));
  return { uid, name, description, claimMatch, staticKeys };
}

function summaryOf(resource: Resource | undefined): unknown {
  if (resource === undefined) throw new Error('a role binding outlived its group or role');
  return { uid: resource.uid, name: resource.name, description: resource.body['description'] };
}
