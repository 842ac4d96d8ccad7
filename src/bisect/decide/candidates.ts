import type { Digest } from '../../values/digest.ts';
import { buildsOf } from '../../values/tag-history.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import type { Candidate } from './session.ts';

/**
 * Returns the builds from the older end to the newer one, oldest first, each digest at its last record; from the oldest
 * build on if there is no older end. Undefined if an end is no build of the tag, or the older one is not older.
 */
export function candidatesBetween(
  history: TagHistory,
  { older, newer }: { readonly older: Digest | undefined; readonly newer: Digest },
): readonly Candidate[] | undefined {
  const builds = buildsOf(history);
  const to = builds.findIndex(({ digest }) => digest === newer);
  const from = older === undefined ? 0 : builds.findIndex(({ digest }) => digest === older);
  return to === -1 || from === -1 || from > to ? undefined : builds.slice(from, to + 1);
}

/**
 * Puts consecutive builds with the same key into one group, so that one of them is tried for all; a build without a key
 * is a group of its own. The answer does not depend on the keys (bisect-rules.md#candidates).
 */
export function groupCandidates(
  candidates: readonly Candidate[],
  keyOf: (candidate: Candidate) => string | undefined,
): readonly Candidate[] {
  let group = -1;
  let previous: string | undefined;
  return candidates.map(({ digest, at }) => {
    const key = keyOf({ digest, at });
    if (key === undefined || key !== previous) group += 1;
    previous = key;
    return { digest, at, group };
  });
}
