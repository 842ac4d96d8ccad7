import type { RoleBindingsClient } from '../../client/platform/iam/role-bindings-client.ts';
import type { RolesClient } from '../../client/platform/iam/roles-client.ts';
import type { RoleBinding } from '../../contract/iam/role-binding.ts';
import type { Role } from '../../contract/iam/role.ts';
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
  /** Names of its other roles, sorted. */
  readonly others: readonly string[];
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
    others: [...new Set(others.map(({ role }) => role?.name ?? 'a role without a name'))].sort(),
  };
}

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

/** Fetches the roles with a name that can be bound: built-in and custom ones. */
export async function findRoles(roles: Pick<RolesClient, 'list'>, name: string): Promise<readonly Role[]> {
  return Array.fromAsync(roles.list({ name }));
}

function isPlanned(binding: RoleBinding, { identityUid, roleUid, group }: BindingPlan): boolean {
  return (
    (binding.identityUid ?? binding.identity?.uid) === identityUid &&
    (binding.roleUid ?? binding.role?.uid) === roleUid &&
    (binding.group?.uid ?? group) === group
  );
}
