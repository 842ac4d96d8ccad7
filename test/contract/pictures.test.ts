import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { DOCUMENTATION_PICTURES, filesOf, isCurrent, sourceOf, withSource } from '../faces/readme-picture.ts';

describe('the pictures of the README and the documentation', () => {
  it.each(DOCUMENTATION_PICTURES)('$path shows its golden file; if not: npm run faces -- --readme', (one) => {
    expect(isCurrent(one)).toBe(true);
  });

  it('says in each file what it was made from', () => {
    const [picture] = DOCUMENTATION_PICTURES;
    if (picture === undefined) throw new Error('there is no picture');
    const png = readFileSync(filesOf(picture)[0] ?? '');
    const { golden, frame } = sourceOf(picture);
    const other = withSource(png, { golden, frame, hash: 'f'.repeat(64) });
    expect(other.subarray(-12)).toEqual(png.subarray(-12));
    expect(other.includes(`tEXtSource\0${'f'.repeat(64)}`)).toBe(true);
  });
});
