import { describe, expect, it } from 'vitest';

import { chooseBuild, stepTo } from '../../../../src/tag-history/decide/choose-build.ts';
import type { BuildWish } from '../../../../src/tag-history/decide/choose-build.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

const day = (number: number): ReturnType<typeof parseInstant> =>
  parseInstant(`2026-11-${String(number).padStart(2, '0')}T12:00:00Z`);

const wish = (changes: Partial<BuildWish> = {}): BuildWish => ({
  cutoff: undefined,
  isDenied: () => false,
  ...changes,
});

describe('tag-history/decide/choose-build', () => {
  it('takes the newest', () => {
    const choice = chooseBuild(historyOf({ 1: 'a', 2: 'b' }), wish());
    expect(choice).toMatchObject({ kind: 'build', build: { digest: digestOf('b') } });
  });

  it('takes the newest that is old enough, though the tag is rebuilt every day', () => {
    const daily = historyOf({ 14: 'a', 15: 'b', 16: 'c', 17: 'd', 18: 'e', 19: 'f' });
    expect(chooseBuild(daily, wish({ cutoff: day(17) }))).toMatchObject({ build: { digest: digestOf('d') } });
  });

  it.each([
    ['no record at all', historyOf({}), wish(), 'no-build'],
    ['only builds that are too young', historyOf({ 18: 'a' }), wish({ cutoff: day(10) }), 'too-young'],
    ['only denied ones', historyOf({ 1: 'a', 2: 'b' }), wish({ isDenied: () => true }), 'denied'],
  ])('says why there is none: %s', (_, history, wanted, why) => {
    expect(chooseBuild(history, wanted)).toEqual({ kind: 'none', why });
  });

  it('goes past denied builds to the one before', () => {
    const isDenied: BuildWish['isDenied'] = ({ digest }) => digest === digestOf('c');
    const history = historyOf({ 1: 'a', 2: 'b', 3: 'c' });
    expect(chooseBuild(history, wish({ isDenied }))).toMatchObject({ build: { digest: digestOf('b') } });
  });

  it('follows the last record, whatever the tag pointed to before', () => {
    expect(chooseBuild(historyOf({ 1: 'a', 2: 'b', 3: 'a' }), wish())).toMatchObject({
      build: { digest: digestOf('a') },
    });
    const flipping = historyOf({ 1: 'a', 2: 'b', 3: 'a', 4: 'b' });
    expect(chooseBuild(flipping, wish())).toEqual({ kind: 'build', build: flipping[3] });
    expect(chooseBuild(flipping, wish({ cutoff: day(3) }))).toEqual({
      kind: 'build',
      build: flipping[2],
    });
  });

  it('takes a record that repeats the build before it for no new one', () => {
    const repeated = historyOf({ 1: 'a', 2: 'b', 3: 'b' });
    expect(chooseBuild(repeated, wish())).toEqual({ kind: 'build', build: repeated[1] });
  });

  it('returns exactly the build of the tag at a time', () => {
    const flipping = historyOf({ 1: 'a', 2: 'b', 3: 'a', 4: 'b', 5: 'a' });
    expect(chooseBuild(flipping, wish({ cutoff: day(4) }))).toMatchObject({
      build: { digest: digestOf('b') },
    });
  });
});

describe('stepTo', () => {
  const history = historyOf({ 1: 'a', 2: 'b', 3: 'c' });
  const [first, second, third] = history;

  it.each([
    ['an unpinned reference', undefined, second, 'move'],
    ['a pin on an older build', digestOf('a'), third, 'move'],
    ['a pin on that build', digestOf('b'), second, 'current'],
    ['a pin on a newer build', digestOf('c'), first, 'would-go-back'],
    ['a digest that the tag never had', digestOf('f'), third, 'not-in-history'],
  ] as const)('decides the step for %s', (_, pinned, to, step) => {
    expect(to === undefined ? undefined : stepTo(history, pinned, to, false)).toBe(step);
  });

  it.each([digestOf('c'), digestOf('f')])('rolls %s back if requested', (pinned) => {
    expect(first === undefined ? undefined : stepTo(history, pinned, first, true)).toBe('move');
  });

  it('does not go back to a build that the tag only returned to after the cutoff', () => {
    const returning = historyOf({ 1: 'a', 5: 'b', 18: 'a' });
    const choice = chooseBuild(returning, wish({ cutoff: day(3) }));
    expect(choice.kind === 'build' && stepTo(returning, digestOf('b'), choice.build, false)).toBe(
      'would-go-back',
    );
  });
});
