import { chooseMiddle, frontierOf, spreadEvenly } from './choose-candidate.ts';
import type { Preferences } from './choose-candidate.ts';
import {
  candidateAt,
  intervalOf,
  isCommandBroken,
  isEnd,
  judgeBuild,
  observeBuilds,
  untestedBetween,
} from './observed-builds.ts';
import type { BuildVerdict, ObservedBuilds } from './observed-builds.ts';
import { doubtfulCode, SKIP_CODE } from './run-verdict.ts';
import type { BisectResult, BisectRun, BisectSession, BisectStep, Probe, ProbeReason } from './session.ts';

/** From this number of builds in a row that docker could not run, docker itself can be at fault. */
const SKIPS_IN_A_ROW = 3;

/** A build to try by its index, or the result. */
type Decision = { readonly index: number; readonly reason: ProbeReason } | BisectResult;

/**
 * Returns what to do next in a session, from its plan and runs alone (bisect-rules.md#order-of-runs). `prefers` can
 * change which builds are tried, and never the answer.
 */
export function nextStep(session: BisectSession, prefers: Preferences = {}): BisectStep {
  const builds = observeBuilds(session);
  const decision = decide(builds, prefers);
  if ('kind' in decision) return { kind: 'done', result: decision };
  const { index, reason } = decision;
  const build = candidateAt(builds, index);
  const interval = intervalOf(builds);
  const steps = Math.ceil(Math.log2(frontierOf(builds, interval).length + 1));
  const isNewerEnd = index === session.plan.candidates.length - 1;
  return {
    kind: 'try',
    build,
    reason,
    attempt: runsFor(session.runs, { build, reason }).length + 1,
    left: interval.high - Math.max(interval.low, 0),
    stepsLeft: reason === 'search' ? steps - 1 : isNewerEnd ? steps + 1 : steps,
  };
}

/**
 * Returns the builds to try at once in the next round of `k`-ary search: both ends and `k` - 1 builds between them in
 * the first one. Empty if the session has a result (`nextStep`).
 */
export function planRound(session: BisectSession, k: number): readonly Probe[] {
  const builds = observeBuilds(session);
  const decision = decide(builds, {});
  if ('kind' in decision) return [];
  const probe = ({ index, reason }: { index: number; reason: ProbeReason }): Probe => ({
    build: candidateAt(builds, index),
    reason,
  });
  if (decision.reason === 'confirm')
    return unconfirmedBuilds(builds).map((index) => probe({ index, reason: 'confirm' }));
  const { verdicts } = builds;
  const ends = [verdicts.length - 1, 0]
    .filter((index) => verdicts[index] === undefined)
    .map((index) => ({ index, reason: reasonFor(builds, index) }));
  const interval = intervalOf(builds);
  const frontier = frontierOf(builds, interval).filter((index) => index > 0);
  const between = spreadEvenly(frontier, k - 1).map((index) => ({ index, reason: 'search' as const }));
  const control = decision.reason === 'control' ? [decision] : [];
  return [...control, ...ends, ...between].map(probe);
}

function decide(builds: ObservedBuilds, prefers: Preferences): Decision {
  const decision =
    stopAtAbort(builds) ??
    settleEnds(builds) ??
    controlSkips(builds) ??
    gallop(builds) ??
    searchBetween(builds, prefers) ??
    confirm(builds);
  const { plan, runs } = builds;
  if ('kind' in decision || runs.filter(hasRun).length < plan.maxRuns) return decision;
  return { kind: 'aborted', why: 'too-many-runs', runs: [] };
}

function stopAtAbort({ runs }: ObservedBuilds): Decision | undefined {
  const aborted = runs.filter(({ verdict }) => verdict === 'abort');
  return aborted.length === 0 ? undefined : { kind: 'aborted', why: 'signal', runs: aborted };
}

/** Tries the newer end, then the older one if it is known (bisect-rules.md#ends). */
function settleEnds(builds: ObservedBuilds): Decision | undefined {
  const { plan, verdicts, runs } = builds;
  const last = verdicts.length - 1;
  if (last < 1) return { kind: 'no-ends', why: 'one-build', build: candidateAt(builds, last) };
  const newer = verdicts[last];
  if (newer === undefined) return { index: last, reason: reasonFor(builds, last) };
  const isWrong = newer !== builds.newer;
  if (!isWrong && !plan.isOlderEndKnown) return undefined;
  const { digest } = candidateAt(builds, last);
  if (isWrong && !runs.some((run) => run.digest === digest && doubtfulCode(run.end) !== undefined))
    return refuseEnd(builds, last);
  // With a doubtful status, the command itself can be at fault, which only a run on another build shows.
  const other = plan.isOlderEndKnown ? 0 : last - 1;
  if (verdicts[other] === undefined) return { index: other, reason: reasonFor(builds, other) };
  if (isCommandBroken(runs)) return { kind: 'aborted', why: 'command-broken', runs };
  if (isWrong) return refuseEnd(builds, last);
  return verdicts[0] === builds.older ? undefined : refuseEnd(builds, 0);
}

function refuseEnd(builds: ObservedBuilds, index: number): BisectResult {
  const isTested = builds.verdicts[index] !== 'skip';
  const isGoodEnd = reasonFor(builds, index) === 'good-end';
  const why = isTested ? (isGoodEnd ? 'good-end-bad' : 'bad-end-good') : 'untested-end';
  return { kind: 'no-ends', why, build: candidateAt(builds, index) };
}

