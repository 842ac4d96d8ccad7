import { isAtLeast } from '../../values/severity.ts';
import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';
import { decidePins, tagUnits } from './decide-pins.ts';
import type { DecidedPin, TagUnit } from './decide-pins.ts';
import type { PinRules } from './decide-pin.ts';
import type { MoveImpact } from './move-impact.ts';
import type { BuildStep } from './rebuilds.ts';

/** References that are decided together, and that have builds which are younger than the minimum age. */
export interface FastLaneSearch {
  /** As decided by the minimum age. */
  readonly unit: TagUnit<DecidedPin>;
  /** As decided without a minimum age. */
  readonly newest: readonly DecidedPin[];
  /** The times of the younger builds, ascending; at least one. */
  readonly times: readonly Instant[];
  /** The indexes of the times between which the first build with the fixes of the newest one is. */
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the searches for builds that pass the minimum age (pinning-rules.md#fast-lane). Empty without a minimum age,
 * unless the configuration file has a fast lane, and for `as-of` and rollback.
 */
export function fastLaneSearches(decided: readonly DecidedPin[], rules: PinRules): readonly FastLaneSearch[] {
  const { now, settings, wish } = rules;
  const isSpecial = wish.asOf !== undefined || wish.rollBack !== undefined;
  if (settings.fastLane === undefined || settings.minAgeMs === 0 || isSpecial) return [];
  const cutoff = now - settings.minAgeMs;
  return tagUnits(decided, rules).flatMap((unit) => {
    const young = unit.images.flatMap(({ facts }) =>
      facts?.kind === 'known' && facts.value.kind === 'history'
        ? facts.value.history.flatMap(({ at }) => (at > cutoff && at <= now ? [at] : []))
        : [],
    );
    const times = [...new Set(young)].sort((one, other) => one - other);
    if (times.length === 0) return [];
    const newest = decideUntil(unit, times.at(-1), rules);
    return [{ unit, newest, times, low: 0, high: times.length - 1 }];
  });
}

/** Decides about the references of a search with no build after the time at an index, whatever its age. */
export function decideAt(
  { times, unit }: FastLaneSearch,
  index: number,
  rules: PinRules,
): readonly DecidedPin[] {
  return decideUntil(unit, times[index], rules);
}

function decideUntil(
  { images, tags }: TagUnit<DecidedPin>,
  at: Instant | undefined,
  rules: PinRules,
): readonly DecidedPin[] {
  return decidePins(images, rules, new Map(at === undefined ? [] : tags.map((tag) => [tag, at] as const)));
}

/** The index of the time to look at next; `high` at the end of the search. */
export function middleOf({ low, high }: FastLaneSearch): number {
  return Math.floor((low + high) / 2);
}

/** Returns the search after its middle was compared with the newest build: whether that fixes nothing more. */
export function narrow(search: FastLaneSearch, hasAll: boolean): FastLaneSearch {
  const middle = middleOf(search);
  if (hasAll) return { ...search, high: middle };
  return { ...search, low: Math.min(middle + 1, search.high) };
}

/** Returns the ways of references between the builds that they are pinned to by two decisions. */
export function stepsBetween(
  before: readonly DecidedPin[],
  after: readonly DecidedPin[],
): readonly BuildStep[] {
  return after.flatMap((one, index) => {
    const [from, to] = [pinnedBy(before[index]), pinnedBy(one)];
    return from === undefined || to === undefined || from === to ? [] : [{ one, from, to }];
  });
}

function pinnedBy(one: DecidedPin | undefined): Digest | undefined {
  return one?.decision.kind === 'move' ? one.decision.to : one?.image.reference.digest;
}

/** The vulnerabilities of at least the configured severity that updates fix and add. */
export interface StepFixes {
  /** By tag; tags whose updates fix none are left out. */
  readonly fixes: ReadonlyMap<string, readonly MoveVulnerability[]>;
  readonly addsAny: boolean;
}

/** Returns what steps fix and add; undefined if that is not known of one of them. */
export function fixesOf(
  steps: readonly BuildStep[],
  impacts: ReadonlyMap<BuildStep, MoveImpact>,
  { settings: { fastLane } }: PinRules,
): StepFixes | undefined {
  const severe = (found: readonly MoveVulnerability[]): readonly MoveVulnerability[] =>
    found.filter(({ severity }) => fastLane !== undefined && isAtLeast(severity, fastLane));
  const fixes = new Map<string, readonly MoveVulnerability[]>();
  let addsAny = false;
  for (const step of steps) {
    const advisories = impacts.get(step)?.advisories;
    if (advisories?.kind !== 'known') return undefined;
    const { tag = '' } = step.one;
    const known = new Map(
      [...(fixes.get(tag) ?? []), ...severe(advisories.resolved)].map((one) => [one.id, one]),
    );
    if (known.size > 0) fixes.set(tag, [...known.values()]);
    addsAny ||= severe(advisories.introduced).length > 0;
  }
  return { fixes, addsAny };
}

/** Returns a decision of the fast lane, with what it fixes if its build is younger than the minimum age. */
export function withFastLane(
  one: DecidedPin,
  fixes: StepFixes['fixes'],
  { now, settings: { minAgeMs } }: PinRules,
): DecidedPin {
  const { decision, tag = '' } = one;
  if (decision.kind !== 'move' || decision.builtAt === undefined) return one;
  const ageMs = now - decision.builtAt;
  const [found = [tag, []]] = [...fixes].toSorted(([a], [b]) => Number(b === tag) - Number(a === tag));
  if (ageMs >= minAgeMs) return one;
  const by = found[0] === tag ? undefined : found[0];
  return { ...one, decision: { ...decision, fastLane: { fixes: found[1], by, ageMs, minAgeMs } } };
}
