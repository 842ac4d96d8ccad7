import { notFound, permissionDenied } from '../requests/refusal.ts';
import type { WriteContext } from '../resources/resource-type.ts';
import type { Resource } from '../store/resource.ts';
import { isAtOrBelow, hasCapability } from './authorization.ts';
import { loadCaller, roleCapabilities } from './caller.ts';

/**
 * Requires that the caller can grant the role at the group. Callers cannot grant capabilities that they do not hold at
 * the group; the service is assumed to enforce the same (sign-in-rules.md#undocumented). Throws NOT_FOUND if the role does not exist at
 * the group, PERMISSION_DENIED if the caller lacks one of its capabilities.
 */
export function requireGrantableRole(uid: string, group: Resource, { caller, services }: WriteContext): void {
  const role = services.store.resources.get('role', uid);
  if (role === undefined || (role.parent !== '' && !isAtOrBelow(group, role.parent))) {
    throw notFound('Role', uid);
  }
  const missing = roleCapabilities(role).find((capability) => !hasCapability(caller, group, capability));
  if (missing !== undefined) throw permissionDenied(missing);
}

/** Requires a grantable role at the group with this uid and returns the group. Throws as `requireGrantableRole`. */
export function requireGrantableAt(groupUid: string, roleUid: unknown, context: WriteContext): Resource {
  const group = context.services.store.resources.get('group', groupUid);
  if (group === undefined) throw notFound('Group', groupUid);
  requireGrantableRole(String(roleUid), group, context);
  return group;
}

/**
 * Requires that the caller holds every capability of an identity, wherever that holds it. Throws PERMISSION_DENIED with
 * the first one that is missing. The service is assumed to enforce the same (sign-in-rules.md#undocumented).
 */
export function requireCapabilitiesOf(identityUid: string, { caller, services }: WriteContext): void {
  for (const { group, capabilities } of loadCaller({ identityUid }, services.store)?.grants ?? []) {
    const place = services.store.resources.get('group', group);
    const missing = [...capabilities].find(
      (capability) => place === undefined || !hasCapability(caller, place, capability),
    );
    if (missing !== undefined) throw permissionDenied(missing);
  }
}
