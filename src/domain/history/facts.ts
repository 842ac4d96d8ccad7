import type { Digest } from '../digest.ts';
import { DAY_MS } from '../instant.ts';
import { settledHistory } from './tag-history.ts';
import type { TagHistory } from './tag-history.ts';

/** Milliseconds. */
export type Interval = number;

/** With fewer gaps between builds than this, there is no "usual". */
const FEWEST_GAPS = 2;

/**
 * The usual time between two builds of a tag: the median gap, so that one long pause or a burst of repairs does not
 * count for much. Undefined for a tag of fewer than three builds.
 */
export function usualInterval(history: TagHistory): Interval | undefined {
  const builds = settledHistory(history);
  const gaps = builds
    .slice(1)
    .map(({ at }, index) => at - (builds[index]?.at ?? at))
    .sort((one, other) => one - other);
  return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
}

/** How far a pin moves, in builds and in whole days; both are negative for a move back. */
export interface Distance {
  readonly builds: number;
  readonly days: number;
}

/** The way from one build to another, or undefined where the history does not have both. */
export function distanceOf(history: TagHistory, from: Digest, to: Digest): Distance | undefined {
  const builds = settledHistory(history);
  const start = builds.findLastIndex(({ digest }) => digest === from);
  const end = builds.findLastIndex(({ digest }) => digest === to);
  const first = builds[start];
  const last = builds[end];
  if (first === undefined || last === undefined) return undefined;
  return { builds: end - start, days: Math.trunc((last.at - first.at) / DAY_MS) };
}
