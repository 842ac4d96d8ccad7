import { isAtOrBelow, mayUse } from '../requests/authorization.ts';
import { roleCapabilities } from '../requests/caller.ts';
import { notFound, permissionDenied } from '../requests/refusal.ts';
import type { WriteContext } from '../resources/resource-type.ts';
import type { Resource } from '../store/resource.ts';

/**
 * The role of a uid, for granting it at a group. Nobody grants what they do not hold themselves; the service is only
 * inferred to do so too (sign-in-rules.md#undocumented), but a client that works under the rule works without
 * it. Throws NOT_FOUND for a role that is not known at the group, PERMISSION_DENIED for one that holds more
 * than the caller does.
 */
export function requireGrantableRole(
  uid: string,
  group: Resource,
  { caller, services }: WriteContext,
): Resource {
  const role = services.store.resources.get('role', uid);
  if (role === undefined || (role.parent !== '' && !isAtOrBelow(group, role.parent))) {
    throw notFound('Role', uid);
  }
  const lacking = roleCapabilities(role).find((capability) => !mayUse(caller, group, capability));
  if (lacking !== undefined) throw permissionDenied(lacking);
  return role;
}
