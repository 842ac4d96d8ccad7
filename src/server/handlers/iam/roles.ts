import { CAPABILITIES, isCapability } from '../../../contract/iam/capability.ts';
import { NamedListQuery } from '../../../contract/page.ts';
import { NewRole } from '../../../contract/iam/role.ts';
import { routes } from '../../../contract/routes.ts';
import { mayUse } from '../../requests/authorization.ts';
import { roleCapabilities } from '../../requests/caller.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import { failedPrecondition, permissionDenied } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { requireUniqueName } from '../../resources/unique-name.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { newRoleUid } from '../../iam/uid.ts';
import { toRole } from '../../requests/wire.ts';

/** Roles name capabilities by the names of the wire, and are stored with the short ones. */
const ROLE = {
  kind: 'role',
  fields: NewRole.extend({ capabilities: NewRole.shape.capabilities.transform(toShortNames) }),
  toItem: toRole,
  check: requireSound,
  newUid: newRoleUid,
} as const;

/** The built-in roles, and the custom roles of the caller's groups. */
export const listRoles = listHandler({
  kind: 'role',
  capability: routes.listRoles.capability,
  field: 'roles',
  query: NamedListQuery,
  filter: byName,
  openParents: [''],
  toItem: toRole,
});

/** One role by its uid, built in or custom. */
export const getRole = getHandler(ROLE, routes.getRole);

/** A new role for a group and all below it. It grants nothing to anybody before it is bound. */
export const createRole = createHandler(ROLE, routes.createRole);

/** Changes a role and with it what all who are bound to it may. */
export const updateRole = patchHandler(ROLE, routes.updateRole);

/** Deletes a role that nobody is bound to any more. */
export const deleteRole = deleteHandler(ROLE, { ...routes.deleteRole, prepare: requireUnbound });

/** What a role holds, its writer holds: otherwise whoever may change a role could raise everybody bound to it. */
function requireSound(wanted: Resource, context: WriteContext): void {
  requireUniqueName(wanted, context);
  const lacking = roleCapabilities(wanted).find((capability) => !mayUse(context.caller, wanted, capability));
  if (lacking !== undefined) throw permissionDenied(lacking);
}

function requireUnbound(role: Resource, { resources }: Store): void {
  if (resources.count({ kind: 'roleBinding', role: role.uid }) === 0) return;
  throw failedPrecondition('RESOURCE_IN_USE', `role ${role.uid} is still bound to identities`);
}

function toShortNames(names: readonly string[] = []): readonly string[] {
  return Object.keys(CAPABILITIES)
    .filter(isCapability)
    .filter((capability) => names.includes(CAPABILITIES[capability]));
}