function reasonFor({ plan, older, newer }: ObservedBuilds, index: number): ProbeReason {
  if (!isEnd(plan, index)) return 'gallop';
  return index === 0 ? `${older}-end` : `${newer}-end`;
}

/** Tries a good build again after three skips in a row by 125: either these builds or docker itself does not work. */
function controlSkips({ plan, runs, verdicts }: ObservedBuilds): Decision | undefined {
  const real = runs.filter(hasRun);
  const failed = real.findIndex(({ reason, verdict }) => reason === 'control' && verdict !== 'good');
  if (failed !== -1) {
    const start = real.findLastIndex((run, index) => index < failed && !isSkippedByCode(run)) + 1;
    return { kind: 'aborted', why: 'three-skips', runs: real.slice(start, failed + 1) };
  }
  const latest = real.slice(-SKIPS_IN_A_ROW);
  if (latest.length < SKIPS_IN_A_ROW || !latest.every(isSkippedByCode)) return undefined;
  const good = plan.candidates.findLastIndex((_, index) => verdicts[index] === 'good');
  return good === -1
    ? { kind: 'aborted', why: 'three-skips', runs: latest }
    : { index: good, reason: 'control' };
}

function isSkippedByCode({ end }: BisectRun): boolean {
  return end.kind === 'exit' && end.code === SKIP_CODE;
}

/** Goes back 1, 2, 4, 8 … builds from the newer end until one has the older verdict. */
function gallop(builds: ObservedBuilds): Decision | undefined {
  const { plan, verdicts, runs, older, newer } = builds;
  if (plan.isOlderEndKnown || verdicts.includes(older)) return undefined;
  const last = verdicts.length - 1;
  for (let distance = 1; distance < 2 * last; distance *= 2) {
    const index = Math.max(last - distance, 0);
    if (verdicts[index] === undefined) return { index, reason: 'gallop' };
  }
  if (isCommandBroken(runs)) return { kind: 'aborted', why: 'command-broken', runs };
  if (verdicts[0] === newer)
    return { kind: 'no-ends', why: `oldest-${newer}`, build: candidateAt(builds, 0) };
  // The oldest builds cannot be tested: one of the others can still have the older verdict.
  const index = chooseMiddle(frontierOf(builds, intervalOf(builds)), plan.candidates, {});
  return index === undefined
    ? { kind: 'no-ends', why: 'untested-end', build: candidateAt(builds, 0) }
    : { index, reason: 'gallop' };
}

function searchBetween(builds: ObservedBuilds, prefers: Preferences): Decision | undefined {
  const frontier = frontierOf(builds, intervalOf(builds));
  const { candidates } = builds.plan;
  // What this machine has changes with every run: a build that needs further runs comes first.
  const started = frontier.find((index) =>
    builds.runs.some(({ digest }) => digest === candidates[index]?.digest),
  );
  const index = started ?? chooseMiddle(frontier, candidates, prefers);
  return index === undefined ? undefined : { index, reason: 'search' };
}

/** Gives the result, after the last check of both builds if runs are repeated (bisect-rules.md#repeated-runs). */
function confirm(builds: ObservedBuilds): Decision {
  const { low, high } = intervalOf(builds);
  const [unconfirmed] = unconfirmedBuilds(builds);
  if (unconfirmed !== undefined) return { index: unconfirmed, reason: 'confirm' };
  const pair = { older: candidateAt(builds, low), newer: candidateAt(builds, high) };
  const isFlipped = [low, high].some((index) => {
    const verdict = confirmedVerdict(builds, index);
    return verdict !== undefined && verdict !== 'skip' && verdict !== builds.verdicts[index];
  });
  if (isFlipped) return { kind: 'flaky', ...pair };
  if (high === low + 1) return { kind: 'found', ...pair };
  return { kind: 'range', ...pair, untested: untestedBetween(builds, { low, high }) };
}

/** The builds on either side of the change that were not checked again; the runs of ends were complete at once. */
function unconfirmedBuilds(builds: ObservedBuilds): readonly number[] {
  const { low, high } = intervalOf(builds);
  if (builds.plan.repeat === 1) return [];
  return [low, high].filter(
    (index) => !isEnd(builds.plan, index) && confirmedVerdict(builds, index) === undefined,
  );
}

function confirmedVerdict(builds: ObservedBuilds, index: number): BuildVerdict | undefined {
  return judgeBuild(
    runsFor(builds.runs, { build: candidateAt(builds, index), reason: 'confirm' }),
    builds.plan,
    false,
  );
}

/** The runs of a build for one purpose: its verdict, its last check or a control. */
function runsFor(runs: readonly BisectRun[], { build, reason }: Probe): readonly BisectRun[] {
  return runs.filter((run) => run.digest === build.digest && purposeOf(run.reason) === purposeOf(reason));
}

function purposeOf(reason: ProbeReason): string {
  return reason === 'confirm' || reason === 'control' ? reason : 'verdict';
}

function hasRun({ end }: BisectRun): boolean {
  return end.kind !== 'removed' && end.kind !== 'lost';
}
