import { CAPABILITIES, isCapability } from '../../../api/iam/capability.ts';
import { NewRole } from '../../../api/iam/role.ts';
import { routes } from '../../../api/routes.ts';
import { hasCapability } from '../../access/authorization.ts';
import { roleCapabilities } from '../../access/caller.ts';
import { failedPrecondition, permissionDenied } from '../../requests/refusal.ts';
import type { Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import { requireUniqueName } from '../../resources/resource-type.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { newRoleUid } from '../../resources/uid.ts';
import { toRole } from '../../resources/wire.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

/** Requests and responses use the wire names of capabilities; the store holds the short names. */
const ROLE = {
  kind: 'role',
  fields: NewRole.extend({ capabilities: NewRole.shape.capabilities.transform(toShortNames) }),
  toItem: toRole,
  check: requireGrantable,
  newUid: newRoleUid,
} as const;

/** Handlers of `/iam/v2/roles`: the built-in roles and the custom roles of the caller's groups. */
export const roleHandlers = {
  listRoles: listHandler(ROLE, routes.listRoles, { field: 'roles', filter: byName, openParents: [''] }),
  getRole: getHandler(ROLE, routes.getRole),
  createRole: createHandler(ROLE, routes.createRole),
  updateRole: patchHandler(ROLE, routes.updateRole),
  deleteRole: deleteHandler(ROLE, routes.deleteRole, requireUnbound),
} satisfies Handlers;

/**
 * Returns the caller must hold every capability of the role; otherwise changing a role would escalate everyone bound to
 * it.
 */
function requireGrantable(wanted: Resource, context: WriteContext): void {
  requireUniqueName(wanted, context);
  const lacking = roleCapabilities(wanted).find(
    (capability) => !hasCapability(context.caller, wanted, capability),
  );
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
