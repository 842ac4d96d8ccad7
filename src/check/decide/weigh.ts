import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import { noveltyOf } from '../compare/novelty.ts';
import type { Baseline, MomentLimits } from '../compare/novelty.ts';
import { EVIDENCE_RULES, RULES, rulesOf } from '../../config/policy/rule-ids.ts';
import type { Finding, Level, Novelty, Observation, Verdict } from './finding.ts';
import { allPlaces } from './placed.ts';
import type { FilePlace } from './placed.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import { byPlace, compareText } from '../../text/order.ts';

/** Compares the observations with the base and gives them levels by the policy, worst first. */
export function weigh(
  observations: readonly Observation[],
  baseline: Baseline,
  policyOf: (observation: Observation) => WeighingPolicy & MomentLimits,
): readonly Finding[] {
  const { partsOf = (one: Observation) => [one] } = baseline.kind === 'compared' ? baseline : {};
  return observations
    .flatMap((one) => partsOf(one))
    .map((one) => weighOne(one, baseline, policyOf(one)))
    .sort(worstFirst);
}

function weighOne(
  { failsOnlyIf, isOfMovingTag, ...observation }: Observation,
  baseline: Baseline,
  policy: WeighingPolicy & MomentLimits,
): Finding {
  const novelty = noveltyOf(observation, baseline, policy);
  const level = levelOf({ ...observation, failsOnlyIf, isOfMovingTag }, novelty, policy);
  const isOutweighed = baseline.kind === 'compared' && baseline.isUpdate(observation) && novelty === 'new';
  const isLowered =
    level === 'error' &&
    isOutweighed &&
    observation.rule === 'advisory' &&
    isUnconfirmed(observation, policy);
  const changes =
    baseline.kind === 'compared' && novelty === 'pre-existing'
      ? baseline.packageChangesOf(observation)
      : undefined;
  return {
    ...observation,
    novelty,
    level: isLowered ? 'warning' : level,
    ...(changes === undefined ? {} : { packageChanges: changes }),
  };
}

/**
 * Orders findings by level, known exploited ones, rule, severity, EPSS, those with a build to update to, image and place, so that
 * the order is the same on every machine.
 */
function worstFirst(a: Finding, b: Finding): number {
  return byRank(a, b) || byPlace(a, b) || compareText(a.key, b.key);
}

/** Orders findings by everything but their places. */
function byRank(a: Finding, b: Finding): number {
  return (
    LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
    Number(isExploited(b)) - Number(isExploited(a)) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    scoreOf(b) - scoreOf(a) ||
    epssOf(b) - epssOf(a) ||
    Number(hasFix(b)) - Number(hasFix(a)) ||
    compareText(imageOf(a), imageOf(b))
  );
}

/** Returns findings, worst first, at each of their places: those that differ only in places and packages by their places. */
export function inOrderOfPlaces(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly place: FilePlace }[] {
  const ranks: Finding[][] = [];
  for (const finding of findings) {
    const [alike] = ranks.at(-1) ?? [];
    if (alike !== undefined && byRank(alike, finding) === 0) ranks.at(-1)?.push(finding);
    else ranks.push([finding]);
  }
  return ranks.flatMap((rank) => {
    const placed = rank.flatMap((finding) => allPlaces(finding).map((place) => ({ finding, place })));
    return placed.length === rank.length
      ? placed
      : placed.toSorted((a, b) => byPlace(a.place, b.place) || compareText(a.finding.key, b.finding.key));
  });
}

const LEVEL_ORDER: readonly Level[] = ['error', 'warning', 'notice'];

function isExploited({ advisory }: Finding): boolean {
  return advisory?.exploit?.known === true;
}

/** Unscored findings come after scored ones. */
function scoreOf({ advisory }: Finding): number {
  return advisory?.severity.score ?? -1;
}

function epssOf({ advisory }: Finding): number {
  return advisory?.exploit?.epss ?? 0;
}

function hasFix({ advisory }: Finding): boolean {
  return advisory?.fix?.kind === 'build';
}

/** The image of an advisory; findings of other rules are in the order of their places. */
function imageOf({ advisory, reference }: Finding): string {
  return advisory === undefined ? '' : reference;
}

/** One error fails the check, one warning makes it `warn`, notices alone pass. */
export function verdictOfFindings(findings: readonly Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'error')) return 'fail';
  return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
}

type WeighingPolicy = Pick<
  GatePolicy,
  'failOn' | 'warnOn' | 'pendingUpstream' | 'strict' | 'underInvestigation'
>;

/**
 * Whether an advisory does not state that a version is affected, and no option says that such an advisory fails
 * (advisory-rules.md#net-judgement-of-updates).
 */
function isUnconfirmed(
  { advisory }: Observation,
  { pendingUpstream, strict, underInvestigation }: WeighingPolicy,
): boolean {
  if (advisory === undefined) return false;
  if (advisory.status === 'under_investigation') return underInvestigation !== 'fail';
  if (advisory.status === 'affected_pending_upstream') return pendingUpstream !== 'fail';
  if (advisory.status === 'unknown') return !strict;
  return UNCONFIRMED.has(advisory.status);
}

const UNCONFIRMED: ReadonlySet<AdvisoryStatus> = new Set(['unknown_not_analysed', 'unreviewed']);

function levelOf(
  { rule, weight, failsOnlyIf, isOfMovingTag }: Observation,
  novelty: Novelty,
  { failOn, warnOn, strict }: WeighingPolicy,
): Level {
  if (weight === 'minor') return 'notice';
  const rules = rulesOf(rule);
  const fails = rules.some(
    (one) =>
      (failOn.includes(one) && (novelty === 'new' || failsOnlyIf !== 'new')) ||
      ((novelty === 'new' || isOfMovingTag === true) && failOn.includes(`new-${one}`)),
  );
  const needsMore =
    failsOnlyIf === 'strict' ||
    (failsOnlyIf === 'not-pre-existing' && novelty === 'pre-existing') ||
    (failsOnlyIf === 'named' && !rules.some((one) => failOn.includes(one)));
  if (fails && weight === 'blocking' && (strict || !needsMore)) return 'error';
  return EVIDENCE_RULES.has(rule) || rules.some((one) => warnOn.includes(one)) ? 'warning' : 'notice';
}

/** The order of observations that are not weighed: worst rule first, then by key. */
export function byRuleThenKey(a: Observation, b: Observation): number {
  return RULES.indexOf(a.rule) - RULES.indexOf(b.rule) || compareText(a.key, b.key);
}
