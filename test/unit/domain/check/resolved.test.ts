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

  it('is nothing where it came along to another image of its file', () => {
    const before = { ...seen('advisory', 'curl:8|x', 'Dockerfile'), fileKey: 'Dockerfile|x' };
    const after = { ...seen('advisory', 'curl:9|x', 'Dockerfile'), fileKey: 'Dockerfile|x' };
    expect(resolvedSince([before], [after])).toEqual([]);
    const elsewhere = { ...after, fileKey: 'other/Dockerfile|x' };
    expect(resolvedSince([before], [elsewhere])).toHaveLength(1);
  });

  it('is nothing that never mattered', () => {
    expect(resolvedSince([{ ...seen('advisory', 'a', 'b'), weight: 'minor' }], [])).toEqual([]);
  });

  it('tells what it was about, and nothing of how much it mattered', () => {
    const [resolved] = resolvedSince([seen('unpinned', 'u', 'b', 4)], []);
    expect(resolved).toEqual({ rule: 'unpinned', key: 'u', file: 'b', line: 4, reference: '', title: '' });
  });
});
