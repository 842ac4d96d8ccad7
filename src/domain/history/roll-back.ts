import type { Digest } from '../digest.ts';
import { settledHistory } from './tag-history.ts';
import type { TagHistory } from './tag-history.ts';
import type { BuildChoice, BuildWish } from './choose-build.ts';

/** How far back: so many builds before the present one, or to one build by its digest. */
export type RollBack =
  | { readonly kind: 'steps'; readonly steps: number }
  | { readonly kind: 'to'; readonly digest: Digest };

/**
 * The build that many builds before the pinned one, or before the newest where nothing is pinned; denied builds do not
 * count as steps. A digest that the tag never had, and a history that ends before, give `no-build`.
 */
export function rollBack(
  history: TagHistory,
  pinned: Digest | undefined,
  back: RollBack,
  isDenied: BuildWish['isDenied'],
): BuildChoice {
  const settled = settledHistory(history);
  if (back.kind === 'to') {
    const build = settled.findLast(({ digest }) => digest === back.digest);
    if (build === undefined) return { kind: 'none', why: 'no-build' };
    return isDenied(build) ? { kind: 'none', why: 'denied' } : { kind: 'build', build };
  }
  const from =
    pinned === undefined ? settled.length - 1 : settled.findLastIndex((build) => build.digest === pinned);
  // From a digest that is not in the history no step can be counted.
  const earlier = settled.slice(0, Math.max(0, from)).filter((build) => !isDenied(build));
  const build = earlier.at(-back.steps);
  return build === undefined ? { kind: 'none', why: 'no-build' } : { kind: 'build', build };
}
