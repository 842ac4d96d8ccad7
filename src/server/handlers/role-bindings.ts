import { Identity } from '../../contract/identity.ts';
import { ListQuery } from '../../contract/page.ts';
import { NewRoleBinding } from '../../contract/role-binding.ts';
import { routes } from '../../contract/routes.ts';
import { formatInstant } from '../../domain/instant.ts';
import { authenticate } from '../authentication.ts';
import { getVisible, isAtOrBelow, mayUse } from '../authorization.ts';
import { roleCapabilities } from '../caller.ts';
import type { Caller } from '../caller.ts';
import { listHandler } from '../listing/list-handler.ts';
import { readBody } from '../query.ts';
import { invalidArgument, notFound, permissionDenied } from '../refusal.ts';
import { pathValue } from '../route-call.ts';
import type { Handler } from '../route-call.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';
import { newChildUid } from '../uid.ts';
import { toWire } from '../wire.ts';

/** The role bindings of the caller's groups, hydrated. */
export const listRoleBindings = listHandler({
  kind: 'roleBinding',
  capability: routes.listRoleBindings.capability,
  field: 'roleBindings',
  query: ListQuery,
  filter: () => ({}),
  toItem: hydrate,
});

/**
 * Binds an identity to a role at a group. The same binding a second time is the first one, not an error (sign-in.md
 * §4.1, "v1 conflict"). Nobody grants what they do not hold themselves; the service is only inferred to do so too
 * (§4.2), but a client that works under the rule works without it.
 */
export const createRoleBinding: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store } = services;
  const { capability } = routes.createRoleBinding;
  const group = getVisible(caller, { kind: 'group', uid: pathValue(call, 'parent'), capability }, store);
  const given = readBody(NewRoleBinding, call.body);
  const identity = findIdentity(given.identityUid, group, store);
  const role = findRole(given.roleUid, group, store);
  requireHeld(caller, role, group);
  const known = store.resources
    .list({ kind: 'roleBinding', facets: [identity.uid], childrenOf: group.uid })
    .find((binding) => binding.body['roleUid'] === role.uid);
  if (known !== undefined) return hydrate(known, store);
  const now = services.clock.now();
  const binding: Resource = {
    kind: 'roleBinding',
    uid: newChildUid(group.uid),
    parent: group.uid,
    name: '',
    facet: identity.uid,
    createTime: now,
    updateTime: now,
    body: { identityUid: identity.uid, roleUid: role.uid },
  };
  store.resources.insert(binding);
  return hydrate(binding, store);
};

/** Deletes a role binding. */
export const deleteRoleBinding: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.deleteRoleBinding;
  const wanted = { kind: 'roleBinding', uid: pathValue(call, 'uid'), capability } as const;
  services.store.resources.delete('roleBinding', getVisible(caller, wanted, services.store).uid);
  return undefined;
};

/** An identity is confined to its own group, so a binding anywhere else would grant it nothing (spec.md §5 rule 3). */
function findIdentity(uid: string, group: Resource, store: Store): Resource {
  const identity = store.resources.get('identity', uid);
  if (identity === undefined || !isRelated(identity.parent, group.uid)) throw notFound('Identity', uid);
  if (!isAtOrBelow(group, identity.parent)) {
    throw invalidArgument('identityUid', `the identity is confined to group ${identity.parent}`);
  }
  return identity;
}

/** True when one group lies above the other: what lies elsewhere is not for the caller to know of. */
function isRelated(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

function findRole(uid: string, group: Resource, store: Store): Resource {
  const role = store.resources.get('role', uid);
  if (role === undefined || (role.parent !== '' && !isAtOrBelow(group, role.parent)))
    throw notFound('Role', uid);
  return role;
}

function requireHeld(caller: Caller, role: Resource, group: Resource): void {
  const lacking = roleCapabilities(role).find((capability) => !mayUse(caller, group, capability));
  if (lacking !== undefined) throw permissionDenied(lacking);
}

/** The binding with its whole identity, group and role (spec.md §2). */
function hydrate(binding: Resource, store: Store): unknown {
  const { identityUid, roleUid } = binding.body;
  const { claimMatch, ...identity } = toIdentity(store.resources.get('identity', String(identityUid)));
  return {
    uid: binding.uid,
    identityUid,
    roleUid,
    identity: { ...identity, subject: claimMatch?.subject, issuer: claimMatch?.issuer },
    group: essence(store.resources.get('group', binding.parent)),
    role: essence(store.resources.get('role', String(roleUid))),
    createTime: formatInstant(binding.createTime),
    updateTime: formatInstant(binding.updateTime),
  };
}

function toIdentity(
  resource: Resource | undefined,
): Pick<Identity, 'uid' | 'name' | 'description' | 'claimMatch'> {
  if (resource === undefined) throw new Error('a role binding outlived its identity');
  const { uid, name, description, claimMatch } = Identity.parse(toWire(resource));
  return { uid, name, description, claimMatch };
}

function essence(resource: Resource | undefined): unknown {
  if (resource === undefined) throw new Error('a role binding outlived its group or role');
  return { uid: resource.uid, name: resource.name, description: resource.body['description'] };
}
