import { describe, expect, it } from 'vitest';

import { distanceOf, lagOf, lagText } from '../../../../src/tag-history/decide/lag.ts';
import { usualInterval } from '../../../../src/values/tag-history.ts';
import { DAY_MS } from '../../../../src/values/instant.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

describe('tag-history/decide/lag', () => {
  it('counts the builds after the pin, and the days between the pinned build and the newest', () => {
    const history = historyOf({ 1: 'a', 5: 'b', 10: 'c', 18: 'd' });
    const [, from, , to] = history;
    expect(lagOf(history, digestOf('b'))).toEqual({ kind: 'behind', builds: 2, days: 13, from, to });
  });

  it('is none for the newest build', () => {
    expect(lagOf(historyOf({ 1: 'a' }), digestOf('a'))).toEqual({ kind: 'newest' });
  });

  it('is none for a digest to which the tag came back', () => {
    expect(lagOf(historyOf({ 1: 'a', 2: 'b', 3: 'a' }), digestOf('a'))).toEqual({ kind: 'newest' });
    expect(lagOf(historyOf({ 1: 'a', 2: 'b', 3: 'a', 4: 'b' }), digestOf('b'))).toEqual({ kind: 'newest' });
  });

  it('does not count a record that repeats the build before it', () => {
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'b', 19: 'c', 20: 'c' });
    expect(lagOf(history, digestOf('a'))).toMatchObject({ builds: 2, days: 18 });
  });

  it('counts a build once, however often the tag returned to it', () => {
    const flipping = historyOf({ 1: 'c', 2: 'a', 3: 'b', 4: 'a', 5: 'b' });
    expect(lagOf(flipping, digestOf('a'))).toMatchObject({ builds: 1, days: 1 });
    expect(lagOf(flipping, digestOf('c'))).toMatchObject({ builds: 2, days: 4 });
  });

  it('is unknown for a digest that was never the tag', () => {
    expect(lagOf(historyOf({ 1: 'a' }), digestOf('f'))).toEqual({ kind: 'not-in-history' });
    expect(lagOf([], digestOf('f'))).toEqual({ kind: 'not-in-history' });
  });

  it('is negative for a rollback', () => {
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'b', 9: 'c' });
    expect(distanceOf(history, digestOf('a'), digestOf('c'))).toMatchObject({ builds: 2, days: 8 });
    expect(distanceOf(history, digestOf('c'), digestOf('a'))).toMatchObject({ builds: -2, days: -8 });
    expect(distanceOf(history, digestOf('f'), digestOf('a'))).toBeUndefined();
  });

  it.each([
    [0, 0, 'newest'],
    [1, 0, '1 build, under a day'],
    [1, 1, '1 build, 1 day'],
    [2, 10, '2 builds, 10 days'],
  ])('reads well: %i builds, %i days', (builds, days, text) => {
    expect(lagText({ builds, days })).toBe(text);
  });
});

describe('values/tag-history on the usual interval', () => {
  it('takes the median gap, whatever one long pause says', () => {
    expect(usualInterval(historyOf({ 1: 'a', 2: 'b', 3: 'c', 18: 'd' }))).toBe(DAY_MS);
  });

  it('knows no usual interval of a tag with two builds', () => {
    expect(usualInterval(historyOf({ 1: 'a', 2: 'b', 3: 'b', 4: 'a' }))).toBeUndefined();
  });
});
