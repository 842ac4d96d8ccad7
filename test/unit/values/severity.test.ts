import { describe, expect, it } from 'vitest';

import { isAtLeast, severityOf } from '../../../src/values/severity.ts';

/** A double of the calculator: the score stands behind the word. */
const scoreVector = (vector: string): number | undefined =>
  vector.startsWith('vector ') ? Number(vector.slice(7)) : undefined;

const v2 = (score: string) => ({ type: 'TYPE_CVSS_V2', score });
const v3 = (score: string) => ({ type: 'TYPE_CVSS_V3', score });
const v4 = (score: string) => ({ type: 'TYPE_CVSS_V4', score });

describe('values/severity', () => {
  it.each([
    ['the newest version counts', [v2('vector 10'), v4('vector 5.1'), v3('vector 8')], 5.1],
    ['… that has a score at all', [v4('nonsense'), v3('vector 8'), v2('vector 10')], 8],
    ['of several the highest', [v3('vector 4'), v3('vector 8'), v3('vector 6')], 8],
    ['a bare number is a score', [v3('7.5')], 7.5],
    ['a version to come is better than none', [{ type: 'TYPE_CVSS_V5', score: '6' }], 6],
  ])('%s', (_, stated, score) => {
    expect(severityOf(stated, scoreVector).score).toBe(score);
  });

  it.each([[[]], [[v3('nonsense')]], [[v3('11')]], [[v3('-1')]], [[v3('')]]])('%j is unscored', (stated) => {
    expect(severityOf(stated, scoreVector)).toEqual({ rating: 'unscored', score: null });
  });

  it.each([
    ['10', 'critical'],
    ['9', 'critical'],
    ['8.9', 'high'],
    ['7', 'high'],
    ['6.9', 'medium'],
    ['4', 'medium'],
    ['3.9', 'low'],
    ['0.1', 'low'],
    ['0', 'none'],
  ])('%s is %s', (score, rating) => {
    expect(severityOf([v3(score)], scoreVector).rating).toBe(rating);
  });

  it.each([
    ['7', 'high', true],
    ['9', 'high', true],
    ['6.9', 'high', false],
    ['0.1', 'low', true],
    ['0', 'low', false],
    ['nonsense', 'none', false],
  ] as const)('%s is at least %s: %s', (score, threshold, is) => {
    expect(isAtLeast(severityOf([v3(score)], scoreVector), threshold)).toBe(is);
  });
});
