import { DAY_MS, readInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { AdvisoryFacts, EndOfLifeFacts, Finding, Novelty, Observation } from '../decide/finding.ts';
import { daysAfter } from '../../config/policy/gate-policy.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import { limitsOf } from '../rules/overdue-advisory.ts';

/** The base that the observations of head are compared with. */
export type Baseline =
  | {
      readonly kind: 'compared';
      readonly noveltyOf: (observation: Observation) => Novelty;
      /** Returns an observation in parts, each at the places that compare alike with the base; absent if each has one place. */
      readonly partsOf?: (observation: Observation) => readonly Observation[];
      /** Returns how the packages differ that have the vulnerability on both builds of its place. */
      readonly packageChangesOf: (observation: Observation) => Finding['packageChanges'];
      /** Whether the change replaced the build of this place by a newer one that resolves something. */
      readonly isUpdate: (place: ComparedPlace) => boolean;
    }
  /** Findings that appeared or got worse since this time are new. */
  | { readonly kind: 'since'; readonly since: Instant; readonly now: Instant }
  /** Without a base, nothing is compared; `required` if head is a change, whose base must be there. */
  | { readonly kind: 'none' | 'required' };

/** Returns whether a finding is new against the base, or since its time (advisory-rules.md#new-findings). */
export function noveltyOf(observation: Observation, baseline: Baseline, limits: MomentLimits): Novelty {
  switch (baseline.kind) {
    case 'none':
      return 'not-compared';
    case 'required':
      return observation.rule === 'base-unavailable' ? 'new' : 'not-compared';
    case 'since':
      return noveltySince(momentsOf(observation, limits), baseline);
    case 'compared':
      return baseline.noveltyOf(observation);
  }
}

/** Findings without a date are not compared. */
function noveltySince(
  moments: readonly Instant[],
  { since, now }: Extract<Baseline, { kind: 'since' }>,
): Novelty {
  if (moments.length === 0) return 'not-compared';
  return moments.some((moment) => moment >= since && moment <= now) ? 'new' : 'pre-existing';
}

/** The limits that make a finding appear, or get worse, as time passes. */
export type MomentLimits = Pick<
  GatePolicy,
  'underInvestigation' | 'maxOpenDays' | 'maxFixDays' | 'warnBeforeDays' | 'failBeforeDays'
>;

/**
 * The times when an observation appeared or got worse, past and future, in no order; empty if unknown. An old finding is
 * new to a run with `since` if something happened to it in that period: another event of its advisory, a limit of days that
 * passed, or the end of life of its tag (advisory-rules.md#new-since-a-time).
 */
function momentsOf(
  { advisory, endOfLife }: Pick<Observation, 'advisory' | 'endOfLife'>,
  limits: MomentLimits,
): readonly Instant[] {
  return [
    ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
    ...(endOfLife === undefined ? [] : momentsOfLifecycle(endOfLife, limits)),
  ];
}

function momentsOfAdvisory(advisory: AdvisoryFacts, limits: MomentLimits): readonly Instant[] {
  const { events, since, status } = advisory;
  const days = daysAfter(limits.underInvestigation);
  const latest = instantsOf([since, events?.at(-1)?.at]);
  const isAging = status === 'under_investigation' && days !== undefined;
  const passed = limitsOf(advisory, limits).flatMap((limit) =>
    limit.start === undefined ? [] : shifted([limit.start], [limit.days]),
  );
  return [...latest, ...(isAging ? shifted(instantsOf([since]), [days]) : []), ...passed];
}

/** The day of the end of life is the last day of support: it ends at the following midnight. */
function momentsOfLifecycle(
  { eolDate, graceEnds }: EndOfLifeFacts,
  { warnBeforeDays, failBeforeDays }: MomentLimits,
): readonly Instant[] {
  const lastDay = instantsOf([eolDate === null ? null : `${eolDate}T00:00:00Z`]);
  return [
    ...shifted(lastDay, [-warnBeforeDays, 1]),
    ...shifted(instantsOf([graceEnds]), [-failBeforeDays, 0]),
  ];
}

function instantsOf(times: readonly (string | null | undefined)[]): readonly Instant[] {
  return times.flatMap((time) => (typeof time === 'string' ? (readInstant(time) ?? []) : []));
}

function shifted(times: readonly Instant[], days: readonly number[]): readonly Instant[] {
  return times.flatMap((time) => days.map((count) => toInstant(time + count * DAY_MS)));
}
