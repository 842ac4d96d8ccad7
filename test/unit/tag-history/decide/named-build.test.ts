import { describe, expect, it } from 'vitest';

import { readNamedBuild, resolveNamedBuild } from '../../../../src/tag-history/decide/named-build.ts';
import type { HistoryBuild } from '../../../../src/tag-history/decide/named-build.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

const NOON = parseInstant('2026-11-19T12:00:00Z');

describe('tag-history/decide/named-build readNamedBuild', () => {
  it.each([
    [digestOf('a'), { kind: 'digest', digest: digestOf('a') }],
    ['2026-11-19T12:00:00Z', { kind: 'time', at: NOON }],
    ['30d', { kind: 'age', ms: 30 * 86_400_000 }],
    ['-12', { kind: 'back', builds: 12 }],
    ['newest', { kind: 'back', builds: 0 }],
    ['pinned', { kind: 'pinned' }],
    ['git:HEAD~3', { kind: 'commit', revision: 'HEAD~3' }],
    ['green', { kind: 'green', branch: undefined }],
    ['green:release/1', { kind: 'green', branch: 'release/1' }],
  ])('reads %s', (text, named) => {
    expect(readNamedBuild(text)).toEqual(named);
  });

  it.each([
    '',
    '2026-11-19',
    '12',
    '--12',
    'sha256:12',
    'git:',
    'git:--output=x',
    'git:a..b',
    'green:',
    'green:-x',
    'Newest',
    'git:a\nb',
  ])('rejects %j', (text) => {
    expect(readNamedBuild(text)).toBeUndefined();
  });
});

describe('resolveNamedBuild', () => {
  const history = historyOf({ 1: 'a', 2: 'b', 3: 'c' });
  const resolve = (named: HistoryBuild, of = history): unknown => resolveNamedBuild(named, of, NOON);
  const build = (name: string): object => ({ kind: 'build', build: { digest: digestOf(name) } });

  it.each<[string, HistoryBuild, string]>([
    ['the newest build', { kind: 'back', builds: 0 }, 'c'],
    ['the oldest build', { kind: 'back', builds: 2 }, 'a'],
    ['the build of a digest', { kind: 'digest', digest: digestOf('b') }, 'b'],
    ['the build at a time', { kind: 'time', at: parseInstant('2026-11-02T23:59:59Z') }, 'b'],
    ['the build of an age', { kind: 'age', ms: 17 * 86_400_000 }, 'b'],
  ])('finds %s', (_, named, name) => {
    expect(resolve(named)).toMatchObject(build(name));
  });

  it('finds what the tag was at a time at which it flipped', () => {
    const flipping = historyOf({ 1: 'a', 2: 'b', 3: 'a', 4: 'b', 5: 'a' });
    const at = parseInstant('2026-11-04T23:00:00Z');
    expect(resolve({ kind: 'time', at }, flipping)).toEqual({
      kind: 'build',
      build: flipping[3],
    });
  });

  it.each<[string, HistoryBuild, string]>([
    ['more builds than there are', { kind: 'back', builds: 3 }, 'the tag has only 3 builds'],
    [
      'a time before the first one',
      { kind: 'age', ms: 40 * 86_400_000 },
      'the oldest build of the tag is from 2026-11-01T06:00:00.000Z',
    ],
    [
      'the future',
      { kind: 'time', at: parseInstant('2026-11-20T00:00:00Z') },
      '2026-11-20T00:00:00.000Z is in the future',
    ],
  ])('says why there is none: %s', (_, named, why) => {
    expect(resolve(named)).toEqual({ kind: 'none', why });
  });

  it('marks a digest that the tag never had', () => {
    expect(resolve({ kind: 'digest', digest: digestOf('f') })).toMatchObject({ isForeign: true });
    expect(resolve({ kind: 'back', builds: 0 }, [])).toEqual({ kind: 'none', why: 'the tag has no builds' });
  });
});
