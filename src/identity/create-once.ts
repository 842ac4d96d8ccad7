import { MooringError } from '../values/errors.ts';
import type { ErrorCode } from '../values/errors.ts';
import type { Pause } from './ensure-run.ts';

/** The result of creating a resource that must not be created twice. */
export interface Made<Thing> {
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
}): Promise<Made<Thing>> {
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
