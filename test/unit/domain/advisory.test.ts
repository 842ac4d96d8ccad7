import { describe, expect, it } from 'vitest';

import { advisoryState, canonicalId } from '../../../src/domain/advisory.ts';
import { parseInstant } from '../../../src/domain/instant.ts';
import { advisory } from '../../support/sample-check.ts';

const day = (number: number) => parseInstant(`2026-11-${String(number).padStart(2, '0')}T00:00:00Z`);
const one = (
  ...events: Parameters<typeof advisory> extends [string, string, ...infer Events] ? Events : never
) => advisory('python', 'CVE-2026-0001', ...events);

describe('domain/advisory', () => {
  it.each([
    ['a detection', one([3, 'detection']), { kind: 'open', event: 'detection', since: day(3) }],
    [
      'a confirmed one',
      one([3, 'detection'], [4, 'true-positive']),
      { kind: 'open', event: 'true-positive', since: day(3) },
    ],
    [
      'one that waits for upstream',
      one([3, 'pending-upstream-fix']),
      { kind: 'open', event: 'pending-upstream-fix' },
    ],
    ['one that will not be fixed', one([3, 'fix-not-planned']), { kind: 'open', event: 'fix-not-planned' }],
    ['an event of an unknown kind', one([3, 'unknown']), { kind: 'open', event: 'unknown' }],
    [
      'a detection that came back after a fix',
      one([1, 'detection'], [2, 'fixed'], [9, 'detection']),
      { kind: 'open', since: day(9) },
    ],
    [
      'events out of order: the latest by time counts',
      one([9, 'detection'], [2, 'fixed']),
      { kind: 'open', event: 'detection' },
    ],
    [
      'two events of one moment: the later in the list counts',
      one([2, 'detection'], [2, 'false-positive']),
      { kind: 'closed' },
    ],
    ['a false positive', one([1, 'detection'], [2, 'false-positive']), { kind: 'closed' }],
    [
      'a false positive that nobody approved',
      one([1, 'detection'], [2, 'false-positive', false]),
      { kind: 'open' },
    ],
    ['no approved event at all', one([1, 'detection', false]), { kind: 'closed' }],
    ['a withdrawn advisory', { ...one([1, 'detection']), withdrawn: true }, { kind: 'closed' }],
  ])('judges %s', (_, given, state) => {
    expect(advisoryState(given, day(5))).toMatchObject(state);
  });

  it('keeps a fix for builds that were made before it, and for builds of unknown age', () => {
    const fixed = one([1, 'detection'], [10, 'fixed']);
    expect(advisoryState(fixed, day(9))).toEqual({ kind: 'open-until-updated', fixedAt: day(10) });
    expect(advisoryState(fixed, day(10))).toEqual({ kind: 'closed' });
    expect(advisoryState(fixed, undefined)).toMatchObject({ kind: 'open-until-updated' });
  });

  it.each([
    [['GHSA-aaaa-bbbb-cccc', 'CVE-2026-2', 'CVE-2026-1'], 'CVE-2026-1'],
    [['GO-2026-1', 'GHSA-aaaa-bbbb-cccc'], 'GHSA-aaaa-bbbb-cccc'],
    [[], 'CGA-0001'],
  ])('names it by the best known id among %j', (aliases, id) => {
    expect(canonicalId({ advisoryId: 'CGA-0001', aliases })).toBe(id);
  });
});
