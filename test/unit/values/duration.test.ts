import { describe, expect, it } from 'vitest';

import { formatDuration, readDuration, timerMs } from '../../../src/values/duration.ts';

const HOUR = 3_600_000;

describe('values/duration', () => {
  it.each([
    ['0', 0],
    ['0d', 0],
    ['30m', HOUR / 2],
    ['12h', 12 * HOUR],
    ['3d', 72 * HOUR],
    ['2w', 336 * HOUR],
  ])('reads %s', (text, milliseconds) => {
    expect(readDuration(text)).toBe(milliseconds);
  });

  it.each(['', '3', 'd', '-3d', '3 d', '3D', '1.5d', '3d ', '3y', '9999999d', '600w'])(
    'does not guess what "%s" means',
    (text) => {
      expect(readDuration(text)).toBeUndefined();
    },
  );

  it.each(['3d', '36h', '2w', '90m', '0d'])('writes %s as it is read', (text) => {
    expect(formatDuration(readDuration(text) ?? Number.NaN)).toBe(text);
  });
});

describe('the milliseconds of a timer', () => {
  it.each([
    [20_000 / 3, 6_667],
    [60_000, 60_000],
    [0.2, 1],
    [0, 0],
    [600 * HOUR, 2 ** 31 - 1],
  ])('of %d are %i', (milliseconds, whole) => {
    expect(timerMs(milliseconds)).toBe(whole);
  });
});
