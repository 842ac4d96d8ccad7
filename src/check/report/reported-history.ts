import type { Digest } from '../../values/digest.ts';
import { tagChanges, usualInterval } from '../../values/tag-history.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import { DAY_MS, formatInstant } from '../../values/instant.ts';
import type { ReportedImage } from './reported-image.ts';

/** The number of builds to list before and after the pin, and at the end. */
const AROUND = 2;

/** Reports an excerpt of a history, and how its builds are spread in time. `digest` is the pinned one. */
export function historyAround(
  history: TagHistory,
  digest: Digest | undefined,
): NonNullable<ReportedImage['history']> {
  const pinned = history.findLastIndex((build) => build.digest === digest);
  const isNear = (index: number): boolean =>
    index >= history.length - AROUND - 1 || (pinned !== -1 && Math.abs(index - pinned) <= AROUND);
  const around = history.filter((_, index) => isNear(index));
  const usual = usualInterval(history);
  return {
    builds: history.length,
    around: around.map((build) => ({ digest: build.digest, at: formatInstant(build.at) })),
    newerAfterDays: digest === undefined ? [] : newerAfterDays(history, digest),
    usualDays: usual === undefined ? null : Math.round(usual / DAY_MS),
  };
}

function newerAfterDays(history: TagHistory, digest: Digest): readonly number[] {
  const builds = tagChanges(history);
  const pinned = builds.findLastIndex((build) => build.digest === digest);
  const [first, ...newer] = pinned === -1 ? [] : builds.slice(pinned);
  if (first === undefined) return [];
  return [...new Set(newer.map(({ at }) => Math.floor((at - first.at) / DAY_MS)))];
}
