import type { RolesClient } from '../api/client/platform/iam/roles-client.ts';
import { CAPABILITIES, isCapability } from '../api/iam/capability.ts';
import type { Role } from '../api/iam/role.ts';
import { MooringError } from '../values/errors.ts';
import { byAge } from './decide/choose-identity.ts';
import { compareRole, refuseWritingRole } from './decide/role.ts';
import type { FoundRole, PlannedRole } from './decide/role.ts';
import type { RoleOutcome } from './decide/setup.ts';
import { createSettled } from './create-settled.ts';
import type { Pause } from './ensure-run.ts';

/** Short names of capabilities by their wire names: responses have either. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CAPABILITIES).map(([short, wire]) => [wire, short]),
);

/**
 * Finds the planned role of a group, or creates it once, and compares its capabilities (sign-in-rules.md#roles-of-purposes).
 * A role that differs is never changed. In a preview, nothing is created.
 */
export async function settleRole(
  role: PlannedRole,
  {
    roles,
    group,
    mode,
    pause,
  }: {
    readonly roles: RolesClient;
    readonly group: string;
    readonly mode: 'preview' | 'apply';
    readonly pause: Pause;
  },
): Promise<RoleOutcome> {
  const list = (): Promise<readonly Role[]> => findPlannedRoles(roles, role, group);
  const [found, ...more] = await list();
  const none = { role, uid: undefined, missing: [], extra: [], refusals: [], warnings: [] };
  if (more.length > 0)
    return { ...none, decision: 'refused', refusals: [severalRoles(role, more.length + 1)] };
  if (found !== undefined) return describeFound(role, await readRole(roles, found));
  if (role.isBuiltIn) return { ...none, decision: 'refused', refusals: [noRole(role)] };
  if (mode === 'preview') return { ...none, decision: 'created' };
  const made = await createSettled<Role>({
    what: 'role',
    create: () => roles.create(group, { ...pickText(role), capabilities: wireNames(role) }),
    list,
    choose: (candidates) => candidates.filter(({ name }) => name === role.name).sort(byAge),
    remove: (uid) => roles.delete(uid),
    pause,
  });
  const settled = describeFound(role, await readRole(roles, made.thing));
  return {
    ...settled,
    ...(settled.decision === 'reused' ? { decision: made.decision } : {}),
    warnings: made.warnings,
  };
}

/** Fetches the roles with the name: custom ones of the group only, since a caller can see those of other organizations. */
async function findPlannedRoles(
  roles: Pick<RolesClient, 'list'>,
  { name, isBuiltIn }: Pick<PlannedRole, 'name' | 'isBuiltIn'>,
  group: string,
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

function severalRoles(
  { name }: PlannedRole,
  count: number,
): { readonly reason: string; readonly remedy: string } {
  return {
    reason: `this organization has ${count} roles named ${name}`,
    remedy: 'Delete or rename all but one of them.',
  };
}

function noRole({ name }: PlannedRole): { readonly reason: string; readonly remedy: string } {
  return { reason: `the platform has no role ${name}`, remedy: 'Check the address of the platform API.' };
}

function pickText({ name, description }: PlannedRole): Pick<PlannedRole, 'name' | 'description'> {
  return { name, description };
}

function wireNames({ capabilities }: PlannedRole): (typeof CAPABILITIES)[keyof typeof CAPABILITIES][] {
  return capabilities.map((name) => {
    if (!isCapability(name)) throw new MooringError('internal_bug', `unknown capability ${name}`);
    return CAPABILITIES[name];
  });
}
