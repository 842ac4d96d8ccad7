import { canonicalReference } from '../image-reference.ts';
import { DAY_MS, readInstant, toInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import type { AdvisoryFacts, EndOfLifeFacts, Novelty, Observation, Weight } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';
import type { ScannedImages } from './image-use.ts';

/** The base that the observations of head are compared with. */
export type Baseline =
  | {
      readonly kind: 'compared';
      /** The keys of the base, file keys included, with the highest weight of each. */
      readonly weights: ReadonlyMap<string, Weight>;
      /** Whether the change wrote this reference into this file. */
      readonly isTouched: (file: string, reference: string) => boolean;
      /** Files that are unreadable in the base: findings only in them are not compared. */
      readonly unread?: ReadonlySet<string>;
    }
  /** Findings that appeared or got worse since this time are new. */
  | { readonly kind: 'since'; readonly since: Instant; readonly now: Instant }
  | { readonly kind: 'none' };

/**
 * A finding is new if the base does not have it, or with a lower weight. Except for advisories, a finding on a line that the
 * change wrote is new too, because it can be fixed there (advisory-rules.md#new-against-a-base).
 */
export function noveltyOf(observation: Observation, baseline: Baseline, limits: MomentLimits): Novelty {
  switch (baseline.kind) {
    case 'none':
      return 'not-compared';
    case 'since':
      return noveltySince(momentsOf(observation, limits), baseline);
    case 'compared':
      if (!isNew(observation, baseline)) return 'pre-existing';
      return baseline.unread?.has(observation.file) === true ? 'not-compared' : 'new';
  }
}

function isNew(
  { rule, key, fileKey = key, weight, file, reference }: Observation,
  { weights, isTouched }: Extract<Baseline, { kind: 'compared' }>,
): boolean {
  const before = [weights.get(key), weights.get(fileKey)].filter((one) => one !== undefined);
  if (before.every((one) => WEIGHTS.indexOf(one) < WEIGHTS.indexOf(weight))) return true;
  // An exception expires because time passes, whatever the change wrote.
  return rule !== 'advisory' && rule !== 'exception' && isTouched(file, reference);
}

/** Findings without a date are not compared. */
function noveltySince(
  moments: readonly Instant[],
  { since, now }: Extract<Baseline, { kind: 'since' }>,
): Novelty {
  if (moments.length === 0) return 'not-compared';
  return moments.some((moment) => moment >= since && moment <= now) ? 'new' : 'pre-existing';
}

/** The keys of observations with their highest weights, to compare another tree with. */
export function weightsOf(observations: readonly Observation[]): ReadonlyMap<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const { key, fileKey, weight } of observations) {
    for (const name of fileKey === undefined ? [key] : [key, fileKey]) {
      weights.set(name, heavier(weights.get(name), weight));
    }
  }
  return weights;
}

const WEIGHTS: readonly Weight[] = ['minor', 'warning', 'blocking'];

function heavier(one: Weight | undefined, other: Weight): Weight {
  return one === undefined || WEIGHTS.indexOf(other) > WEIGHTS.indexOf(one) ? other : one;
}

/** The limits that make a finding appear, or get worse, as time passes. */
export type MomentLimits = Pick<GatePolicy, 'maxDetectionDays' | 'warnBeforeDays' | 'failBeforeDays'>;

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

function shifted(times: readonly Instant[], days: readonly number[]): readonly Instant[] {
  return times.flatMap((time) => days.map((count) => toInstant(time + count * DAY_MS)));
}

/**
 * Returns whether a change wrote a reference into a file: the base did not have it there, nor in a file that was removed
 * (then it moved). `reference` is canonical, or the text as written if it is not a reference.
 */
export function touchedLines(
  head: ScannedImages,
  before: ScannedImages,
): (file: string, reference: string) => boolean {
  const stillThere = new Set(placesOf(head).map(({ file }) => file));
  const places = placesOf(before);
  const known = new Set(places.map(({ file, reference }) => keyOf(file, reference)));
  const moved = new Set(places.filter(({ file }) => !stillThere.has(file)).map(({ reference }) => reference));
  return (file, reference) => !known.has(keyOf(file, reference)) && !moved.has(reference);
}

/** The files that are readable in head but not in the base: what is new in them is unknown. */
export function filesUnreadBefore(head: ScannedImages, before: ScannedImages): ReadonlySet<string> {
  const read = new Set(head.uses.map(({ file }) => file));
  const unread = before.unread.filter(({ file, scope }) => scope === 'file' && read.has(file));
  return new Set(unread.map(({ file }) => file));
}

function placesOf({
  uses,
  unread,
}: ScannedImages): readonly { readonly file: string; readonly reference: string }[] {
  return [
    ...uses.map(({ file, reference }) => ({ file, reference: canonicalReference(reference) })),
    ...unread.map(({ file, written }) => ({ file, reference: written })),
  ];
}

function keyOf(file: string, reference: string): string {
  return `${file}\n${reference}`;
}
