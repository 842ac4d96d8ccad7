import { MooringError } from '../values/errors.ts';
import { createOnce } from './create-once.ts';
import type { Pause } from './ensure-run.ts';

/** A new resource, or the one that another run created first. */
export interface Settled<Thing> {
  readonly thing: Thing;
  readonly decision: 'reused' | 'created';
  readonly warnings: readonly string[];
}

/** How a resource is created, found and deleted. */
interface Creation<Thing> {
  /** In warnings. */
  readonly what: 'identity' | 'role';
  readonly create: () => Promise<Thing>;
  readonly list: () => Promise<readonly Thing[]>;
  /** Returns those that are the planned one, the one that every run uses first. */
  readonly choose: (found: readonly Thing[]) => readonly Thing[];
  readonly remove: (uid: string) => Promise<void>;
  readonly pause: Pause;
}

/** Pauses in seconds until a list contains the created resource; older ones are listed by then, too. */
const LISTING_DELAYS = [0, 1, 2, 4] as const;

/**
 * Creates a resource once, then checks whether another run did the same (sign-in-rules.md#step-7-races). If another run
 * was faster, deletes only what this process certainly created, and returns the other one.
 */
export async function createSettled<Thing extends { readonly uid: string }>(
  creation: Creation<Thing>,
): Promise<Settled<Thing>> {
  const { create, list, choose, pause } = creation;
  const find = async (): Promise<Thing | undefined> => choose(await list())[0];
  const { thing, isOurs } = await createOnce<Thing>({ create, find, pause });
  if (!isOurs) return { thing, decision: 'created', warnings: [] };
  const winner = await findWinner(thing, creation);
  if (winner.uid === thing.uid) return { thing, decision: 'created', warnings: [] };
  return { thing: winner, decision: 'reused', warnings: await deleteOwn(thing.uid, creation) };
}

/**
 * Returns the resource that every run chooses. If the list never contains our own, a concurrent run may choose another:
 * both then have the same rights, and the next run uses the older one.
 */
async function findWinner<Thing extends { readonly uid: string }>(
  ours: Thing,
  { list, choose, pause }: Creation<Thing>,
): Promise<Thing> {
  let same: readonly Thing[] = [];
  for (const seconds of LISTING_DELAYS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (seconds > 0) await pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    same = choose(await list());
    if (same.some(({ uid }) => uid === ours.uid)) break;
  }
  const all = same.some(({ uid }) => uid === ours.uid) ? same : [...same, ours];
  return choose(all)[0] ?? ours;
}

/** Deletes what this run created in vain; without a binding it grants nothing, so a failure is a warning. */
async function deleteOwn<Thing>(uid: string, { remove, what }: Creation<Thing>): Promise<readonly string[]> {
  try {
    await remove(uid);
    return [];
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    return [
      `A concurrent run created the same ${what} first. The duplicate ${uid} has no rights, but could not be deleted: ${error.message}`,
    ];
  }
}
