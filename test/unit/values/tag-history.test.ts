import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toInstant } from '../../../src/values/instant.ts';
import { appendPage, findBuild, newestBuild } from '../../../src/values/tag-history.ts';
import type { TagHistory } from '../../../src/values/tag-history.ts';
import { digestOf, historyOf } from '../../support/samples/sample-check.ts';

describe('values/tag-history', () => {
  it('finds the newest build and the last time of a digest', () => {
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'a', 4: 'c' });
    expect(newestBuild(history)?.digest).toBe(digestOf('c'));
    expect(findBuild(history, digestOf('a'))).toEqual(history[2]);
    expect(newestBuild([])).toBeUndefined();
  });

  it('joins pages of any size into the same history, boundary records once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ gap: fc.integer({ min: 0, max: 3 }), digit: fc.integer({ min: 0, max: 15 }) }), {
          maxLength: 60,
        }),
        fc.integer({ min: 5, max: 20 }),
        (steps, pageSize) => {
          const history = historyFromSteps(steps);
          fc.pre(longestTie(history) < pageSize);
          expect(walk(history, pageSize)).toEqual(history);
        },
      ),
    );
  });
});

/** Distinct (time, digest) records in time order, with ties. */
function historyFromSteps(steps: readonly { gap: number; digit: number }[]): TagHistory {
  let at = 0;
  const records = steps.map(({ gap, digit }) => ({
    at: toInstant((at += gap)),
    digest: digestOf(digit.toString(16)),
  }));
  return [...new Map(records.map((record) => [`${record.at} ${record.digest}`, record])).values()];
}

function longestTie(history: TagHistory): number {
  return Math.max(0, ...[...Map.groupBy(history, ({ at }) => at).values()].map((tie) => tie.length));
}

/** What the client does: the first page, then pages that start at the last record's time, inclusive. */
function walk(history: TagHistory, pageSize: number): TagHistory {
  let walked: TagHistory = [];
  for (;;) {
    const start = walked.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    const page = history.filter(({ at }) => at >= start).slice(0, pageSize);
    const longer = appendPage(walked, page);
    if (longer === undefined) return walked;
    walked = longer;
  }
}
