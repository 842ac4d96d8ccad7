import { DAY_MS, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import { chooseBuild } from './choose-build.ts';
import type { BuildChoice, BuildWish } from './choose-build.ts';
import { usualInterval } from '../../values/tag-history.ts';

/** A tag with its history and its own wish. */
export interface LockstepTag {
  readonly tag: string;
  readonly history: TagHistory;
}

/** One choice per tag, by its name. All of them are builds, or none is. */
export type LockstepChoice = ReadonlyMap<string, BuildChoice>;

/** Builds of one night lie closer together than this, however seldom the tags are rebuilt. */
const LONGEST_WINDOW_MS = DAY_MS;

/**
 * Builds of several tags of one image that belong together: what the tags were at one moment at which no tag
 * was waiting for its part of a rebuild. Where one tag has a build and another one's of the same window is
 * denied, comes only after the cutoff, or may still come, the whole set stays with the builds before. A tag
 * that has no build in that window, and none to come, takes part with the build it had: tags that are no
 * longer rebuilt never hold the others back.
 */
export function chooseInLockstep(
  tags: readonly LockstepTag[],
  wish: BuildWish,
  now: Instant,
): LockstepChoice {
  const windowMs = windowOf(tags);
  for (let cutoff = wish.cutoff; ;) {
    const choices = tags.map((one) => ({ ...one, choice: chooseBuild(one.history, { ...wish, cutoff }) }));
    const chosen = choices.flatMap(({ choice }) => (choice.kind === 'build' ? [choice.build] : []));
    if (chosen.length < tags.length) return noneOf(tags, wish);
    const front = toInstant(Math.max(...chosen.map(({ at }) => at)));
    const isSettled = choices.every(
      ({ history, choice }) =>
        choice.kind === 'build' && !isWaiting(history, choice.build, { front, windowMs, now }),
    );
    if (isSettled) return new Map(choices.map(({ tag, choice }) => [tag, choice]));
    cutoff = toInstant(front - 1);
  }
}

/** Half the shortest usual interval: a build then has at most one partner among those of another tag. */
function windowOf(tags: readonly LockstepTag[]): number {
  const intervals = tags.flatMap(({ history }) => usualInterval(history) ?? []);
  return Math.min(LONGEST_WINDOW_MS, ...intervals.map((interval) => interval / 2));
}

interface Front {
  /** The time of the newest build chosen. */
  readonly front: Instant;
  readonly windowMs: number;
  readonly now: Instant;
}

/** A tag whose chosen build is from before the window of the front, and which has another one in it, or still may. */
function isWaiting(history: TagHistory, chosen: Build, { front, windowMs, now }: Front): boolean {
  if (chosen.at >= front - windowMs) return false;
  const partner = history.some(({ at }) => Math.abs(at - front) <= windowMs);
  return partner || now < front + windowMs;
}

/** Where one tag has no build at all, no tag of the set moves; each says what is in its own way, or that others are. */
function noneOf(tags: readonly LockstepTag[], wish: BuildWish): LockstepChoice {
  const alone = tags.map(({ tag, history }) => [tag, chooseBuild(history, wish)] as const);
  return new Map(
    alone.map(([tag, choice]) => [tag, choice.kind === 'none' ? choice : { kind: 'none', why: 'lockstep' }]),
  );
}

/** A reference that follows a tag, in a file where tags of one image may belong together. */
interface LockstepUse {
  readonly file: string;
  /** `host/path`. */
  readonly image: string;
  readonly tag: string;
}

/** Tags of one image that move together. */
interface LockstepSet {
  readonly image: string;
  readonly tags: readonly string[];
}

/**
 * The sets of tags that one file uses of one image. Sets that share a tag are one: a tag has one build in a run,
 * wherever it is used (pinning-rules.md#one-digest-per-tag). Tags that stand alone are in none.
 */
export function lockstepSets(uses: readonly LockstepUse[]): readonly LockstepSet[] {
  const byImage = Map.groupBy(uses, ({ image }) => image);
  return [...byImage].flatMap(([image, ofImage]) => {
    const byFile = Map.groupBy(ofImage, ({ file }) => file);
    const together = [...byFile.values()].map((ofFile) => new Set(ofFile.map(({ tag }) => tag)));
    return joinSets(together.filter(({ size }) => size > 1)).map((tags) => ({
      image,
      tags: [...tags].sort(),
    }));
  });
}

function joinSets(sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] {
  return sets.reduce<readonly ReadonlySet<string>[]>((joined, set) => {
    const touching = joined.filter((one) => !one.isDisjointFrom(set));
    const others = joined.filter((one) => one.isDisjointFrom(set));
    return others.concat([touching.reduce((all, one) => all.union(one), set)]);
  }, []);
}
