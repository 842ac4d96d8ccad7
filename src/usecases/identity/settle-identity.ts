import { MooringError } from '../../domain/errors.ts';
import { chooseIdentity } from '../../domain/identity/choose-identity.ts';
import type { Choice, Drift, FoundIdentity } from '../../domain/identity/choose-identity.ts';
import type { IdentityRefusal } from '../../domain/identity/refusals.ts';
import { refuseWritingRole } from '../../domain/identity/role.ts';
import { bindRole, findRoles, readBoundRoles } from './bind-role.ts';
import type { Ensured, EnsureRun, ReadyIdentity } from './ensure-run.ts';
import { findIdentities } from './find-identities.ts';
import type { IdentityScan } from './find-identities.ts';
import { makeIdentity } from './make-identity.ts';
import { verifyIdentity } from './verify-identity.ts';
import { isSameMatch } from '../../domain/identity/claim-match.ts';

/**
 * Finds, creates or updates the identity, binds its role and verifies it (sign-in-rules.md#ensure-an-identity).
 */
export async function settleIdentity(run: EnsureRun): Promise<Ensured> {
  const scan = await scanIfAllowed(run);
  if (scan === undefined) return verifyOwnIdentity(run);
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
  'The organization has more identities than Mooring reads; another one for the same claims may exist.';

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
    return {
      kind: 'refused',
      refusals: [{ reason, remedy: 'Set `role` to the exact name of one role on the platform.' }],
    };
  }
  const refusal = refuseWritingRole(role);
  return refusal === undefined ? { kind: 'role', uid: role.uid } : { kind: 'refused', refusals: [refusal] };
}

/** The chosen identity, and how it came about. */
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
  return `${same.length} identities exist for the same claims; the oldest is used, and none is deleted: ${same
    .map(({ uid }) => uid)
    .join(', ')}`;
}

function driftedToo({ uid, name }: FoundIdentity): string {
  return `Identity ${name} (${uid}) has the same name but other claims, since its claim match was changed. It is not used.`;
}

function overPrivileged(others: readonly string[], { options }: EnsureRun): readonly string[] {
  if (others.length === 0) return [];
  return [`The identity has more roles than ${options.role}: it is also bound to ${others.join(', ')}.`];
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

/**
 * Returns whether to update an identity: Mooring created it, the run requests it, and the change only narrows
 * access.
 */
export function mayUpdate(drift: Drift, { options }: EnsureRun): boolean {
  const isWanted = options.mode === 'create' && options.onDrift === 'update';
  return isWanted && drift.isManaged && drift.proof.kind === 'narrows';
}

/**
 * Restores the claim match with an explicit update mask, and reads it again (sign-in-rules.md#step-8-drift).
 * Throws `platform_unexpected_answer` if the service did not apply the change.
 */
export async function updateIdentity({ identity }: Drift, run: EnsureRun): Promise<FoundIdentity> {
  const { iam, plan, defaultAudience } = run;
  const { claimMatch, description } = plan;
  await iam.identities.update(identity.uid, { claimMatch, description }, ['claimMatch', 'description']);
  const changed = await iam.identities.get(identity.uid);
  if (isSameMatch(changed.claimMatch ?? {}, claimMatch, defaultAudience)) return changed;
  throw new MooringError(
    'platform_unexpected_answer',
    `the identity ${identity.uid} was changed, and still has another claim match than it was given`,
  );
}
