import { describe, expect, it } from 'vitest';

import { placeKey } from '../../../../src/pin/edit/pin-edit.ts';
import { findWrongPlaces, planEdits } from '../../../../src/pin/edit/edit-plan.ts';
import { bytesOf, listDockerfile, NEW } from '../../../support/samples/pin-dockerfile.ts';

const BEFORE = 'FROM a:1 AS x\nFROM b:1';
const FIRST = 5;
const SECOND = 19;

async function wrongPlaces(text: string, keys: readonly number[]): Promise<readonly number[]> {
  const before = await listDockerfile(bytesOf(BEFORE));
  const planned = before.images.filter((image) => keys.includes(placeKey(image) ?? -1));
  const pins = planned.map((image) => ({ image, digest: NEW }));
  const style = 'tag@digest';
  const { places } = planEdits({ original: bytesOf(BEFORE), images: before.images, pins, style });
  const after = await listDockerfile(bytesOf(text.replaceAll('@P', `@${NEW}`)));
  return findWrongPlaces({ before, after, places, style }).map(({ key }) => key);
}

describe('pin/edit/edit-plan, findWrongPlaces', () => {
  it.each([
    ['all as planned', 'FROM a:1@P AS x\nFROM b:1@P', [FIRST, SECOND], []],
    ['one planned and one left', 'FROM a:1@P AS x\nFROM b:1', [FIRST], []],
    ['one that did not change', 'FROM a:1 AS x\nFROM b:1@P', [FIRST, SECOND], [FIRST]],
    ['one that lost its tag', 'FROM a:1@P AS x\nFROM b@P', [FIRST, SECOND], [SECOND]],
    ['one that changed unplanned', 'FROM a:1@P AS x\nFROM b:1@P', [FIRST], [FIRST]],
    ['one that vanished', 'FROM a:1@P AS x\nFROM x', [FIRST, SECOND], [FIRST, SECOND]],
    ['one of another kind', 'FROM a:1@P AS x\nCOPY --from=b:1@P a b', [FIRST, SECOND], [SECOND]],
    ['one that is skipped', 'FROM a:1@P AS x\nFROM b:1@P\nFROM scratch:1', [FIRST], [FIRST]],
    ['a malformed FROM', 'FROM a:1@P AS x\nFROM b:1@P x', [FIRST], [FIRST]],
  ])('finds %s', async (_, after, keys, wrong) => {
    expect(await wrongPlaces(after, keys)).toEqual(wrong);
  });
});
