import type { Digest } from '../../values/digest.ts';
import { DAY_MS } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { buildsOf, tagChanges } from '../../values/tag-history.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';

/** The way from one build of a tag to another; negative for a way back. */
export interface Distance {
  /** Builds to which the tag changed on the way, each once. */
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
 * the tag came back counts from its last record, so that the current build is never behind.
 */
export function lagOf(history: TagHistory, digest: Digest): Lag {
  const newest = history.at(-1);
  if (newest?.digest === digest) return { kind: 'newest' };
  const distance = newest && distanceOf(history, digest, newest.digest);
  return distance === undefined ? { kind: 'not-in-history' } : { kind: 'behind', ...distance };
}

/** Returns the distance of one build from another, undefined if the history does not have both. */
export function distanceOf(history: TagHistory, from: Digest, to: Digest): Distance | undefined {
  const changes = tagChanges(history);
  const [start = -1, end = -1] = [from, to].map((digest) =>
    changes.findLastIndex((build) => build.digest === digest),
  );
  const [first, last] = [changes[start], changes[end]];
  if (first === undefined || last === undefined) return undefined;
  const between = buildsOf(changes.slice(Math.min(start, end) + 1, Math.max(start, end) + 1)).length;
  return {
    builds: start <= end ? between : -between,
    days: Math.trunc((last.at - first.at) / DAY_MS),
    from: first,
    to: last,
  };
}

/** Returns a lag as `2 builds, 10 days`, and `newest` for none. */
export function lagText({ builds, days }: Pick<Distance, 'builds' | 'days'>): string {
  if (builds === 0) return 'newest';
  return `${count(builds, 'build')}, ${days === 0 ? 'under a day' : count(days, 'day')}`;
}
