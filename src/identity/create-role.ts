import type { RolesClient } from '../api/client/platform/iam/roles-client.ts';
import { CAPABILITIES, isCapability } from '../api/iam/capability.ts';
import type { Role } from '../api/iam/role.ts';
import { MooringError } from '../values/errors.ts';
import { byAge } from './decide/choose-identity.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { compareRole, refuseWritingRole } from './decide/role.ts';
import type { FoundRole, PlannedRole } from './decide/role.ts';
import type { RoleOutcome } from './decide/setup.ts';
import { createAndChoose } from './create.ts';
import type { Pause } from './create.ts';

/** Short names of capabilities by their wire names: responses have either. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CAPABILITIES).map(([short, wire]) => [wire, short]),
);

/** Where a role is. */
interface RolePlace {
  readonly roles: RolesClient;
  readonly group: string;
}

/**
 * Creates the planned role of a group once, if there is none, and compares its capabilities
 * (sign-in-rules.md#roles-of-purposes). A role that differs is never changed.
 */
export async function createRole(
  role: PlannedRole,
  { roles, group, pause }: RolePlace & { readonly pause: Pause },
): Promise<RoleOutcome> {
  const found = await findRole(role, { roles, group });
  if (found.decision !== 'created') return found;
  const { name, description } = role;
  const { thing, decision, warnings } = await createAndChoose<Role>({
    what: 'role',
    create: () => roles.create(group, { name, description, capabilities: wireNames(role) }),
    list: () => listRoles(role, { roles, group }),
    choose: (candidates) => candidates.filter((one) => one.name === name).sort(byAge),
    remove: (uid) => roles.delete(uid),
    pause,
  });
  const compared = describeFound(role, await readRole(roles, thing));
  return { ...compared, ...(compared.decision === 'reused' ? { decision } : {}), warnings };
}

/** Finds the planned role of a group, and compares its capabilities; `created` if there is none, and one can be created. */
export async function findRole(role: PlannedRole, { roles, group }: RolePlace): Promise<RoleOutcome> {
  const [found, ...more] = await listRoles(role, { roles, group });
  const none = { role, uid: undefined, missing: [], extra: [], refusals: [], warnings: [] };
  if (more.length > 0)
    return { ...none, decision: 'refused', refusals: [severalRoles(role, more.length + 1)] };
  if (found !== undefined) return describeFound(role, await readRole(roles, found));
  if (role.isBuiltIn) return { ...none, decision: 'refused', refusals: [noRole(role)] };
  return { ...none, decision: 'created' };
}

/** Fetches the roles with the name: custom ones of the group only, since a caller can see those of other organizations. */
async function listRoles(
  { name, isBuiltIn }: PlannedRole,
  { roles, group }: RolePlace,
): Promise<readonly Role[]> {
  return Array.fromAsync(roles.list({ name, ...(isBuiltIn ? {} : { childrenOf: group }) }));
}

/** Returns a role with its capabilities by their short names; fetches it if the list omits them. */
export async function readRole(roles: Pick<RolesClient, 'get'>, listed: Role): Promise<FoundRole> {
  const { uid, name, capabilities } =
    (listed.capabilities ?? []).length > 0 ? listed : await roles.get(listed.uid);
  return { uid, name, capabilities: (capabilities ?? []).map((one) => SHORT_NAMES.get(one) ?? one).sort() };
}

function describeFound(role: PlannedRole, found: FoundRole): RoleOutcome {
  const refusal = refuseWritingRole(found);
  const { missing, extra } = compareRole(found, role);
  const isSame = missing.length === 0 && extra.length === 0;
  return {
    role,
    decision: refusal !== undefined ? 'refused' : isSame ? 'reused' : 'drifted',
    uid: found.uid,
    missing,
    extra,
    refusals: refusal === undefined ? [] : [refusal],
    warnings: [],
  };
}

function severalRoles({ name }: PlannedRole, count: number): IdentityRefusal {
  return {
    reason: `this organization has ${count} roles named ${name}`,
    remedy: 'Delete or rename all but one of them.',
  };
}

function noRole({ name }: PlannedRole): IdentityRefusal {
  return { reason: `the platform has no role ${name}`, remedy: 'Check the address of the platform API.' };
}

function wireNames({ capabilities }: PlannedRole): (typeof CAPABILITIES)[keyof typeof CAPABILITIES][] {
  return capabilities.map((name) => {
    if (!isCapability(name)) throw new MooringError('internal_bug', `unknown capability ${name}`);
    return CAPABILITIES[name];
  });
}
