import { MooringError } from '../values/errors.ts';
import { isSameMatch } from '../sign-in/claim-doctor/claim-match.ts';
import type { Choice, Drift } from './decide/choose-identity.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import type { IdentityRun, ReadyIdentity } from './ensure-run.ts';
import { makeIdentity } from './make-identity.ts';

/** The chosen identity, and how it came about. */
export interface Taken {
  readonly kind: 'taken';
  readonly decision: ReadyIdentity['decision'];
  readonly identity: FoundIdentity;
  readonly warnings: readonly string[];
}

/** Whether a run can do something about an identity that is missing or changed. */
export interface TakeOptions {
  readonly canChange: boolean;
  readonly onDrift: 'fail' | 'update';
}

/**
 * Takes the chosen identity; creates it if there is none, and updates a changed one if the options allow it and the change
 * is more restrictive (sign-in-rules.md#step-8-drift).
 */
export async function takeIdentity(
  { same, drift }: Choice,
  run: IdentityRun,
  options: TakeOptions,
): Promise<Taken | { readonly kind: 'missing' } | { readonly kind: 'drifted'; readonly drift: Drift }> {
  const [identity, ...duplicates] = same;
  if (identity !== undefined) {
    const warnings = [
      ...(duplicates.length > 0 ? [severalSame(same)] : []),
      ...(drift === undefined ? [] : [driftedToo(drift.identity)]),
    ];
    return { kind: 'taken', decision: 'reused', identity, warnings };
  }
  if (drift !== undefined) {
    if (!options.canChange || !mayUpdate(drift, options)) return { kind: 'drifted', drift };
    return { kind: 'taken', decision: 'updated', identity: await updateIdentity(drift, run), warnings: [] };
  }
  if (!options.canChange) return { kind: 'missing' };
  const made = await makeIdentity(run);
  return { kind: 'taken', decision: made.decision, identity: made.thing, warnings: made.warnings };
}

function severalSame(same: readonly FoundIdentity[]): string {
  return `${same.length} identities exist for the same claims; the oldest is used, and none is deleted: ${same
    .map(({ uid }) => uid)
    .join(', ')}`;
}

function driftedToo({ uid, name }: FoundIdentity): string {
  return `Identity ${name} (${uid}) has the same name but other claims, since its claim match was changed. It is not used.`;
}

/**
 * Returns whether an identity can be updated: Mooring created it, the run requests it, and the change only narrows
 * access.
 */
export function mayUpdate(drift: Drift, { onDrift }: Pick<TakeOptions, 'onDrift'>): boolean {
  return onDrift === 'update' && drift.isManaged && drift.proof.kind === 'narrows';
}

/**
 * Restores the claim match with an explicit update mask, and reads it again. Throws `platform_unexpected_answer` if the
 * service did not apply the change.
 */
async function updateIdentity({ identity }: Drift, run: IdentityRun): Promise<FoundIdentity> {
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
