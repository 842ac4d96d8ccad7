import { describe, expect, it } from 'vitest';

import { nearestWord } from '../../../src/text/nearest-word.ts';

describe('text/nearest-word', () => {
  it.each([
    ['depricated', 'deprecated'],
    ['DEPRECATED', 'deprecated'],
    ['advisories', 'advisory'],
    ['banana', undefined],
    ['', undefined],
  ])('takes %j for %s', (word, meant) => {
    expect(nearestWord(word, ['deprecated', 'advisory', 'not-checked'])).toBe(meant);
  });
});
