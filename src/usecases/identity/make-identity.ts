import type { Identity } from '../../contract/iam/identity.ts';
import { MooringError } from '../../domain/errors.ts';
import { chooseIdentity } from '../../domain/identity/choose-identity.ts';
import type { FoundIdentity } from '../../domain/identity/choose-identity.ts';
import { createOnce } from './create-once.ts';
import type { EnsureRun } from './ensure-run.ts';
import { findIdentities } from './find-identities.ts';

/** A new identity, or the one of another run that was quicker. */
export interface MadeIdentity {
  readonly identity: FoundIdentity;
  readonly decision: 'reused' | 'created';
  readonly warnings: readonly string[];
}

/**
 * Creates the planned identity once, then sees whether another run has done the same
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
  return { identity: winner, decision: 'reused', warnings: await takeBack(thing.uid, run) };
}

/** Seconds of the pauses until a list shows what this run made; what is older is shown by then, too. */
const UNTIL_SHOWN = [0, 1, 2, 4] as const;

/**
 * Of all identities for the same claims the one that every run decides for. Where the list never shows our own, a run
 * that is as late may decide otherwise: both identities then hold the same rights, and the next run uses the older one.
 */
async function findWinner(ours: FoundIdentity, run: EnsureRun): Promise<FoundIdentity> {
  let same: readonly FoundIdentity[] = [];
  for (const seconds of UNTIL_SHOWN) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (seconds > 0) await run.pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    same = await listSame(run);
    if (same.some(({ uid }) => uid === ours.uid)) break;
  }
  const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
  return choose(all, run)[0] ?? ours;
}

/** Deletes what this process has made and nobody needs; without a binding it holds no rights, so it may as well stay. */
async function takeBack(uid: string, { iam }: EnsureRun): Promise<readonly string[]> {
  try {
    await iam.identities.delete(uid);
    return [];
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    return [
      `Another run made the same identity at the same time, and is older. Ours, ${uid}, holds no rights and could not be deleted: ${error.message}`,
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
