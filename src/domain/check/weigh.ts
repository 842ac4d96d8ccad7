import type { Instant } from '../instant.ts';
import { momentsOf } from './moments.ts';
import type { MomentLimits } from './moments.ts';
import { RULES } from './finding.ts';
import type { Finding, Level, Novelty, Observation, Verdict, Weight } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';

/** What the observations of head are compared with. */
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

/** Compares the observations with the base and gives them levels by the policy, worst first. */
export function weigh(
  observations: readonly Observation[],
  baseline: Baseline,
  policyOf: (observation: Observation) => Pick<GatePolicy, 'failOn' | 'warnOn'> & MomentLimits,
): readonly Finding[] {
  return observations
    .map((observation) => {
      const policy = policyOf(observation);
      const novelty = noveltyOf(observation, baseline, policy);
      return { ...observation, novelty, level: levelOf(observation, novelty, policy) };
    })
    .sort(worstFirst);
}

/** One error fails the check, one warning makes it `warn`, notices alone pass. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'error')) return 'fail';
  return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
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

/**
 * A finding is new if the base does not have it, or with a lower weight. Except for advisories, a finding on a line that the
 * change wrote is new too, because it can be fixed there (advisory-rules.md#new-against-a-base).
 */
function noveltyOf(observation: Observation, baseline: Baseline, limits: MomentLimits): Novelty {
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

function levelOf(
  { rule, weight }: Observation,
  novelty: Novelty,
  { failOn, warnOn }: Pick<GatePolicy, 'failOn' | 'warnOn'>,
): Level {
  if (weight === 'minor') return 'notice';
  const fails = failOn.includes(rule) || (novelty === 'new' && failOn.includes(`new-${rule}`));
  if (fails && weight === 'blocking') return 'error';
  return warnOn.includes(rule) ? 'warning' : 'notice';
}

const LEVEL_ORDER: readonly Level[] = ['error', 'warning', 'notice'];

/** By level, rule, severity, file, line and key, so that the order is the same on every machine. */
function worstFirst(a: Finding, b: Finding): number {
  return (
    LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    scoreOf(b) - scoreOf(a) ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    compareText(a.key, b.key)
  );
}

/** Unscored findings come after scored ones. */
function scoreOf({ advisory }: Finding): number {
  return advisory?.severity.score ?? -1;
}

/** The order of observations that are not weighed: worst rule first, then by key. */
export function byRuleThenKey(a: Observation, b: Observation): number {
  return RULES.indexOf(a.rule) - RULES.indexOf(b.rule) || compareText(a.key, b.key);
}

/** By code unit, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
