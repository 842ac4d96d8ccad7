import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseInstant, toInstant } from '../../../../src/domain/instant.ts';
import { appendPage, findBuild, lagOf, newestBuild } from '../../../../src/domain/history/tag-history.ts';
import type { TagHistory } from '../../../../src/domain/history/tag-history.ts';
import { digestOf, historyOf, now } from '../../../support/samples/sample-check.ts';

describe('domain/tag-history', () => {
  it('counts the builds after the pin, and the days since the first of them', () => {
    const history = historyOf({ 1: 'a', 5: 'b', 10: 'c', 18: 'd' });
    const since = parseInstant('2026-11-10T06:00:00Z');
    expect(lagOf(history, digestOf('b'), now)).toEqual({ kind: 'behind', builds: 2, days: 10, since });
  });

  it('calls the newest build the newest, however old it is', () => {
    expect(lagOf(historyOf({ 1: 'a' }), digestOf('a'), now)).toEqual({ kind: 'newest' });
  });

  it('does not count a pin as behind itself when the tag came back to it', () => {
    expect(lagOf(historyOf({ 1: 'a', 2: 'b', 3: 'a' }), digestOf('a'), now)).toEqual({ kind: 'newest' });
  });

  it('does not count a record that repeats the build before it', () => {
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'b', 19: 'c' });
    expect(lagOf(history, digestOf('a'), now)).toMatchObject({ builds: 2 });
  });

  it('says when a digest never was the tag', () => {
    expect(lagOf(historyOf({ 1: 'a' }), digestOf('f'), now)).toEqual({ kind: 'not-in-history' });
    expect(lagOf([], digestOf('f'), now)).toEqual({ kind: 'not-in-history' });
  });

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
