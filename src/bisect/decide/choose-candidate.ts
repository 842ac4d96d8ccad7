import type { Digest } from '../../values/digest.ts';
import type { Candidate } from './session.ts';
import type { ObservedBuilds, SearchInterval } from './observed-builds.ts';

/** Builds that are worth trying instead of the middle one, if they are near it. */
export interface Preferences {
  /** Builds that are on this machine. */
  readonly present?: ReadonlySet<Digest>;
}

/** How far from the middle a preferred build can be, as a share of the builds to choose from. */
const WINDOW = 1 / 8;

/**
 * Returns the candidates to choose the next ones from, by their index (bisect-rules.md#candidates): one of each group
 * that was not tried yet; then the neighbours at which two groups meet; then all others.
 */
export function frontierOf({ plan, verdicts }: ObservedBuilds, { low, high }: SearchInterval): number[] {
  const open = verdicts.flatMap((verdict, index) =>
    verdict === undefined && index > low && index < high ? [index] : [],
  );
  const groupOf = (index: number): number => plan.candidates[index]?.group ?? -1 - index;
  const tried = new Set(verdicts.flatMap((verdict, index) => (verdict === undefined ? [] : groupOf(index))));
  const fresh = new Map<number, number>();
  for (const index of open) if (!tried.has(groupOf(index))) fresh.set(groupOf(index), index);
  if (fresh.size > 0) return [...fresh.values()];
  const [lowGroup, highGroup] = [groupOf(low), groupOf(high)];
  const neighbours = [
    open.findLast((index) => groupOf(index) === lowGroup && lowGroup !== highGroup),
    open.find((index) => groupOf(index) === highGroup && lowGroup !== highGroup),
  ].filter((index) => index !== undefined);
  return neighbours.length > 0 ? neighbours : open;
}

/** Returns the one of a frontier to try next: the middle one, or a preferred one near it; undefined for an empty one. */
export function chooseMiddle(
  frontier: readonly number[],
  candidates: readonly Candidate[],
  { present }: Preferences,
): number | undefined {
  const middle = Math.floor((frontier.length - 1) / 2);
  const reach = Math.floor(frontier.length * WINDOW);
  const isPresent = (index: number): boolean => {
    const build = candidates[index];
    return build !== undefined && present?.has(build.digest) === true;
  };
  const near = frontier.slice(middle - reach, middle + reach + 1).filter(isPresent);
  const distance = (index: number): number => Math.abs(frontier.indexOf(index) - middle);
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? frontier[middle];
}

/** Returns up to `count` of a frontier that divide it into equal parts; for one, the middle. */
export function spreadEvenly(frontier: readonly number[], count: number): readonly number[] {
  const parts = count + 1;
  const positions = Array.from(
    { length: count },
    (_, index) => Math.floor(((index + 1) * (frontier.length + 1)) / parts) - 1,
  );
  return [...new Set(positions)].flatMap((position) => frontier[position] ?? []);
}
