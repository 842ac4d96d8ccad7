import { MooringError } from '../values/errors.ts';
import type { ErrorCode } from '../values/errors.ts';

/** Waits for this many milliseconds. Throws `run_deadline` if the run ends first. */
export type Pause = (milliseconds: number) => Promise<void>;

/** A resource that must not be created twice. */
interface Created<Thing> {
  readonly thing: Thing;
  /** True if this process certainly created it: only then can it be deleted again. */
  readonly isOurs: boolean;
}

/** Pauses in seconds between lookups after a lost response (sign-in-rules.md#step-6-create). */
const LOOKUP_DELAYS = [1, 2, 4] as const;

/** A second attempt is made only once the first is known to have failed. */
const MOST_ATTEMPTS = 2;

/**
 * Creates a resource with a call that is not idempotent. If it may have succeeded without a valid response, looks the
 * resource up, with pauses, before it retries; sends at most twice. Throws the error of the call.
 */
export async function createOnce<Thing>(options: {
  readonly create: () => Promise<Thing>;
  readonly find: () => Promise<Thing | undefined>;
  readonly pause: Pause;
}): Promise<Created<Thing>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
      return { thing: await options.create(), isOurs: true };
    } catch (error) {
      if (!mayHaveHappened(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- the lookup before the next attempt
      const thing = await lookAgain(options);
      if (thing !== undefined) return { thing, isOurs: false };
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function lookAgain<Thing>({
  find,
  pause,
}: {
  readonly find: () => Promise<Thing | undefined>;
  readonly pause: Pause;
}): Promise<Thing | undefined> {
  for (const seconds of LOOKUP_DELAYS) {
    // oxlint-disable-next-line no-await-in-loop -- lookups are sequential
    await pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- lookups are sequential
    const thing = await find();
    if (thing !== undefined) return thing;
  }
  return undefined;
}

/** Failures after which the service may still have created the resource: all but clear refusals. */
const AMBIGUOUS: ReadonlySet<ErrorCode> = new Set([
  'platform_unreachable',
  'platform_timeout',
  'platform_unavailable',
  'platform_rate_limited',
  'platform_not_json',
  'platform_too_large',
  'platform_unexpected_answer',
  'platform_conflict',
]);

function mayHaveHappened(error: unknown): boolean {
  return error instanceof MooringError && AMBIGUOUS.has(error.code);
}

/** A new resource, or the one that another run created first. */
export interface Chosen<Thing> {
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

/** Pauses in seconds until a list contains the created resource, 30 in all; older ones are listed by then, too. */
const LISTING_DELAYS = [0, 1, 2, 4, 8, 15] as const;

/**
 * Creates a resource once, then checks whether another run did the same (sign-in-rules.md#step-7-races). If another run
 * was faster, deletes only what this process certainly created, and returns the other one.
 */
export async function createAndChoose<Thing extends { readonly uid: string }>(
  creation: Creation<Thing>,
): Promise<Chosen<Thing>> {
  const { create, list, choose, pause } = creation;
  const find = async (): Promise<Thing | undefined> => choose(await list())[0];
  const { thing, isOurs } = await createOnce<Thing>({ create, find, pause });
  if (!isOurs) return { thing, decision: 'created', warnings: [] };
  const winner = await findWinner(thing, creation);
  if (winner === undefined) return { thing, decision: 'created', warnings: [notListed(creation.what)] };
  if (winner.uid === thing.uid) return { thing, decision: 'created', warnings: [] };
  return { thing: winner, decision: 'reused', warnings: await deleteOwn(thing.uid, creation) };
}

/**
 * Returns the resource that every run chooses: the oldest one, once a list contains our own or an older one. Undefined if
 * no list does.
 */
async function findWinner<Thing extends { readonly uid: string }>(
  ours: Thing,
  { list, choose, pause }: Creation<Thing>,
): Promise<Thing | undefined> {
  for (const seconds of LISTING_DELAYS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (seconds > 0) await pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const listed = await list();
    const isListed = listed.some(({ uid }) => uid === ours.uid);
    const [winner = ours] = choose(isListed ? listed : [...listed, ours]);
    if (isListed || winner.uid !== ours.uid) return winner;
  }
  return undefined;
}

function notListed(what: Creation<unknown>['what']): string {
  return `The list of the platform did not contain the new ${what} within 30 seconds, so a concurrent run may have created another. If there are several, later runs use the oldest.`;
}

/** Deletes what this run created in vain; without a binding it grants nothing, so a failure is a warning. */
async function deleteOwn<Thing>(uid: string, { remove, what }: Creation<Thing>): Promise<readonly string[]> {
  const failure = await deleteDuplicate(uid, remove);
  if (failure === undefined) return [];
  return [
    `A concurrent run created the same ${what} first. The duplicate ${uid} has no rights, but could not be deleted: ${failure}`,
  ];
}

/**
 * Deletes a resource that no run uses. Returns undefined if it is gone, also if a concurrent run deleted it; otherwise
 * the reason: what is used works without the deletion.
 */
export async function deleteDuplicate(
  uid: string,
  remove: (uid: string) => Promise<void>,
): Promise<string | undefined> {
  try {
    await remove(uid);
    return undefined;
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    if (error.code === 'platform_not_found') return undefined;
    const required = error.code === 'auth_forbidden' ? error.request?.capabilities : undefined;
    return required === undefined ? error.message : `that requires the capability ${required.join(', ')}`;
  }
}
