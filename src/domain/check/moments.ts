import { DAY_MS, readInstant, toInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { AdvisoryFacts, EndOfLifeFacts, Observation } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';

/** The limits that make a finding appear, or get worse, as time passes. */
export type MomentLimits = Pick<GatePolicy, 'maxDetectionDays' | 'warnBeforeDays' | 'failBeforeDays'>;

/**
 * The times when an observation appeared or got worse, past and future, in no order; empty if unknown. An old finding is
 * new to a run with `since` if something happened to it in that period: another event of its advisory, a limit of days that
 * passed, or the end of life of its tag (advisory-rules.md#new-since-a-time).
 */
export function momentsOf(
  { advisory, endOfLife }: Pick<Observation, 'advisory' | 'endOfLife'>,
  limits: MomentLimits,
): readonly Instant[] {
  return [
    ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
    ...(endOfLife === undefined ? [] : momentsOfLifecycle(endOfLife, limits)),
  ];
}

function momentsOfAdvisory(
  { events, since, status }: AdvisoryFacts,
  { maxDetectionDays }: MomentLimits,
): readonly Instant[] {
  const latest = instantsOf([since, events?.at(-1)?.at]);
  const aged = status === 'under_investigation' ? shifted(instantsOf([since]), [maxDetectionDays]) : [];
  return [...latest, ...aged];
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

function shifted(instants: readonly Instant[], days: readonly number[]): readonly Instant[] {
  return instants.flatMap((instant) => days.map((count) => toInstant(instant + count * DAY_MS)));
}
