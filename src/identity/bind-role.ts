import type { RoleBindingsClient } from '../api/client/platform/iam/role-bindings-client.ts';
import type { RolesClient } from '../api/client/platform/iam/roles-client.ts';
import type { RoleBinding } from '../api/iam/role-binding.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { refuseWritingRole } from './decide/role.ts';
import { createOnce } from './create-once.ts';
import type { Pause } from './ensure-run.ts';

/** The binding of an identity to a role in a group. */
export interface BindingPlan {
  readonly identityUid: string;
  readonly roleUid: string;
  /** The root group: the registry is there, and nowhere below (service-rules.md#identity-scope). */
  readonly group: string;
}

/** The bindings of one identity. */
export interface BoundRoles {
  /** True if they include the planned binding. */
  readonly isBound: boolean;
  /** Its other roles, sorted by name; without a uid, the service did not return the role. */
  readonly others: readonly { readonly uid: string; readonly name: string }[];
}

/** Fetches the role bindings of an identity. */
export async function readBoundRoles(
  bindings: Pick<RoleBindingsClient, 'list'>,
  plan: BindingPlan,
): Promise<BoundRoles> {
  const found = await Array.fromAsync(bindings.list({ identity: plan.identityUid }));
  const others = found.filter((binding) => !isPlanned(binding, plan));
  return {
    isBound: others.length < found.length,
    others: [...new Map(others.map((one) => [roleUidOf(one), one])).values()]
      .map((one) => ({ uid: roleUidOf(one), name: one.role?.name ?? 'a role without a name' }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

function roleUidOf({ role, roleUid }: RoleBinding): string {
  return roleUid ?? role?.uid ?? '';
}

/**
 * Returns why an identity that accepts pull requests cannot be used: another role that it is bound to can write, or is not
 * known.
 */
export async function refuseOtherRoles(
  roles: Pick<RolesClient, 'get'>,
  others: BoundRoles['others'],
): Promise<readonly IdentityRefusal[]> {
  const refusals = await Promise.all(
    others.map(async ({ uid, name }) => refuseWritingRole(uid === '' ? { uid, name } : await roles.get(uid))),
  );
  return refusals.flatMap((one) =>
    one === undefined ? [] : [{ reason: one.reason, remedy: REMOVE_BINDING }],
  );
}

const REMOVE_BINDING =
  'Delete the binding to that role: an identity that accepts pull requests can only read.';

/** Binds the role once: after a lost response it looks before it binds again. */
export async function bindRole(bindings: RoleBindingsClient, plan: BindingPlan, pause: Pause): Promise<void> {
  const { identityUid, roleUid, group } = plan;
  await createOnce({
    create: () => bindings.create(group, { identityUid, roleUid }),
    find: async () =>
      (await Array.fromAsync(bindings.list({ identity: identityUid }))).find((binding) =>
        isPlanned(binding, plan),
      ),
    pause,
  });
}

function isPlanned(binding: RoleBinding, { identityUid, roleUid, group }: BindingPlan): boolean {
  return (
    (binding.identityUid ?? binding.identity?.uid) === identityUid &&
    (binding.roleUid ?? binding.role?.uid) === roleUid &&
    (binding.group?.uid ?? group) === group
  );
}
