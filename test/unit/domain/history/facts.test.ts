import { describe, expect, it } from 'vitest';

import { distanceOf, usualInterval } from '../../../../src/domain/history/tag-history.ts';
import { DAY_MS } from '../../../../src/domain/instant.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

describe('domain/history/facts', () => {
  it('takes the median gap, whatever one long pause says', () => {
    expect(usualInterval(historyOf({ 1: 'a', 2: 'b', 3: 'c', 18: 'd' }))).toBe(DAY_MS);
  });

  it('knows no usual interval of a tag with two builds', () => {
    expect(usualInterval(historyOf({ 1: 'a', 2: 'b', 3: 'b' }))).toBeUndefined();
  });

  it('returns the distance of an update, negative for a rollback', () => {
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'b', 9: 'c' });
    expect(distanceOf(history, digestOf('a'), digestOf('c'))).toEqual({ builds: 2, days: 8 });
    expect(distanceOf(history, digestOf('c'), digestOf('a'))).toEqual({ builds: -2, days: -8 });
    expect(distanceOf(history, digestOf('f'), digestOf('a'))).toBeUndefined();
  });
});
