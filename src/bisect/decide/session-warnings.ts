import { candidateAt, isEnd, observeBuilds } from './observed-builds.ts';
import type { ObservedBuilds } from './observed-builds.ts';
import type { BisectPlan, BisectSession, BuildPair, Candidate } from './session.ts';

/** The accepted probability that a wrong verdict of one build spoils the whole search. */
const ACCEPTED_RISK = 0.05;

/** More runs per build than this are no advice. */
const MOST_RUNS = 99;

/** A reason to doubt the result of a session. */
export type BisectWarning =
  /** Runs of the same end had different verdicts. */
  | {
      readonly kind: 'flaky-end';
      readonly build: Candidate;
      /** The verdict that the end must have. */
      readonly expected: 'good' | 'bad';
      /** How many of its runs had the other one. */
      readonly wrong: number;
      readonly runs: number;
      /** Options with which that does not matter; undefined if there are none. */
      readonly advice: Pick<BisectPlan, 'repeat' | 'badIf'> | undefined;
    }
  /** The fault came and went more than once: `older` has the newer verdict, and `newer` the older one. */
  | ({ readonly kind: 'not-monotone' } & BuildPair);

type FlakyEnd = Extract<BisectWarning, { kind: 'flaky-end' }>;

/** Returns the warnings of a session, from its runs so far. */
export function warningsOf(session: BisectSession): readonly BisectWarning[] {
  const builds = observeBuilds(session);
  const ends = session.plan.candidates.flatMap((_, index) => flakyEnd(builds, index) ?? []);
  // Runs that repeat until one is good cannot also repeat until one is bad.
  const flaky = ends.length > 1 ? ends.map((end): FlakyEnd => ({ ...end, advice: undefined })) : ends;
  const first = builds.verdicts.indexOf(builds.newer);
  const last = builds.verdicts.lastIndexOf(builds.older);
  if (first === -1 || last < first) return flaky;
  return [
    ...flaky,
    { kind: 'not-monotone', older: candidateAt(builds, first), newer: candidateAt(builds, last) },
  ];
}

function flakyEnd(builds: ObservedBuilds, index: number): FlakyEnd | undefined {
  const { plan, runs } = builds;
  if (!isEnd(plan, index)) return undefined;
  const build = candidateAt(builds, index);
  const verdicts = runs.filter(({ digest }) => digest === build.digest).map(({ verdict }) => verdict);
  const good = verdicts.filter((verdict) => verdict === 'good').length;
  const bad = verdicts.filter((verdict) => verdict === 'bad').length;
  if (good === 0 || bad === 0) return undefined;
  const expected = index === 0 ? builds.older : builds.newer;
  const wrong = expected === 'good' ? bad : good;
  const repeat = sufficientRepeat(wrong / (good + bad), plan.candidates.length);
  const advice =
    repeat === undefined ? undefined : ({ repeat, badIf: expected === 'good' ? 'all' : 'any' } as const);
  return { kind: 'flaky-end', build, expected, wrong, runs: good + bad, advice };
}

/**
 * Returns how many runs per build make a wrong verdict unlikely enough for a search among `builds` builds, if a run
 * gives the wrong one with probability `rate` and all runs of a build have to be wrong for its verdict to be
 * (bisect-rules.md#repeated-runs). Undefined if no number of runs is practical.
 */
export function sufficientRepeat(rate: number, builds: number): number | undefined {
  // Half of the builds that a search meets are of the kind that can be misjudged.
  const met = Math.max(1, Math.ceil(Math.log2(builds))) / 2;
  for (let repeat = 1; repeat <= MOST_RUNS; repeat += 1)
    if (1 - (1 - rate ** repeat) ** met <= ACCEPTED_RISK) return repeat;
  return undefined;
}
