import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { MooringError } from '../values/errors.ts';
import { chooseIdentity } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import { acceptsPullRequests } from '../sign-in/claim-doctor/claim-match.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { refuseRoleOutcome } from './decide/setup.ts';
import type {
  IdentityOutcome,
  IdentityPlan,
  PlannedAccess,
  RoleOutcome,
  SetupResult,
} from './decide/setup.ts';
import { printable } from '../text/printable.ts';
import { bindRole, readBoundRoles, refuseOtherRoles } from './bind-role.ts';
import type { BindingPlan } from './bind-role.ts';
import type { IdentityRun, Pause } from './ensure-run.ts';
import { findIdentities, INCOMPLETE_SCAN } from './find-identities.ts';
import { wantedOf } from './make-identity.ts';
import { settleRole } from './settle-role.ts';
import { mayUpdate, takeIdentity } from './take-identity.ts';
import type { Taken } from './take-identity.ts';
import { verifyAccess } from './verify-access.ts';

/** How a plan is applied. */
export interface SetupOptions {
  /** Signed in with a token that can list, and in mode `apply` create, roles, identities and role bindings. */
  readonly iam: IdentityAccessClient;
  readonly plan: IdentityPlan;
  /** `preview` sends no request that changes anything. */
  readonly mode: 'preview' | 'apply';
  /** `update` restores a changed claim match if that only narrows it. */
  readonly onDrift: 'fail' | 'update';
  readonly pause: Pause;
}

/**
 * Finds or creates the roles, identities and bindings of a plan, each at most once, and verifies them by reading them back
 * (sign-in-rules.md#set-up-from-a-plan). What differs is reported and not changed. Throws what the calls throw.
 */
export async function applyIdentityPlan(options: SetupOptions): Promise<SetupResult> {
  const { iam, plan, mode, pause } = options;
  const group = plan.organization;
  const planned = [...new Map(plan.accesses.map(({ role }) => [role.name, role])).values()];
  const roles: RoleOutcome[] = [];
  for (const role of planned) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure leaves little behind
    roles.push(await settleRole(role, { roles: iam.roles, group, mode, pause }));
  }
  const identities: IdentityOutcome[] = [];
  for (const access of plan.accesses) {
    const role = roles.find((one) => one.role.name === access.role.name);
    if (role === undefined) throw new MooringError('internal_bug', 'a planned role was not settled');
    // oxlint-disable-next-line no-await-in-loop -- as above
    identities.push(await settleAccess(access, role, options));
  }
  return { mode, roles, identities };
}

async function settleAccess(
  access: PlannedAccess,
  role: RoleOutcome,
  options: SetupOptions,
): Promise<IdentityOutcome> {
  const { iam, plan, mode, onDrift, pause } = options;
  const none = { access, uid: undefined, binding: undefined, drift: undefined, refusals: [], warnings: [] };
  const refusal = refuseRoleOutcome(role);
  if (refusal !== undefined) return { ...none, decision: 'refused', refusals: [refusal] };
  const { organization: group, audience: defaultAudience } = plan;
  const run: IdentityRun = { iam, plan: access.identity, group, defaultAudience, pause };
  const scan = await findIdentities(iam.identities, { group, name: access.identity.name });
  const choice = chooseIdentity(scan.identities, wantedOf(run));
  const taken = await takeIdentity(choice, run, { canChange: mode === 'apply', onDrift });
  if (taken.kind === 'missing') return { ...none, decision: 'created', binding: 'created' };
  if (taken.kind === 'drifted') {
    const { drift } = taken;
    const decision = mode === 'preview' && mayUpdate(drift, { onDrift }) ? 'updated' : 'drifted';
    return { ...none, decision, uid: drift.identity.uid, drift };
  }
  const warnings = [
    ...(scan.isComplete ? [] : [INCOMPLETE_SCAN]),
    ...taken.warnings,
    ...choice.siblings.map(superseded),
  ];
  return bind(taken, { access, role, options, warnings });
}

function superseded({ uid, name }: FoundIdentity): string {
  return `Mooring also created ${printable(name, 80)} (${uid}) for this purpose, with other claims. If no job uses it, delete it.`;
}

/** Binds the identity to its role, unless another role of it can write and it accepts pull requests. */
async function bind(
  { identity, decision }: Taken,
  given: {
    readonly access: PlannedAccess;
    readonly role: RoleOutcome;
    readonly options: SetupOptions;
    readonly warnings: readonly string[];
  },
): Promise<IdentityOutcome> {
  const { access, role, options, warnings } = given;
  const { iam, plan, mode, pause } = options;
  const { uid } = identity;
  const outcome = { access, decision, uid, drift: undefined, refusals: [], warnings };
  // Only in a preview, a role that would be created has no uid, and nothing can be bound to it.
  if (role.uid === undefined) return { ...outcome, binding: 'created' };
  const binding: BindingPlan = { identityUid: uid, roleUid: role.uid, group: plan.organization };
  const bound = await readBoundRoles(iam.roleBindings, binding);
  const refusals: readonly IdentityRefusal[] = acceptsPullRequests(access.identity.claimMatch)
    ? await refuseOtherRoles(iam.roles, bound.others)
    : [];
  if (refusals.length > 0) return { ...outcome, decision: 'refused', binding: undefined, refusals };
  const more = bound.others.map(
    ({ name }) => `Identity ${uid} also has the role ${name}, which ${access.purpose} does not need.`,
  );
  if (!bound.isBound && mode === 'apply') await bindRole(iam.roleBindings, binding, pause);
  if (mode === 'apply') await verifyAccess(access, binding, { ...plan, iam, pause });
  return { ...outcome, binding: bound.isBound ? 'reused' : 'created', warnings: [...warnings, ...more] };
}
