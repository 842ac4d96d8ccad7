import { describe, expect, it } from 'vitest';

import { candidatesBetween, groupCandidates } from '../../../../src/bisect/decide/candidates.ts';
import type { Candidate } from '../../../../src/bisect/decide/session.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

/** The letters of the digests, as `digestOf` makes them. */
function letters(candidates: readonly Candidate[] | undefined): string | undefined {
  return candidates?.map(({ digest }) => digest.at(-1)).join('');
}

function between(older: string | undefined, newer: string): string | undefined {
  const history = historyOf({ 1: 'a', 2: 'b', 3: 'b', 4: 'c', 5: 'a', 6: 'd', 7: 'e' });
  return letters(
    candidatesBetween(history, {
      older: older === undefined ? undefined : digestOf(older),
      newer: digestOf(newer),
    }),
  );
}

describe('bisect/decide/candidates', () => {
  it('are the builds from one end to the other, each digest at its last record', () => {
    expect(between('c', 'd')).toBe('cad');
    expect(between(undefined, 'e')).toBe('bcade');
    expect(between('d', 'd')).toBe('d');
  });

  it('are unknown if an end is no build of the tag, or the older one is newer', () => {
    expect(between('f', 'd')).toBeUndefined();
    expect(between('c', 'f')).toBeUndefined();
    expect(between('d', 'c')).toBeUndefined();
  });

  it('are grouped by equal keys of neighbours alone', () => {
    const builds = candidatesBetween(historyOf({ 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e', 6: 'f' }), {
      older: undefined,
      newer: digestOf('f'),
    });
    const keys: Readonly<Record<string, string>> = { a: 'x', b: 'x', c: 'y', d: 'x' };
    const grouped = groupCandidates(builds ?? [], ({ digest }) => keys[digest.at(-1) ?? '']);
    expect(grouped.map(({ group }) => group)).toEqual([0, 0, 1, 2, 3, 4]);
  });
});
