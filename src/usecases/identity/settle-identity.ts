import { MooringError } from '../../domain/errors.ts';
import { chooseIdentity } from '../../domain/identity/choose-identity.ts';
import type { Choice, FoundIdentity } from '../../domain/identity/choose-identity.ts';
import type { IdentityRefusal } from '../../domain/identity/refusals.ts';
import { refuseWritingRole } from '../../domain/identity/role.ts';
import { bindRole, findRoles, readBoundRoles } from './bind-role.ts';
import type { Ensured, EnsureRun, ReadyIdentity } from './ensure-run.ts';
import { findIdentities } from './find-identities.ts';
import type { IdentityScan } from './find-identities.ts';
import { makeIdentity } from './make-identity.ts';
import { mayUpdate, updateIdentity } from './update-identity.ts';
import { verifyIdentity } from './verify-identity.ts';

/**
 * Finds, makes or updates the identity, binds its role and proves it (sign-in-rules.md#ensure-an-identity).
 */
export async function settleIdentity(run: EnsureRun): Promise<Ensured> {
  const scan = await scanIfAllowed(run);
  if (scan === undefined) return proveOwnIdentity(run);
  const role = await readRole(run);
  if (role.kind === 'refused') return role;
  const choice = chooseIdentity(scan.identities, wantedOf(run));
  const taken = await take(choice, run);
  if (taken.kind !== 'taken') return taken;
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
      ...(scan.isComplete ? [] : [INCOMPLETE]),
      ...taken.warnings,
      ...overPrivileged(bound.others, run),
    ],
  });
}

const INCOMPLETE =
  'The organization has more identities than are read at once; another one for the same claims may be among the others.';

/**
 * A job that only pulls may not list identities, and has no need to: undefined, in the mode that changes nothing.
 * Without seeing what is there nothing is ever made.
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

/** The identity that the job has signed in as is one that its claims match: the exchange has shown it. */
async function proveOwnIdentity(run: EnsureRun): Promise<Ensured> {
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
      'This identity may not list identities, so it was proved by use, and its claim match was not compared.',
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
    const why =
      role === undefined
        ? `there is no role ${name} that this organization can use`
        : `there are ${more.length + 1} roles of the name ${name}`;
    return {
      kind: 'refused',
      refusals: [{ why, instead: 'Set `role` to the name of one role, as the platform lists it.' }],
    };
  }
  const refusal = refuseWritingRole(role);
  return refusal === undefined ? { kind: 'role', uid: role.uid } : { kind: 'refused', refusals: [refusal] };
}

/** The identity to go on with, and how it came to be. */
interface Taken {
  readonly kind: 'taken';
  readonly decision: ReadyIdentity['decision'];
  readonly identity: FoundIdentity;
  readonly warnings: readonly string[];
}

async function take(choice: Choice, run: EnsureRun): Promise<Taken | Ensured> {
  const { same, drift } = choice;
  const [identity, ...duplicates] = same;
  if (identity !== undefined) {
    const warnings = [
      ...(duplicates.length > 0 ? [severalSame(same)] : []),
      ...(drift === undefined ? [] : [driftedToo(drift.identity)]),
    ];
    return { kind: 'taken', decision: 'reused', identity, warnings };
  }
  if (drift !== undefined) {
    if (!mayUpdate(drift, run)) return { kind: 'drifted', drift };
    return { kind: 'taken', decision: 'updated', identity: await updateIdentity(drift, run), warnings: [] };
  }
  if (run.options.mode === 'require') return { kind: 'missing', plan: run.plan };
  const made = await makeIdentity(run);
  return { kind: 'taken', decision: made.decision, identity: made.identity, warnings: made.warnings };
}

function severalSame(same: readonly FoundIdentity[]): string {
  return `There are ${same.length} identities for the same claims; the oldest is used, and nothing is deleted: ${same
    .map(({ uid }) => uid)
    .join(', ')}`;
}

function driftedToo({ uid, name }: FoundIdentity): string {
  return `The identity ${name} (${uid}) has the name of this one and other claims: somebody has changed it. It is not used.`;
}

function overPrivileged(others: readonly string[], { options }: EnsureRun): readonly string[] {
  if (others.length === 0) return [];
  return [`The identity has more than ${options.role}: it is bound to ${others.join(', ')} too.`];
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

function wantedOf({ plan, defaultAudience }: EnsureRun): Parameters<typeof chooseIdentity>[1] {
  return { name: plan.name, match: plan.claimMatch, defaultAudience };
}
