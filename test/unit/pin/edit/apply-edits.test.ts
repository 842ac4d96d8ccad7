import { describe, expect, it } from 'vitest';

import { applyEdits } from '../../../../src/pin/edit/apply-edits.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const edit = (start: number, end: number, text: string) => ({ start, end, replacement: bytes(text) });

describe('pin/edit/apply-edits', () => {
  it.each([
    ['none', [], 'abcdef'],
    ['an insertion', [edit(3, 3, 'X')], 'abcXdef'],
    ['an insertion at the end', [edit(6, 6, 'X')], 'abcdefX'],
    ['a deletion', [edit(0, 2, '')], 'cdef'],
    ['several in any order', [edit(4, 6, 'Y'), edit(0, 1, 'XX')], 'XXbcdY'],
    ['neighbours', [edit(2, 4, 'Y'), edit(0, 2, 'X')], 'XYef'],
  ])('makes %s', (_, edits, expected) => {
    expect(applyEdits(bytes('abcdef'), edits)).toEqual(bytes(expected));
  });

  it('leaves the original alone', () => {
    const original = bytes('abc');
    applyEdits(original, [edit(0, 3, 'xyz')]);
    expect(original).toEqual(bytes('abc'));
  });

  it.each([
    ['overlap', [edit(0, 3, ''), edit(2, 4, '')]],
    ['lie behind the end', [edit(5, 7, '')]],
    ['run backwards', [edit(3, 2, '')]],
  ])('throws when edits %s', (_, edits) => {
    expect(() => applyEdits(bytes('abcdef'), edits)).toThrowError(
      expect.objectContaining({ code: 'internal_bug' }),
    );
  });
});
