import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../../src/domain/dockerfile/read-dockerfile.ts';
import type { Pin } from '../../../../src/domain/edit/pin-edit.ts';
import { findWrongPlaces } from '../../../../src/domain/edit/reread.ts';
import { bytesOf, NEW } from './pinning.ts';

const BEFORE = 'FROM a:1 AS x\nFROM b:1';
const FIRST = 5;
const SECOND = 19;

function wrongPlaces(after: string, keys: readonly number[]): readonly number[] {
  const before = readDockerfile(bytesOf(BEFORE));
  const pins = before.images.map((image): Pin => ({ image, digest: NEW }));
  const all = new Map([FIRST, SECOND].map((key, index) => [key, pins[index]] as const));
  const pinAt = new Map<number, Pin>();
  for (const key of keys) {
    const pin = all.get(key);
    if (pin !== undefined) pinAt.set(key, pin);
  }
  const bytes = bytesOf(after.replaceAll('@P', `@${NEW}`));
  return findWrongPlaces({ before, after: readDockerfile(bytes), pinAt, style: 'tag@digest' });
}

describe('domain/edit, findWrongPlaces', () => {
  it.each([
    ['all as planned', 'FROM a:1@P AS x\nFROM b:1@P', [FIRST, SECOND], []],
    ['one planned and one left', 'FROM a:1@P AS x\nFROM b:1', [FIRST], []],
    ['one that did not change', 'FROM a:1 AS x\nFROM b:1@P', [FIRST, SECOND], [FIRST]],
    ['one that lost its tag', 'FROM a:1@P AS x\nFROM b@P', [FIRST, SECOND], [SECOND]],
    ['one that changed unplanned', 'FROM a:1@P AS x\nFROM b:1@P', [FIRST], [FIRST]],
    ['one that vanished', 'FROM a:1@P AS x\nFROM x', [FIRST, SECOND], [FIRST, SECOND]],
    ['one of another stage', 'FROM a:1@P AS y\nFROM b:1@P', [FIRST, SECOND], [FIRST]],
    ['one that is skipped', 'FROM a:1@P AS x\nFROM b:1@P\nFROM scratch:1', [FIRST], [FIRST]],
    ['a file that Docker rejects', 'FROM a:1@P AS x\nFROM b:1@P x', [FIRST], [FIRST]],
  ])('finds %s', (_, after, keys, wrong) => {
    expect(wrongPlaces(after, keys)).toEqual(wrong);
  });
});
