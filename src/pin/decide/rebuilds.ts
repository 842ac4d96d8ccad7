import type { Digest } from '../../values/digest.ts';
import { durationText } from '../../values/duration.ts';
import { findBuild } from '../../values/tag-history.ts';
import { formatDay } from '../../values/instant.ts';
import { tagUnits } from './decide-pins.ts';
import type { DecidedPin } from './decide-pins.ts';
import type { PinRules } from './decide-pin.ts';
import type { MoveImpact } from './move-impact.ts';

/** The way of one reference from a build to another, which is compared. */
export interface BuildStep {
  readonly one: DecidedPin;
  readonly from: Digest;
  readonly to: Digest;
}

/**
 * Returns the updates that wait if nothing in them is new, by the references that are decided together. An update of a
 * unit that pins a reference for the first time, or from a build older than the maximum lag, does not wait, and neither do
 * the others of its unit. Empty unless the configuration file skips rebuilds, and for `as-of` and rollback.
 */
export function rebuildUnits(
  decided: readonly DecidedPin[],
  rules: PinRules,
): readonly (readonly BuildStep[])[] {
  const { settings, wish } = rules;
  const longest = settings.rebuildMaxLagMs;
  if (longest === undefined || wish.asOf !== undefined || wish.rollBack !== undefined) return [];
  return tagUnits(decided, rules).flatMap(({ images }) => {
    const moves = images.filter(({ decision }) => decision.kind === 'move');
    const steps = moves.flatMap((one) => waitingStep(one, longest));
    return moves.length > 0 && steps.length === moves.length ? [steps] : [];
  });
}

function waitingStep(one: DecidedPin, longest: number): readonly BuildStep[] {
  const { decision, facts, image } = one;
  const from = image.reference.digest;
  if (decision.kind !== 'move' || from === undefined) return [];
  if (facts?.kind !== 'known' || facts.value.kind !== 'history') return [];
  const pinned = findBuild(facts.value.history, from);
  const lag = pinned === undefined || decision.builtAt === undefined ? longest : decision.builtAt - pinned.at;
  return lag < longest ? [{ one, from, to: decision.to }] : [];
}

/** Whether an update has the same packages and configuration, and resolves nothing. False if that is not known. */
export function isOnlyRebuilt(impact: MoveImpact | undefined): boolean {
  const verdict = impact?.diff?.verdict;
  if (verdict !== 'rebuilt' && verdict !== 'identical') return false;
  return impact?.advisories?.kind !== 'known' || impact.advisories.resolved.length === 0;
}

/** Returns a reference whose update waits. */
export function waitForChange(one: DecidedPin, { settings }: PinRules): DecidedPin {
  const { decision } = one;
  if (decision.kind !== 'move') return one;
  const built = decision.builtAt === undefined ? '' : `, of ${formatDay(decision.builtAt)},`;
  const lag = durationText(settings.rebuildMaxLagMs ?? 0);
  const reason = `the selected build${built} has the same packages and configuration, and is less than ${lag} newer (max-lag)`;
  return { ...one, decision: { kind: 'skip', code: 'only-rebuilt', reason } };
}
