import type { Digest } from '../../values/digest.ts';
import { DAY_MS } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { settledHistory } from '../../values/tag-history.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';

/** The way from one build of a tag to another; negative for a way back. */
export interface Distance {
  /** Builds that count (`settledHistory`). */
  readonly builds: number;
  /** Whole days between the two builds. */
  readonly days: number;
  readonly from: Build;
  readonly to: Build;
}

/** The distance of a pin from its tag's newest build. */
export type Lag =
  | { readonly kind: 'newest' }
  | ({ readonly kind: 'behind' } & Distance)
  | { readonly kind: 'not-in-history' };

/**
 * Returns how far a digest is behind the newest build: the one definition of builds and days behind. A digest to which
 * the tag came back counts from its last record, so that a tag that flips to and fro is not behind itself.
 */
export function lagOf(history: TagHistory, digest: Digest): Lag {
  if (history.at(-1)?.digest === digest) return { kind: 'newest' };
  const settled = settledHistory(history);
  const last = settled.findLastIndex((build) => build.digest === digest);
  if (last === -1) return { kind: 'not-in-history' };
  const distance = distanceBetween(settled, last, settled.length - 1);
  return distance === undefined || distance.builds === 0
    ? { kind: 'newest' }
    : { kind: 'behind', ...distance };
}

/** Returns the distance of one build from another, undefined if the history does not have both. */
export function distanceOf(history: TagHistory, from: Digest, to: Digest): Distance | undefined {
  const settled = settledHistory(history);
  const [start, end] = [from, to].map((digest) => settled.findLastIndex((build) => build.digest === digest));
  return distanceBetween(settled, start ?? -1, end ?? -1);
}

function distanceBetween(settled: TagHistory, start: number, end: number): Distance | undefined {
  const [from, to] = [settled[start], settled[end]];
  if (from === undefined || to === undefined) return undefined;
  return { builds: end - start, days: Math.trunc((to.at - from.at) / DAY_MS), from, to };
}

/** Returns a lag as `2 builds, 10 days`, and `newest` for none. */
export function lagText({ builds, days }: Pick<Distance, 'builds' | 'days'>): string {
  if (builds === 0) return 'newest';
  return `${count(builds, 'build')}, ${days === 0 ? 'under a day' : count(days, 'day')}`;
}
