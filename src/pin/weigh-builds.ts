import type { Problem } from '../values/errors.ts';
import type { DecidedPin } from './decide/decide-pins.ts';
import type { PinRules } from './decide/decide-pin.ts';
import {
  decideAt,
  fastLaneSearches,
  fixesOf,
  middleOf,
  narrow,
  stepsBetween,
  withFastLane,
} from './decide/fast-lane.ts';
import type { FastLaneSearch, StepFixes } from './decide/fast-lane.ts';
import { isOnlyRebuilt, rebuildUnits, waitForChange } from './decide/rebuilds.ts';
import type { CompareSteps, PlannedImpact } from './compare-steps.ts';

/**
 * Skips updates to builds that are only rebuilt (pinning-rules.md#rebuilds). What cannot be compared is updated. Compares
 * nothing unless the configuration file skips rebuilds.
 */
export async function skipRebuilds(
  decided: readonly DecidedPin[],
  rules: PinRules,
  compare: CompareSteps | undefined,
): Promise<readonly DecidedPin[]> {
  const units = compare === undefined ? [] : rebuildUnits(decided, rules);
  if (compare === undefined || units.length === 0) return decided;
  const impacts = await compare(units.flat());
  const waiting = units.filter((steps) => steps.every((step) => isOnlyRebuilt(impacts.get(step))));
  const skipped = new Set(waiting.flat().map(({ one }) => one));
  return decided.map((one) => (skipped.has(one) ? waitForChange(one, rules) : one));
}

/** The decisions of a run with those of the fast lane. */
interface FastDecisions {
  readonly decided: readonly DecidedPin[];
  /** Why the fast lane does not apply, or not to all images, as whole sentences. */
  readonly warnings: readonly string[];
}

/** The most builds of one search between the pinned and the newest one. */
const MOST_PROBES = 5;

const NO_ADVISORIES =
  'fast-lane: this run has no access to advisories, so `min-age` applies to all builds. It needs an API token.';

/**
 * Lets updates pass the minimum age if their builds fix a vulnerability of at least the configured severity: to the first
 * build that has all such fixes of the newest one (pinning-rules.md#fast-lane). What cannot be compared is unchanged. Sends
 * nothing unless the configuration file has a fast lane and a tag has builds that are too young.
 */
export async function takeFastLane(
  decided: readonly DecidedPin[],
  rules: PinRules,
  given: (Pick<PlannedImpact, 'hasAdvisories'> & { readonly compare: CompareSteps }) | undefined,
): Promise<FastDecisions> {
  const searches = fastLaneSearches(decided, rules);
  if (searches.length === 0) return { decided, warnings: [] };
  if (given?.hasAdvisories !== true) return { decided, warnings: [NO_ADVISORIES] };
  const problems: Problem[] = [];
  const compareAll: CompareWays = async (ways) => {
    const steps = ways.map(([before, after]) => stepsBetween(before, after));
    const impacts = await given.compare(steps.flat());
    for (const { advisories } of impacts.values())
      if (advisories?.kind === 'unknown' && advisories.problem !== undefined)
        problems.push(advisories.problem);
    return steps.map((own) => fixesOf(own, impacts, rules));
  };
  const fast = await searchFixes(searches, rules, compareAll);
  const [problem] = problems;
  return {
    decided: decided.map((one) => fast.get(one) ?? one),
    warnings:
      problem === undefined ? [] : [`fast-lane: advisories unknown: ${problem.message}. ${problem.hint}`],
  };
}

/** Compares what references are pinned to by two decisions each; undefined if that is not known of one of them. */
type CompareWays = (
  ways: readonly (readonly [before: readonly DecidedPin[], after: readonly DecidedPin[]])[],
) => Promise<readonly (StepFixes | undefined)[]>;

/** Returns the decisions that the fast lane replaces. */
async function searchFixes(
  searches: readonly FastLaneSearch[],
  rules: PinRules,
  compareAll: CompareWays,
): Promise<ReadonlyMap<DecidedPin, DecidedPin>> {
  const possible = await compareAll(searches.map(({ newest, unit }) => [unit.images, newest]));
  let open = searches.filter((_, index) => (possible[index]?.fixes.size ?? 0) > 0);
  for (let probe = 0; probe < MOST_PROBES && open.some(({ low, high }) => low < high); probe += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where to look next depends on the answer
    const left = await compareAll(open.map((one) => [decideAt(one, middleOf(one), rules), one.newest]));
    open = open.map((one, index) => narrow(one, left[index]?.fixes.size === 0));
  }
  const ways = open.map((one) => [one.unit.images, decideAt(one, one.high, rules)] as const);
  const made = await compareAll(ways);
  return new Map(ways.flatMap((way, index) => fastDecisions(way, made[index], rules)));
}

function fastDecisions(
  [before, after]: readonly [readonly DecidedPin[], readonly DecidedPin[]],
  found: StepFixes | undefined,
  rules: PinRules,
): readonly (readonly [DecidedPin, DecidedPin])[] {
  if (found === undefined || found.fixes.size === 0 || found.addsAny) return [];
  return before.map((one, index) => [one, withFastLane(after[index] ?? one, found.fixes, rules)]);
}
