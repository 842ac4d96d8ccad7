import type { Digest } from './digest.ts';
import type { Instant } from './instant.ts';

/** One record of a tag's history: what the tag pointed to from this moment on. */
export interface Build {
  readonly at: Instant;
  readonly digest: Digest;
}

/**
 * Every build of one tag, oldest first, as the tag history API orders them (service-rules.md#tag-history).
 */
export type TagHistory = readonly Build[];

/** The build a tag points to now, or undefined for a history without records. */
export function newestBuild(history: TagHistory): Build | undefined {
  return history.at(-1);
}

/** The last time that a tag pointed to this digest, or undefined when it never did. */
export function findBuild(history: TagHistory, digest: Digest): Build | undefined {
  return history.findLast((build) => build.digest === digest);
}

/**
 * The builds after the last time that a tag pointed to this digest, oldest first, each digest at its last record only;
 * undefined if the tag never pointed to it.
 */
export function buildsAfter(history: TagHistory, digest: Digest): TagHistory | undefined {
  const last = history.findLastIndex((build) => build.digest === digest);
  return last === -1 ? undefined : buildsOf(history.slice(last + 1));
}

/**
 * The records at which the tag changed: one that repeats the digest before it is none. The last one is the current build,
 * however often the tag went to and fro before (pinning-rules.md#flip-flops).
 */
export function tagChanges(history: TagHistory): TagHistory {
  return history.filter(({ digest }, index) => digest !== history[index - 1]?.digest);
}

/** The builds of a history, each digest once, in the order in which the tag last changed to them. */
export function buildsOf(history: TagHistory): TagHistory {
  const last = new Map<Digest, Build>();
  for (const build of tagChanges(history)) {
    last.delete(build.digest);
    last.set(build.digest, build);
  }
  return [...last.values()];
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
 * count for much. A return to an earlier build is no new one. Undefined for a tag of fewer than three builds.
 */
export function usualInterval(history: TagHistory): Interval | undefined {
  const seen = new Set<Digest>();
  const builds = history.filter(({ digest }) => !seen.has(digest) && seen.add(digest));
  const gaps = builds
    .slice(1)
    .map(({ at }, index) => at - (builds[index]?.at ?? at))
    .sort((one, other) => one - other);
  return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
}
