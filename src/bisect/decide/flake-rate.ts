/** The accepted probability that a wrong verdict of one build spoils the whole search. */
const ACCEPTED_RISK = 0.05;

/** More runs per build than this are no advice. */
const MOST_RUNS = 99;

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
