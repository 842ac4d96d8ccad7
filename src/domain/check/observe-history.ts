import { formatDuration, roughDuration } from '../duration.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import { DAY_MS, formatDay } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { lagOf, newestBuild } from '../history/tag-history.ts';
import type { Build, Lag, TagHistory } from '../history/tag-history.ts';
import { pinKey } from '../pin/pin-origin.ts';
import type { Fetched, Evidence } from './evidence.ts';
import type { Observation } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';
import type { ImageUse } from './image-use.ts';
import { notChecked, observed } from './observation.ts';
import type { Judging } from './observation.ts';
import { observeOrigin } from './observe-origin.ts';
import { count } from '../text/plural.ts';

/** The findings on how a use is pinned: not at all, behind its tag, or to a build that its tag never had. */
export function observeHistory(
  use: ImageUse,
  tag: string,
  history: Fetched<TagHistory>,
  given: Judging & Pick<Evidence, 'origins'>,
): readonly Observation[] {
  const builds = history.kind === 'known' ? history.value : [];
  const unpinned =
    use.reference.digest === undefined ? [observeUnpinned(use, newestBuild(builds), given.policy)] : [];
  if (history.kind === 'unknown') return [...unpinned, notChecked(use, 'history', history, given.mode)];
  const { digest } = use.reference;
  const newest = newestBuild(builds);
  if (newest === undefined) return [...unpinned, observeNoBuilds(use, tag)];
  if (digest === undefined) return unpinned;
  const lag = lagOf(builds, digest, given.now);
  switch (lag.kind) {
    case 'newest':
      return [];
    case 'behind':
      return [observeBehind(use, lag, newest, given)];
    case 'not-in-history':
      return [observeOrigin(use, digest, { tag, newest, origin: given.origins.get(pinKey(use.reference)) })];
  }
}

/**
 * A tag has one build at least: a history without any says nothing of it, and that is no pass
 * (architecture.md#no-false-pass).
 */
function observeNoBuilds(use: ImageUse, tag: string): Observation {
  const tagged = `${formatImage(use.reference)}:${tag}`;
  return observed(use, {
    rule: 'not-checked',
    weight: 'blocking',
    subject: `history|${tagged}|empty`,
    title: 'history could not be checked',
    message: `The history of ${tagged} has no build in it, so that nothing can be said of this reference.`,
    remedy: 'Check that the tag is spelled as the registry lists it.',
  });
}

/** The finding on a use without a digest. */
export function observeUnpinned(
  use: ImageUse,
  newest: Build | undefined,
  { requirePins }: GatePolicy,
): Observation {
  const tagged = canonicalReference(use.reference);
  return observed(use, {
    rule: requirePins ? 'pin-required' : 'unpinned',
    weight: 'blocking',
    title: requirePins ? 'not pinned, and it has to be' : 'not pinned',
    message: `${tagged} names a tag, and a tag can move between two builds.`,
    remedy: newest === undefined ? 'Pin it to a digest.' : `Pin it: ${tagged}@${newest.digest}`,
  });
}

function observeBehind(
  use: ImageUse,
  lag: Extract<Lag, { kind: 'behind' }>,
  newest: Build,
  { policy: { maxLag }, now }: Judging,
): Observation {
  const isTooFar = maxLag !== undefined && exceeds(lag, maxLag, now);
  const allowed = isTooFar ? ` The settings allow ${formatDuration(maxLag)}.` : '';
  return observed(use, {
    rule: isTooFar ? 'too-far-behind' : 'behind',
    weight: 'blocking',
    title: `${count(lag.builds, 'build')} behind`,
    message: `The pinned build has been superseded for ${ageOf(lag, now)}; ${count(lag.builds, 'newer build')} exist${lag.builds === 1 ? 's' : ''}.${allowed}`,
    remedy: `Move the pin to ${newest.digest}, built ${formatDay(newest.at)}.`,
  });
}

/** A limit of days counts whole ones, as they are told; one of hours would let a whole day pass, and 0 is nothing at all. */
function exceeds({ days, since }: Extract<Lag, { kind: 'behind' }>, maxLag: number, now: Instant): boolean {
  const isOfDays = maxLag > 0 && maxLag % DAY_MS === 0;
  return (isOfDays ? days * DAY_MS : now - since) > maxLag;
}

function ageOf({ days, since }: Extract<Lag, { kind: 'behind' }>, now: Instant): string {
  return days === 0 ? roughDuration(Math.max(0, now - since)) : count(days, 'day');
}
