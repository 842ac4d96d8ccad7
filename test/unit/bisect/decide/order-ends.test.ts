import { describe, expect, it } from 'vitest';

import { orderEnds } from '../../../../src/bisect/decide/order-ends.ts';
import type { GivenEnds } from '../../../../src/bisect/decide/order-ends.ts';
import { parseDigest } from '../../../../src/values/digest.ts';
import { toInstant } from '../../../../src/values/instant.ts';

const digestOf = (digit: string) => parseDigest(`sha256:${digit.repeat(64)}`);
const history = ['1', '2', '3', '4'].map((digit, index) => ({
  at: toInstant(index),
  digest: digestOf(digit),
}));

/** What to search for, the builds by their digits, and whether the older end is known. */
function order(good: string, bad: string, find?: GivenEnds['find']): readonly unknown[] {
  const end = (digit: string) => (digit === '' ? undefined : digestOf(digit));
  const ordered = orderEnds(history, { good: end(good), bad: end(bad), find });
  const digits = ordered.candidates.map(({ digest }) => digest.at(-1)).join('');
  return [ordered.find, digits, ordered.isOlderEndKnown];
}

describe('bisect/decide/order-ends', () => {
  it.each([
    ['', '', undefined, ['first-bad', '1234', false]],
    ['2', '', undefined, ['first-bad', '234', true]],
    ['', '3', undefined, ['first-bad', '123', false]],
    ['1', '3', undefined, ['first-bad', '123', true]],
    ['3', '1', undefined, ['first-good', '123', true]],
    ['', '2', 'first-good', ['first-good', '234', true]],
    ['3', '', 'first-good', ['first-good', '123', false]],
    ['4', '', undefined, ['first-bad', '4', true]],
  ] as const)('orders good %j and bad %j with find %j', (good, bad, find, expected) => {
    expect(order(good, bad, find)).toEqual(expected);
  });

  it.each([
    ['3', '1', 'first-bad', 'first-good'],
    ['1', '3', 'first-good', 'first-bad'],
  ] as const)('refuses good %j and bad %j with find %j', (good, bad, find, other) => {
    expect(() => order(good, bad, find)).toThrow(
      expect.objectContaining({
        code: 'config_usage_invalid',
        message: expect.stringMatching(/^the (?:good|bad) build is newer than the (?:good|bad) one$/),
        hint: expect.stringContaining(`\`find\` to ${other}`),
      }),
    );
  });

  it('has nothing to search in an empty history', () => {
    const given = { good: undefined, bad: undefined, find: undefined };
    expect(orderEnds([], given).candidates).toEqual([]);
  });
});
