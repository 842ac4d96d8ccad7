import { MooringError } from '../values/errors.ts';
import { roleCommand } from './decide/create-commands.ts';
import { chooseIdentity } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { acceptsPullRequests } from '../sign-in/claim-doctor/claim-match.ts';
import { refuseRoleOutcome } from './decide/setup.ts';
import { bindRole, readBoundRoles, refuseOtherRoles } from './bind-role.ts';
import type { BoundRoles } from './bind-role.ts';
import type { Ensured, EnsureRun, ReadyIdentity } from './ensure-run.ts';
import { findIdentities, INCOMPLETE_SCAN } from './find-identities.ts';
import type { IdentityScan } from './find-identities.ts';
import { wantedOf } from './make-identity.ts';
import { settleRole } from './settle-role.ts';
import { takeIdentity } from './take-identity.ts';
import type { Taken } from './take-identity.ts';
import { verifyAccess } from './verify-access.ts';
import { verifyIdentity } from './verify-identity.ts';

/**
 * Finds, creates or updates the identity, binds its role and verifies it (sign-in-rules.md#ensure-an-identity).
 */
export async function settleIdentity(run: EnsureRun): Promise<Ensured> {
  const scan = await scanIfAllowed(run);
  if (scan === undefined) return verifyOwnIdentity(run);
  const role = await readRole(run);
  if (role.kind === 'refused') return role;
  const choice = chooseIdentity(scan.identities, wantedOf(run));
  const { mode, onDrift } = run.options;
  const taken = await takeIdentity(choice, run, { canChange: mode === 'create', onDrift });
  if (taken.kind === 'missing') return { kind: 'missing', plan: run.plan };
  if (taken.kind === 'drifted') return taken;
  const plan = { identityUid: taken.identity.uid, roleUid: role.uid, group: run.group };
  const bound = await readBoundRoles(run.iam.roleBindings, plan);
  const refusals = acceptsPullRequests(run.plan.claimMatch)
    ? await refuseOtherRoles(run.iam.roles, bound.others)
    : [];
  if (refusals.length > 0) return { kind: 'refused', refusals };
  if (!bound.isBound && run.options.mode === 'require') {
    return { kind: 'unbound', identity: taken.identity, role: run.role.name };
  }
  if (!bound.isBound) await bindRole(run.iam.roleBindings, plan, run.pause);
  const { purpose } = run.plan;
  if (run.isOwnMatch || purpose === undefined) {
    await verify(taken.identity, !bound.isBound || taken.decision !== 'reused', run);
  } else {
    const { plan: identity, role: plannedRole, defaultAudience: audience } = run;
    const access = { identity, role: plannedRole, purpose };
    await verifyAccess(access, plan, { ...run, audience, scope: 'repository' });
  }
  return ready(taken, {
    run,
    siblings: choice.siblings,
    warnings: [
      ...(scan.isComplete ? [] : [INCOMPLETE_SCAN]),
      ...taken.warnings,
      ...overPrivileged(bound.others, run),
      ...(run.isOwnMatch || run.options.image === undefined ? [] : [IMAGE_NOT_VERIFIED]),
    ],
  });
}

const IMAGE_NOT_VERIFIED =
  'Access to the image was not verified, since this job cannot sign in as an identity for other jobs.';

/**
 * Lists the identities; returns undefined in mode `require` if this identity cannot, since a job that only pulls has no
 * need to. Nothing is ever created without the list.
 */
async function scanIfAllowed(run: EnsureRun): Promise<IdentityScan | undefined> {
  const { iam, group, plan, options } = run;
  try {
    return await findIdentities(iam.identities, { group, name: plan.name });
  } catch (error) {
    const isForbidden = error instanceof MooringError && error.code === 'auth_forbidden';
    if (isForbidden && options.mode === 'require') return undefined;
    throw error;
  }
}

/** The exchange has shown that the claims of the job match the identity that it signed in as. */
async function verifyOwnIdentity(run: EnsureRun): Promise<Ensured> {
  const { options, role } = run;
  const { identity } = options;
  await verify({ uid: identity }, false, run);
  return {
    kind: 'ready',
    decision: 'reused',
    uid: identity,
    name: '',
    role: role.name,
    fingerprint: run.plan.fingerprint,
    isSignedIn: true,
    warnings: [
      'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
    ],
    siblings: [],
  };
}

/** Finds the role; those of purposes must have exactly their capabilities, and no role may write. Creates none. */
async function readRole(
  run: EnsureRun,
): Promise<
  | { readonly kind: 'role'; readonly uid: string }
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
> {
  const { iam, group, pause, role } = run;
  const outcome = await settleRole(role, { roles: iam.roles, group, pause, mode: 'preview' });
  const refusal = refuseRoleOutcome(outcome);
  if (refusal !== undefined) return { kind: 'refused', refusals: [refusal] };
  if (outcome.uid !== undefined) return { kind: 'role', uid: outcome.uid };
  const command = roleCommand(role.name, group);
  const remedy =
    command === undefined
      ? 'Set `role` to the exact name of one role on the platform.'
      : `To create it: ${command}`;
  return { kind: 'refused', refusals: [{ reason: `this organization has no role ${role.name}`, remedy }] };
}

function overPrivileged(others: BoundRoles['others'], { role }: EnsureRun): readonly string[] {
  if (others.length === 0) return [];
  const names = others.map(({ name }) => name).join(', ');
  return [`The identity has more roles than ${role.name}: it is also bound to ${names}.`];
}

async function verify(
  { uid, claimMatch }: Pick<FoundIdentity, 'uid' | 'claimMatch'>,
  isFresh: boolean,
  { options, pause }: EnsureRun,
): Promise<void> {
  await verifyIdentity({ ...options, identity: uid, claimMatch, isFresh, pause });
}

function ready(
  { decision, identity }: Taken,
  given: Pick<ReadyIdentity, 'warnings' | 'siblings'> & { readonly run: EnsureRun },
): ReadyIdentity {
  const { run, warnings, siblings } = given;
  const { uid, name } = identity;
  const { plan, role, isOwnMatch } = run;
  const found = { kind: 'ready', decision, uid, name, role: role.name, isSignedIn: isOwnMatch } as const;
  return { ...found, fingerprint: plan.fingerprint, warnings, siblings };
}
