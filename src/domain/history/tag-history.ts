import type { Digest } from '../digest.ts';
import { DAY_MS } from '../instant.ts';
import type { Instant } from '../instant.ts';

/** One record of a tag's history: what the tag pointed to from this moment on. */
export interface Build {
  readonly at: Instant;
  readonly digest: Digest;
}

/**
 * Every build of one tag, oldest first, as the tag history API orders them (service-rules.md#tag-history).
 */
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
      /** When that build was made. */
      readonly since: Instant;
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
 * The builds that count: a record that repeats the digest before it is none, and neither is the flip of a tag that goes
 * to and fro between digests it had before (A B A B …). A single return (A B A) counts, for that is how a publisher
 * takes a build back. Every digest of the history stays.
 */
export function settledHistory(history: TagHistory): TagHistory {
  const seen = new Set<Digest>();
  let previous: { readonly digest: Digest; readonly isReturn: boolean } | undefined;
  const settled: Build[] = [];
  for (const build of history) {
    if (build.digest === previous?.digest) continue;
    const isReturn = seen.has(build.digest);
    if (!(isReturn && previous?.isReturn === true)) settled.push(build);
    seen.add(build.digest);
    previous = { digest: build.digest, isReturn };
  }
  return settled;
}

/**
 * How far the digest is behind the newest build, at the time `now`, counted in builds that count (`settledHistory`). A
 * digest to which the tag came back counts from its last record, so a tag that flips to and fro is not "behind" itself.
 */
export function lagOf(history: TagHistory, digest: Digest, now: Instant): Lag {
  if (history.at(-1)?.digest === digest) return { kind: 'newest' };
  const settled = settledHistory(history);
  const last = settled.findLastIndex((build) => build.digest === digest);
  if (last === -1) return { kind: 'not-in-history' };
  const [first] = settled.slice(last + 1);
  if (first === undefined) return { kind: 'newest' };
  const days = Math.max(0, Math.floor((now - first.at) / DAY_MS));
  return { kind: 'behind', builds: settled.length - last - 1, days, since: first.at };
}

/**
 * Joins the pages of a history into one. Each page after the first begins with the record that ended the page
 * before it (`start` is usually inclusive, but that is not guaranteed): a record already there is not counted
 * twice. Returns undefined if the page has no new record, so that the caller stops paging.
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

/**
 * The form of a tag's name: all but plain ones are hidden from lists by default
 * (advisory-rules.md#hidden-tags).
 */
export type TagForm = 'plain' | 'dated' | 'epoch' | 'referrer';

/**
 * The form of a tag by its name: `sha256-…` refers to another image, `…-20260131` (also with hours and
 * minutes) is dated, `…-r4` and `…-r4-dev` name an epoch. How the service distinguishes them is not
 * documented; a name that is both dated and of an epoch counts as dated.
 */
export function tagForm(name: string): TagForm {
  if (name.startsWith('sha256-')) return 'referrer';
  if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name)) return 'dated';
  if (/-r\d+(?:-|$)/.test(name)) return 'epoch';
  return 'plain';
}

/** Milliseconds. */
type Interval = number;

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
interface Distance {
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
