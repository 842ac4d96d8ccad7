import { MooringError } from '../../domain/errors.ts';
import { roleCommand } from '../../domain/identity/create-commands.ts';
import { chooseIdentity } from '../../domain/identity/choose-identity.ts';
import type { FoundIdentity } from '../../domain/identity/choose-identity.ts';
import type { IdentityRefusal } from '../../domain/identity/refusals.ts';
import { refuseWritingRole } from '../../domain/identity/role.ts';
import { bindRole, findRoles, readBoundRoles } from './bind-role.ts';
import type { BoundRoles } from './bind-role.ts';
import type { Ensured, EnsureRun, ReadyIdentity } from './ensure-run.ts';
import { findIdentities, INCOMPLETE_SCAN } from './find-identities.ts';
import type { IdentityScan } from './find-identities.ts';
import { wantedOf } from './make-identity.ts';
import { takeIdentity } from './take-identity.ts';
import type { Taken } from './take-identity.ts';
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
  if (!bound.isBound && run.options.mode === 'require') {
    return { kind: 'unbound', identity: taken.identity, role: run.options.role };
  }
  if (!bound.isBound) await bindRole(run.iam.roleBindings, plan, run.pause);
  await verify(taken.identity, !bound.isBound || taken.decision !== 'reused', run);
  return ready(taken, {
    run,
    siblings: choice.siblings,
    warnings: [
      ...(scan.isComplete ? [] : [INCOMPLETE_SCAN]),
      ...taken.warnings,
      ...overPrivileged(bound.others, run),
    ],
  });
}

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
  const { identity, role } = run.options;
  await verify({ uid: identity }, false, run);
  return {
    kind: 'ready',
    decision: 'reused',
    uid: identity,
    name: '',
    role,
    fingerprint: run.plan.fingerprint,
    warnings: [
      'This identity cannot list identities, so it was verified by signing in, and its claim match was not compared.',
    ],
    siblings: [],
  };
}

async function readRole(
  run: EnsureRun,
): Promise<
  | { readonly kind: 'role'; readonly uid: string }
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
> {
  const { role: name } = run.options;
  const [role, ...more] = await findRoles(run.iam.roles, name);
  if (role === undefined || more.length > 0) {
    const reason =
      role === undefined
        ? `this organization has no role ${name}`
        : `this organization has ${more.length + 1} roles named ${name}`;
    const command = role === undefined ? roleCommand(name, run.group) : undefined;
    const remedy =
      command === undefined
        ? 'Set `role` to the exact name of one role on the platform.'
        : `To create it: ${command}`;
    return { kind: 'refused', refusals: [{ reason, remedy }] };
  }
  const refusal = refuseWritingRole(role);
  return refusal === undefined ? { kind: 'role', uid: role.uid } : { kind: 'refused', refusals: [refusal] };
}

function overPrivileged(others: BoundRoles['others'], { options }: EnsureRun): readonly string[] {
  if (others.length === 0) return [];
  const names = others.map(({ name }) => name).join(', ');
  return [`The identity has more roles than ${options.role}: it is also bound to ${names}.`];
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
  found: Pick<ReadyIdentity, 'warnings' | 'siblings'> & { readonly run: EnsureRun },
): ReadyIdentity {
  const { run, warnings, siblings } = found;
  const { uid, name } = identity;
  const { role } = run.options;
  return { kind: 'ready', decision, uid, name, role, fingerprint: run.plan.fingerprint, warnings, siblings };
}
