import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { MooringError } from '../values/errors.ts';
import { chooseIdentity } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import { refuseRoleOutcome } from './decide/setup.ts';
import type {
  IdentityOutcome,
  IdentityPlan,
  PlannedAccess,
  RoleOutcome,
  SetupResult,
} from './decide/setup.ts';
import { printable } from '../text/printable.ts';
import { bindRole } from './bind-role.ts';
import type { BindingPlan } from './bind-role.ts';
import type { Pause } from './create.ts';
import { createIfMissing, mayUpdate, wantedOf } from './create-identity.ts';
import type { ChosenIdentity, IdentityRun } from './create-identity.ts';
import { createRole, findRole } from './create-role.ts';
import { findIdentities, INCOMPLETE_SCAN } from './find-identities.ts';
import { verifyAccess } from './verify-identity.ts';

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
  const place = { roles: iam.roles, group, pause };
  const roles: RoleOutcome[] = [];
  for (const role of planned) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure leaves little behind
    roles.push(await (mode === 'preview' ? findRole(role, place) : createRole(role, place)));
  }
  const identities: IdentityOutcome[] = [];
  for (const access of plan.accesses) {
    const role = roles.find((one) => one.role.name === access.role.name);
    if (role === undefined) throw new MooringError('internal_bug', 'a planned role has no outcome');
    // oxlint-disable-next-line no-await-in-loop -- as above
    identities.push(await applyAccess(access, role, options));
  }
  return { mode, roles, identities };
}

async function applyAccess(
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
  const chosen = await createIfMissing(choice, run, { canChange: mode === 'apply', onDrift });
  if (chosen.kind === 'missing') return { ...none, decision: 'created', binding: 'created' };
  if (chosen.kind === 'drifted') {
    const { drift } = chosen;
    const decision = mode === 'preview' && mayUpdate(drift, { onDrift }) ? 'updated' : 'drifted';
    return { ...none, decision, uid: drift.identity.uid, drift };
  }
  const warnings = [
    ...(scan.isComplete ? [] : [INCOMPLETE_SCAN]),
    ...chosen.warnings,
    ...choice.siblings.map(superseded),
  ];
  return bindAndVerify(chosen, { access, role, options, warnings });
}

function superseded({ uid, name }: FoundIdentity): string {
  return `Mooring also created ${printable(name, 80)} (${uid}) for this purpose, with other claims. If no job uses it, delete it.`;
}

async function bindAndVerify(
  { identity, decision }: ChosenIdentity,
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
  const canChange = mode === 'apply';
  const bound = await bindRole(binding, { iam, plan: access.identity, pause, canChange });
  const { refusals } = bound;
  if (refusals.length > 0) return { ...outcome, decision: 'refused', binding: undefined, refusals };
  const more = bound.others.map(
    ({ name }) => `Identity ${uid} also has the role ${name}, which ${access.purpose} does not need.`,
  );
  if (canChange) await verifyAccess(access, binding, { ...plan, iam, pause });
  return { ...outcome, binding: bound.isBound ? 'reused' : 'created', warnings: [...warnings, ...more] };
}
