import { describe, expect, it } from 'vitest';

import { rollBack } from '../../../../src/tag-history/decide/choose-build.ts';
import { digestOf, historyOf } from '../../../support/samples/sample-check.ts';

const HISTORY = historyOf({ 1: 'a', 2: 'b', 3: 'b', 4: 'c', 5: 'd' });
const nothing = (): boolean => false;

describe('tag-history/decide/choose-build, rollBack', () => {
  it.each([
    ['one build before the pin', 'c', 1, 'b'],
    ['two builds before the pin, a repeated record counted once', 'd', 3, 'a'],
    ['one build before the newest where nothing is pinned', undefined, 1, 'c'],
  ] as const)('gives %s', (_, pinned, steps, expected) => {
    const from = pinned === undefined ? undefined : digestOf(pinned);
    const choice = rollBack(HISTORY, from, { kind: 'steps', steps }, nothing);
    expect(choice).toMatchObject({ kind: 'build', build: { digest: digestOf(expected) } });
  });

  it('counts a build to which the tag returned once, and never goes from a build to itself', () => {
    const flipping = historyOf({ 1: 'c', 2: 'a', 3: 'b', 4: 'a', 5: 'b' });
    const back = (steps: number): unknown => rollBack(flipping, undefined, { kind: 'steps', steps }, nothing);
    expect(back(1)).toMatchObject({ build: { digest: digestOf('a') } });
    expect(back(2)).toMatchObject({ build: { digest: digestOf('c') } });
    expect(back(3)).toEqual({ kind: 'none', why: 'no-build' });
  });

  it('does not count denied builds as steps', () => {
    const choice = rollBack(
      HISTORY,
      digestOf('d'),
      { kind: 'steps', steps: 1 },
      ({ digest }) => digest === digestOf('c'),
    );
    expect(choice).toMatchObject({ build: { digest: digestOf('b') } });
  });

  it('goes to a build by its digest', () => {
    const choice = rollBack(HISTORY, digestOf('d'), { kind: 'to', digest: digestOf('a') }, nothing);
    expect(choice).toMatchObject({ build: { digest: digestOf('a') } });
  });

  it.each([
    ['before the first build', digestOf('b'), { kind: 'steps', steps: 2 }],
    ['from a digest that the tag never had', digestOf('f'), { kind: 'steps', steps: 1 }],
    ['to a digest that the tag never had', digestOf('d'), { kind: 'to', digest: digestOf('f') }],
  ] as const)('finds no build %s', (_, pinned, back) => {
    expect(rollBack(HISTORY, pinned, back, nothing)).toEqual({ kind: 'none', why: 'no-build' });
  });

  it('does not go to a denied build', () => {
    const choice = rollBack(HISTORY, undefined, { kind: 'to', digest: digestOf('a') }, () => true);
    expect(choice).toEqual({ kind: 'none', why: 'denied' });
  });
});
