import { MooringError } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { Pause } from './ensure-run.ts';

/** What came of making a thing that must not be made twice. */
export interface Made<Thing> {
  readonly thing: Thing;
  /** True where this process has made it for sure: only that may ever be taken back. */
  readonly isOurs: boolean;
}

/** Seconds of the pauses before looking again, while an answer is lost (sign-in-rules.md#step-6-create). */
const LOOKS = [1, 2, 4] as const;

/** A second attempt is made only after the first is known to have come to nothing. */
const MOST_ATTEMPTS = 2;

/**
 * Makes a thing by a call that is not idempotent. Where it may have happened although no good answer came, it is looked
 * for, with pauses, before it is sent again; and it is sent twice at the most. Throws what the call throws.
 */
export async function createOnce<Thing>(options: {
  readonly create: () => Promise<Thing>;
  readonly find: () => Promise<Thing | undefined>;
  readonly pause: Pause;
}): Promise<Made<Thing>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
      return { thing: await options.create(), isOurs: true };
    } catch (error) {
      if (!mayHaveHappened(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- the look before the next attempt
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
  for (const seconds of LOOKS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const thing = await find();
    if (thing !== undefined) return thing;
  }
  return undefined;
}

/** Failures after which the service may have done what was asked: all but clear refusals. */
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
