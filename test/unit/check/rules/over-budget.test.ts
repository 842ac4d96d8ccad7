import { describe, expect, it } from 'vitest';

import type { Observation } from '../../../../src/check/decide/finding.ts';
import { observeOverBudget } from '../../../../src/check/rules/over-budget.ts';

const SCORES: Readonly<Record<string, number>> = { critical: 9, high: 7, medium: 4, low: 1, none: 0 };

function open(id: string, rating: string, image = 'cgr.dev/acme/python:3.13', name = 'openssl'): Observation {
  return {
    reference: image,
    advisory: { id, severity: { rating, score: SCORES[rating] ?? null }, package: { name } },
  } as unknown as Observation;
}

const SEVEN = Array.from({ length: 7 }, (_, index) => open(`CVE-${index}`, 'high'));

describe('check/rules/over-budget', () => {
  it('names each severity with more than its budget, worst first', () => {
    const found = [open('CVE-9', 'critical'), ...SEVEN, open('CVE-8', 'low')];
    expect(observeOverBudget(found, { high: 5, critical: 0, low: 1 })).toMatchObject([
      {
        rule: 'over-budget',
        weight: 'blocking',
        file: '',
        title: '1 critical vulnerability; the budget allows 0',
        message: '1 critical vulnerability is open, each counted once per image; the budget allows 0.',
        remedy: 'Fix it, or raise `budget`.',
      },
      {
        key: 'over-budget|high',
        title: '7 high vulnerabilities; the budget allows 5',
        message: '7 high vulnerabilities are open, each counted once per image; the budget allows 5.',
        remedy: 'Fix 2 of them, or raise `budget`.',
      },
    ]);
  });

  it.each([
    ['as many as allowed', SEVEN, 7, 0],
    [
      'one vulnerability in two packages of an image',
      [...SEVEN, open('CVE-0', 'high', undefined, 'curl')],
      7,
      0,
    ],
    ['one vulnerability in two images', [...SEVEN, open('CVE-0', 'high', 'cgr.dev/acme/go:1')], 7, 1],
    [
      'one image with two digests',
      [...SEVEN, open('CVE-0', 'high', 'cgr.dev/acme/python:3.13@sha256:a')],
      7,
      0,
    ],
    ['nothing', [], 0, 0],
  ])('counts each vulnerability once per image: %s', (_, found, high, number) => {
    expect(observeOverBudget(found, { high })).toHaveLength(number);
  });
});
