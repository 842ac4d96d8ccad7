import { DAY_MS, readInstant, toInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { AdvisoryFacts, EndOfLifeFacts, Observation } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';

/** The limits by which time alone makes a finding of something, or a worse one. */
export type MomentLimits = Pick<GatePolicy, 'maxDetectionDays' | 'warnBeforeDays' | 'failBeforeDays'>;

/**
 * When an observation came up, or became worse, past and future, in no order; empty where nobody tells. What has been
 * there for long is news to a run that looks at a period (`since`) if something came of it in that period: another event
 * of its advisory, a limit of days that it passed, or the end of a tag (advisory-rules.md#new-since-a-time).
 */
export function momentsOf(
  { advisory, endOfLife }: Pick<Observation, 'advisory' | 'endOfLife'>,
  limits: MomentLimits,
): readonly Instant[] {
  return [
    ...(advisory === undefined ? [] : momentsOfAdvisory(advisory, limits)),
    ...(endOfLife === undefined ? [] : momentsOfLife(endOfLife, limits)),
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

/** The day of the end of life is the last one of support: the end comes with the midnight after it. */
function momentsOfLife(
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
