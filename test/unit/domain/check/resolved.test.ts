import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Observation, Rule } from '../../../../src/domain/check/finding.ts';
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

  it('names the problem without its weight', () => {
    const [resolved] = resolvedSince([seen('unpinned', 'u', 'b', 4)], []);
    expect(resolved).toEqual({ rule: 'unpinned', key: 'u', file: 'b', line: 4, reference: '', title: '' });
  });

  const at = (rule: Rule, reference: string, file = 'Dockerfile') => ({
    ...seen(rule, `${rule}|${reference}`, file),
    reference: `cgr.dev/acme/${reference}`,
  });

  it.each([
    ['unpinned', 'pin-required'],
    ['behind', 'too-far-behind'],
  ] as const)('is no %s or %s that the place has in another way', (...rules) => {
    for (const rule of rules) {
      expect(resolvedSince([at(rule, 'node:18')], [at(rule, 'node:20')])).toEqual([]);
      expect(resolvedSince([at(rule, 'node:18')], [at(rule, 'node:20', 'other')])).toHaveLength(1);
      expect(resolvedSince([at(rule, 'node:18')], [at(rule, 'curl:8')])).toHaveLength(1);
      const two = [at(rule, 'node:18'), at(rule, 'node:19')];
      expect(resolvedSince(two, [at(rule, 'node:20')])).toHaveLength(1);
      expect(resolvedSince(two, [at(rule, 'node:19')])).toHaveLength(1);
    }
  });

  it('is an end of life that the tag moved away from, though to another one', () => {
    expect(resolvedSince([at('end-of-life', 'node:16')], [at('end-of-life', 'node:18')])).toHaveLength(1);
  });

  it('ignores packages that are unknown in head', () => {
    const inPackage = {
      ...seen('advisory', 'a', 'x'),
      advisory: { package: { name: 'curl' } } as AdvisoryFacts,
    };
    const byName = { ...seen('advisory', 'b', 'x'), advisory: { package: null } as AdvisoryFacts };
    const keys = (isJudged: boolean) =>
      resolvedSince([inPackage, byName, seen('unpinned', 'u', 'x')], [], () => isJudged).map(
        ({ key }) => key,
      );
    expect([keys(true), keys(false)]).toEqual([
      ['a', 'b', 'u'],
      ['b', 'u'],
    ]);
  });

  it('is nothing that was wrong with a run', () => {
    expect(resolvedSince([seen('base-unavailable', 'base-unavailable', '')], [])).toEqual([]);
  });
});
