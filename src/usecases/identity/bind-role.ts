import type { RoleBindingsClient } from '../../client/platform/iam/role-bindings-client.ts';
import type { RolesClient } from '../../client/platform/iam/roles-client.ts';
import type { RoleBinding } from '../../contract/iam/role-binding.ts';
import type { Role } from '../../contract/iam/role.ts';
import { createOnce } from './create-once.ts';
import type { Pause } from './ensure-run.ts';

/** Which identity has which role where. */
export interface BindingPlan {
  readonly identityUid: string;
  readonly roleUid: string;
  /** The root group: the registry lies there, and nowhere below (service-rules.md#identity-scope). */
  readonly group: string;
}

/** The bindings of one identity. */
export interface BoundRoles {
  /** True where the planned binding is among them. */
  readonly isBound: boolean;
  /** Names of what else it is bound to, sorted. */
  readonly others: readonly string[];
}

/** Reads what an identity is bound to. */
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

/** Binds the role once: after a lost answer it looks before it binds again. */
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

/** The roles of a name that can be bound: built-in ones, and those of the organization. */
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
