import type { Identity } from '../../contract/iam/identity.ts';
import { MooringError } from '../../domain/errors.ts';
import { chooseIdentity } from '../../domain/identity/choose-identity.ts';
import type { FoundIdentity } from '../../domain/identity/choose-identity.ts';
import { createOnce } from './create-once.ts';
import type { EnsureRun } from './ensure-run.ts';
import { findIdentities } from './find-identities.ts';

/** A new identity, or the one that another run created first. */
export interface MadeIdentity {
  readonly identity: FoundIdentity;
  readonly decision: 'reused' | 'created';
  readonly warnings: readonly string[];
}

/**
 * Creates the planned identity once, then checks whether another run did the same
 * (sign-in-rules.md#step-7-races).
 */
export async function makeIdentity(run: EnsureRun): Promise<MadeIdentity> {
  const { iam, group, plan, pause } = run;
  const { name, description, claimMatch } = plan;
  const { thing, isOurs } = await createOnce<FoundIdentity>({
    create: () => iam.identities.create(group, { name, description, claimMatch }),
    find: async () => (await listSame(run))[0],
    pause,
  });
  if (!isOurs) return { identity: thing, decision: 'created', warnings: [] };
  const winner = await findWinner(thing, run);
  if (winner.uid === thing.uid) return { identity: thing, decision: 'created', warnings: [] };
  return { identity: winner, decision: 'reused', warnings: await deleteOwn(thing.uid, run) };
}

/** Pauses in seconds until a list contains the created identity; older ones are listed by then, too. */
const LISTING_DELAYS = [0, 1, 2, 4] as const;

/**
 * Returns the identity that every run chooses among those for the same claims. If the list never contains our own, a
 * concurrent run may choose another: both identities then have the same rights, and the next run uses the older one.
 */
async function findWinner(ours: FoundIdentity, run: EnsureRun): Promise<FoundIdentity> {
  let same: readonly FoundIdentity[] = [];
  for (const seconds of LISTING_DELAYS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (seconds > 0) await run.pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    same = await listSame(run);
    if (same.some(({ uid }) => uid === ours.uid)) break;
  }
  const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
  return choose(all, run)[0] ?? ours;
}

/** Deletes the identity that this run created in vain; without a binding it has no rights, so a failure is a warning. */
async function deleteOwn(uid: string, { iam }: EnsureRun): Promise<readonly string[]> {
  try {
    await iam.identities.delete(uid);
    return [];
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    return [
      `A concurrent run created the same identity first. The duplicate ${uid} has no rights, but could not be deleted: ${error.message}`,
    ];
  }
}

async function listSame(run: EnsureRun): Promise<readonly FoundIdentity[]> {
  const { identities } = await findIdentities(run.iam.identities, { group: run.group, name: run.plan.name });
  return choose(identities, run);
}

function choose(found: readonly (Identity | FoundIdentity)[], run: EnsureRun): readonly FoundIdentity[] {
  const { plan, defaultAudience } = run;
  return chooseIdentity(found, { name: plan.name, match: plan.claimMatch, defaultAudience }).same;
}
