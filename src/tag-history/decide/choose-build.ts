import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import { buildsOf, tagChanges } from '../../values/tag-history.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';

/** Which build of a tag is wanted. */
export interface BuildWish {
  /** No build after it; undefined for the newest that there is. An age is a cutoff: now less the age. */
  readonly cutoff: Instant | undefined;
  readonly isDenied: (build: Build) => boolean;
}

/** The build that fits a wish, or why there is none; `lockstep` where only the other tags of its set are in the way. */
export type BuildChoice =
  | { readonly kind: 'build'; readonly build: Build }
  | { readonly kind: 'none'; readonly why: 'no-build' | 'too-young' | 'denied' | 'lockstep' };

/**
 * The build of the tag at the cutoff, or the one before that is not denied. So a tag that is rebuilt more often than the
 * wished age still moves: it does not have to stand still for its newest build to become old enough
 * (pinning-rules.md#minimum-age).
 */
export function chooseBuild(history: TagHistory, { cutoff, isDenied }: BuildWish): BuildChoice {
  const builds = tagChanges(history);
  if (builds.length === 0) return { kind: 'none', why: 'no-build' };
  const old = cutoff === undefined ? builds : builds.filter(({ at }) => at <= cutoff);
  if (old.length === 0) return { kind: 'none', why: 'too-young' };
  const build = old.findLast((one) => !isDenied(one));
  return build === undefined ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
}

/** The step from a pin to the build that was chosen for its tag. */
export type PinStep = 'move' | 'current' | 'would-go-back' | 'not-in-history';

/**
 * Whether a pin moves to a build of its tag's history: never backwards unless that is allowed, and not from a digest
 * whose place in the history is not known (architecture.md#never-backwards). `pinned` is undefined for a
 * reference without digest.
 */
export function stepTo(
  history: TagHistory,
  pinned: Digest | undefined,
  build: Build,
  allowsBack: boolean,
): PinStep {
  if (pinned === undefined) return 'move';
  if (pinned === build.digest) return 'current';
  if (allowsBack) return 'move';
  const changes = tagChanges(history);
  const from = changes.findLastIndex(({ digest }) => digest === pinned);
  if (from === -1) return 'not-in-history';
  const to = changes.findLastIndex(({ at, digest }) => at === build.at && digest === build.digest);
  return to > from ? 'move' : 'would-go-back';
}

/** How far back: a number of builds before the current one, or one build by its digest. */
export type RollBack =
  | { readonly kind: 'steps'; readonly steps: number }
  | { readonly kind: 'to'; readonly digest: Digest };

/**
 * The build that many builds before the pinned one, or before the newest where nothing is pinned; denied builds do not
 * count as steps, and a build to which the tag returned counts once. A digest that the tag never had, and a history that ends before, give `no-build`.
 */
export function rollBack(
  history: TagHistory,
  pinned: Digest | undefined,
  back: RollBack,
  isDenied: BuildWish['isDenied'],
): BuildChoice {
  if (back.kind === 'to') {
    const build = buildsOf(history).find(({ digest }) => digest === back.digest);
    if (build === undefined) return { kind: 'none', why: 'no-build' };
    return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
  }
  const start = pinned ?? history.at(-1)?.digest;
  // From a digest that is not in the history no step can be counted.
  const from = Math.max(
    0,
    history.findLastIndex(({ digest }) => digest === start),
  );
  const earlier = buildsOf(history.slice(0, from)).filter(
    (build) => build.digest !== start && !isDenied(build),
  );
  const build = earlier.at(-back.steps);
  return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
}
