import { MooringError } from '../values/errors.ts';
import { isSameMatch } from '../sign-in/claim-doctor/claim-match.ts';
import { chooseIdentity } from './decide/choose-identity.ts';
import type { Choice, Drift } from './decide/choose-identity.ts';
import type { PlannedIdentity } from './decide/identity-name.ts';
import type { ReadyIdentity } from './decide/report.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { createAndChoose } from './create.ts';
import type { Chosen, Pause } from './create.ts';
import { deleteDuplicates } from './delete-duplicates.ts';
import { findIdentities } from './find-identities.ts';

/** The context of finding and creating one identity. */
export interface IdentityRun {
  readonly iam: IdentityAccessClient;
  readonly plan: PlannedIdentity;
  /** The root group of the organization. */
  readonly group: string;
  readonly defaultAudience: string;
  readonly pause: Pause;
}

/** The chosen identity, and how it came about. */
export interface ChosenIdentity {
  readonly kind: 'chosen';
  readonly decision: ReadyIdentity['decision'];
  readonly identity: FoundIdentity;
  readonly warnings: readonly string[];
}

/** Whether a run can do something about an identity that is missing or changed. */
export interface ChangeOptions {
  readonly canChange: boolean;
  readonly onDrift: 'fail' | 'update';
}

/**
 * Returns the chosen identity; creates it if there is none, and updates a changed one if the options allow it and the change
 * is more restrictive (sign-in-rules.md#step-8-drift). Duplicates without a role are deleted.
 */
export async function createIfMissing(
  { same, drift }: Choice,
  run: IdentityRun,
  options: ChangeOptions,
): Promise<
  ChosenIdentity | { readonly kind: 'missing' } | { readonly kind: 'drifted'; readonly drift: Drift }
> {
  const [identity, ...duplicates] = same;
  if (identity !== undefined) {
    const warnings = [
      ...(await deleteDuplicates(identity, duplicates, { ...run, ...options })),
      ...(drift === undefined ? [] : [driftedToo(drift.identity)]),
    ];
    return { kind: 'chosen', decision: 'reused', identity, warnings };
  }
  if (drift !== undefined) {
    if (!options.canChange || !mayUpdate(drift, options)) return { kind: 'drifted', drift };
    return { kind: 'chosen', decision: 'updated', identity: await updateIdentity(drift, run), warnings: [] };
  }
  if (!options.canChange) return { kind: 'missing' };
  const { decision, thing, warnings } = await createIdentity(run);
  return { kind: 'chosen', decision, identity: thing, warnings };
}

function driftedToo({ uid, name }: FoundIdentity): string {
  return `Identity ${name} (${uid}) has the same name but other claims, since its claim match was changed. It is not used.`;
}

/**
 * Returns whether an identity can be updated: Mooring created it, the run requests it, and the change only narrows
 * access.
 */
export function mayUpdate(drift: Drift, { onDrift }: Pick<ChangeOptions, 'onDrift'>): boolean {
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

/**
 * Creates the planned identity once, then checks whether another run did the same
 * (sign-in-rules.md#step-7-races).
 */
async function createIdentity(run: IdentityRun): Promise<Chosen<FoundIdentity>> {
  const { iam, group, plan, pause } = run;
  const { name, description, claimMatch } = plan;
  return createAndChoose<FoundIdentity>({
    what: 'identity',
    create: () => iam.identities.create(group, { name, description, claimMatch }),
    list: async () => (await findIdentities(iam.identities, { group, name })).identities,
    choose: (found) => chooseIdentity(found, wantedOf(run)).same,
    remove: (uid) => iam.identities.delete(uid),
    pause,
  });
}

/** Returns the planned identity, for comparison. */
export function wantedOf({ plan, defaultAudience }: IdentityRun): Parameters<typeof chooseIdentity>[1] {
  const { name, claimMatch: match, purpose } = plan;
  return { name, match, purpose, defaultAudience };
}
