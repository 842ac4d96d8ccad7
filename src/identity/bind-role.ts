import type { RoleBinding } from '../api/iam/role-binding.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { refuseWritingRole } from './decide/role.ts';
import { createOnce } from './create.ts';
import type { ChangeOptions, IdentityRun } from './create-identity.ts';
import { acceptsPullRequests } from '../sign-in/claim-doctor/claim-match.ts';
import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';

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

/**
 * Binds the role of an identity, if it is not bound and `canChange`: once, since after a lost response it looks before it
 * binds again. Binds nothing if it returns refusals. The result is what was bound before.
 */
export async function bindRole(
  binding: BindingPlan,
  {
    iam,
    plan,
    pause,
    canChange,
  }: Pick<IdentityRun, 'iam' | 'plan' | 'pause'> & Pick<ChangeOptions, 'canChange'>,
): Promise<BoundRoles & { readonly refusals: readonly IdentityRefusal[] }> {
  const { identityUid, roleUid, group } = binding;
  const bound = await readBoundRoles(iam, binding);
  const refusals = acceptsPullRequests(plan.claimMatch) ? await refuseOtherRoles(iam, bound.others) : [];
  if (refusals.length === 0 && !bound.isBound && canChange)
    await createOnce({
      create: () => iam.roleBindings.create(group, { identityUid, roleUid }),
      find: async () => (await listBindings(iam, binding)).find((one) => isPlanned(one, binding)),
      pause,
    });
  return { ...bound, refusals };
}

/** Fetches the role bindings of an identity. */
export async function readBoundRoles(
  iam: Pick<IdentityAccessClient, 'roleBindings'>,
  plan: BindingPlan,
): Promise<BoundRoles> {
  const found = await listBindings(iam, plan);
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

async function listBindings(
  { roleBindings }: Pick<IdentityAccessClient, 'roleBindings'>,
  { identityUid }: BindingPlan,
): Promise<readonly RoleBinding[]> {
  return Array.fromAsync(roleBindings.list({ identity: identityUid }));
}

/**
 * Returns why an identity that accepts pull requests cannot be used: another role that it is bound to can write, or is not
 * known.
 */
async function refuseOtherRoles(
  { roles }: Pick<IdentityAccessClient, 'roles'>,
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

function isPlanned(binding: RoleBinding, { identityUid, roleUid, group }: BindingPlan): boolean {
  return (
    (binding.identityUid ?? binding.identity?.uid) === identityUid &&
    (binding.roleUid ?? binding.role?.uid) === roleUid &&
    (binding.group?.uid ?? group) === group
  );
}
