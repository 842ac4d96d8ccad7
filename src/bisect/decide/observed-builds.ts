import type { Digest } from '../../values/digest.ts';
import { MooringError } from '../../values/errors.ts';
import { doubtfulCode } from './run-verdict.ts';
import type { BisectPlan, BisectRun, BisectSession, Candidate, UntestedBuild } from './session.ts';

/** The verdict of all runs of a build together. */
export type BuildVerdict = 'good' | 'bad' | 'skip';

/** The candidates of a session with what is known about each, by their index. */
export interface ObservedBuilds {
  readonly plan: BisectPlan;
  readonly runs: readonly BisectRun[];
  /** Undefined for a build that needs a run, or further runs. */
  readonly verdicts: readonly (BuildVerdict | undefined)[];
  /** The verdicts that the older and the newer end must have. */
  readonly older: 'good' | 'bad';
  readonly newer: 'good' | 'bad';
}

/** The newest build with the older verdict, and the oldest one with the newer verdict after it. */
export interface SearchInterval {
  /** -1 if there is none yet. */
  readonly low: number;
  /** The newer end if there is none yet. */
  readonly high: number;
}

/** Returns what the runs of a session say about its candidates. */
export function observeBuilds({ plan, runs }: BisectSession): ObservedBuilds {
  const isFirstBad = plan.find === 'first-bad';
  const byDigest = new Map<Digest, BisectRun[]>();
  for (const run of runs.filter(({ reason }) => reason !== 'confirm' && reason !== 'control')) {
    const others = byDigest.get(run.digest);
    if (others === undefined) byDigest.set(run.digest, [run]);
    else others.push(run);
  }
  return {
    plan,
    runs,
    verdicts: plan.candidates.map(({ digest }, index) =>
      judgeBuild(byDigest.get(digest) ?? [], plan, isEnd(plan, index)),
    ),
    older: isFirstBad ? 'good' : 'bad',
    newer: isFirstBad ? 'bad' : 'good',
  };
}

/**
 * Returns what several runs say about a build (bisect-rules.md#repeated-runs): undefined if more are needed. All runs of
 * an end are done, since they measure how often the command gives the wrong verdict.
 */
export function judgeBuild(
  runs: readonly BisectRun[],
  { repeat, badIf }: Pick<BisectPlan, 'repeat' | 'badIf'>,
  isWhole: boolean,
): BuildVerdict | undefined {
  const has = (wanted: BuildVerdict): boolean => runs.some(({ verdict }) => verdict === wanted);
  const deciding = badIf === 'all' ? 'good' : 'bad';
  const isSkipped = has('skip');
  const isComplete = runs.length >= repeat || isSkipped;
  if (has(deciding) && (isComplete || !isWhole)) return deciding;
  if (isSkipped) return 'skip';
  return isComplete ? (deciding === 'good' ? 'bad' : 'good') : undefined;
}

/** True for the newer end, and for the older one if it is known. */
export function isEnd({ candidates, isOlderEndKnown }: BisectPlan, index: number): boolean {
  return index === candidates.length - 1 || (index === 0 && isOlderEndKnown);
}

/** Returns the interval in which the answer is: with contradictory verdicts, that of the last change. */
export function intervalOf({ verdicts, older, newer }: ObservedBuilds): SearchInterval {
  const low = verdicts.lastIndexOf(older);
  const high = verdicts.indexOf(newer, low + 1);
  return { low, high: high === -1 ? verdicts.length - 1 : high };
}

/** Returns a candidate by its index; throws `internal_bug` for an index outside of the plan. */
export function candidateAt({ plan }: ObservedBuilds, index: number): Candidate {
  const candidate = plan.candidates[index];
  if (candidate === undefined) throw new MooringError('internal_bug', `no candidate ${index}`);
  return candidate;
}

/** Returns the builds between two candidates, with how the last run of each ended. */
export function untestedBetween(
  { plan, runs }: ObservedBuilds,
  { low, high }: SearchInterval,
): readonly UntestedBuild[] {
  return plan.candidates.slice(low + 1, high).map(({ digest, at }) => ({
    digest,
    at,
    end: runs.findLast((run) => run.digest === digest)?.end,
  }));
}

/** True if there are runs of at least two builds, and all of them ended with the same doubtful status. */
export function isCommandBroken(runs: readonly BisectRun[]): boolean {
  const [first] = runs;
  const code = first === undefined ? undefined : doubtfulCode(first.end);
  return (
    code !== undefined &&
    runs.every(({ end }) => doubtfulCode(end) === code) &&
    new Set(runs.map(({ digest }) => digest)).size > 1
  );
}
