import type { Digest } from './digest.ts';
import { DAY_MS } from './instant.ts';
import type { Instant } from './instant.ts';

/** One record of a tag's history: what the tag pointed to from this moment on. */
export interface Build {
  readonly at: Instant;
  readonly digest: Digest;
}

/** Every build of one tag, oldest first, as the tag history API orders them (spec.md §4). */
export type TagHistory = readonly Build[];

/** How far a pin is behind its tag. */
export type Lag =
  | { readonly kind: 'newest' }
  | {
      readonly kind: 'behind';
      /** Builds of the tag after the pinned one. */
      readonly builds: number;
      /** Whole days since the first build newer than the pin: since then there was something to move to. */
      readonly days: number;
    }
  | { readonly kind: 'not-in-history' };

/** The build a tag points to now, or undefined for a history without records. */
export function newestBuild(history: TagHistory): Build | undefined {
  return history.at(-1);
}

/** The last time that a tag pointed to this digest, or undefined when it never did. */
export function findBuild(history: TagHistory, digest: Digest): Build | undefined {
  return history.findLast((build) => build.digest === digest);
}

/**
 * How far the digest is behind the newest build, at the time `now`. A digest to which the tag came back counts from
 * its last record, so a tag that flips to and fro is not "behind" itself; records that repeat the digest before them
 * are no builds.
 */
export function lagOf(history: TagHistory, digest: Digest, now: Instant): Lag {
  const last = history.findLastIndex((build) => build.digest === digest);
  if (last === -1) return { kind: 'not-in-history' };
  const newer = history
    .slice(last + 1)
    .filter((build, index, rest) => build.digest !== rest[index - 1]?.digest);
  const [first] = newer;
  if (first === undefined) return { kind: 'newest' };
  return { kind: 'behind', builds: newer.length, days: Math.max(0, Math.floor((now - first.at) / DAY_MS)) };
}

/**
 * Joins the pages of a history into one. Each page after the first begins with the record that ended the page before
 * it (`start` is inclusive where the service says so, and may not be): a record already there is not counted twice.
 * Gives undefined when the page brought nothing new, so that a caller who pages knows to stop.
 */
export function appendPage(history: TagHistory, page: TagHistory): TagHistory | undefined {
  const last = history.at(-1);
  if (last === undefined) return page.length === 0 ? undefined : page;
  const boundary = history.filter((build) => build.at === last.at);
  const added = page.filter(
    (build) =>
      build.at > last.at ||
      (build.at === last.at && !boundary.some((known) => known.digest === build.digest)),
  );
  return added.length === 0 ? undefined : [...history, ...added];
}
