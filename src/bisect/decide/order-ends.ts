import type { Digest } from '../../values/digest.ts';
import { MooringError } from '../../values/errors.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import { candidatesBetween } from './candidates.ts';
import type { BisectPlan } from './session.ts';

/** The ends of a session as they are given: builds of the tag, or undefined. */
export interface GivenEnds {
  readonly good: Digest | undefined;
  readonly bad: Digest | undefined;
  /** Undefined: what the order of the two ends means. */
  readonly find: BisectPlan['find'] | undefined;
}

/**
 * Returns what to search for, and where. A good build that is newer than the bad one means that the first good one is
 * wanted. Without a newer end, it is the newest build. Throws `config_usage_invalid` if `find` contradicts the order.
 */
export function orderEnds(
  history: TagHistory,
  { good, bad, find: wanted }: GivenEnds,
): Pick<BisectPlan, 'find' | 'candidates' | 'isOlderEndKnown'> {
  const placeOf = (digest: Digest): number => history.findLastIndex((build) => build.digest === digest);
  const isGoodNewer = good !== undefined && bad !== undefined && placeOf(good) > placeOf(bad);
  const find = wanted ?? (isGoodNewer ? 'first-good' : 'first-bad');
  const [older, newer = history.at(-1)?.digest] = find === 'first-bad' ? [good, bad] : [bad, good];
  if (newer === undefined) return { find, candidates: [], isOlderEndKnown: false };
  const candidates = candidatesBetween(history, { older, newer });
  if (candidates === undefined) throw contradiction(find);
  return { find, candidates, isOlderEndKnown: older !== undefined };
}

function contradiction(find: BisectPlan['find']): MooringError {
  const [older, newer] = find === 'first-bad' ? ['good', 'bad'] : ['bad', 'good'];
  return new MooringError('config_usage_invalid', `the ${older} build is newer than the ${newer} one`, {
    hint: `Swap \`good\` and \`bad\`, or set \`find\` to ${find === 'first-bad' ? 'first-good' : 'first-bad'}.`,
  });
}
