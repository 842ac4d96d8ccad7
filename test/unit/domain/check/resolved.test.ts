import { describe, expect, it } from 'vitest';

import type { Observation, Rule } from '../../../../src/domain/check/finding.ts';
import { resolvedSince } from '../../../../src/domain/check/resolved.ts';

function seen(rule: Rule, key: string, file: string, line = 1): Observation {
  return { rule, key, weight: 'warning', file, line, reference: '', title: '', message: '', remedy: '' };
}

describe('domain/check/resolved', () => {
  it('is what the base had and head has nowhere, worst rule first', () => {
    const base = [seen('unpinned', 'u', 'b'), seen('advisory', 'b', 'x'), seen('advisory', 'a', 'y', 9)];
    expect(resolvedSince(base, []).map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      'advisory y',
      'advisory x',
      'unpinned b',
    ]);
    const twice = [seen('advisory', 'a', 'one'), seen('advisory', 'a', 'two')];
    expect(resolvedSince(twice, [])).toHaveLength(2);
  });

  it('is nothing where it only moved', () => {
    expect(resolvedSince([seen('advisory', 'a', 'old', 1)], [seen('advisory', 'a', 'new', 7)])).toEqual([]);
  });
});
