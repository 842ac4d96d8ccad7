import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatInstant, readInstant, toInstant } from '../../../src/values/instant.ts';

describe('reading and writing timestamps', () => {
  it('writes every time as ISO 8601, and reads it back', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const instant = toInstant(date.getTime());
        const text = formatInstant(instant);
        expect(text).toBe(date.toISOString());
        if (date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= 9999)
          expect(readInstant(text)).toBe(instant);
      }),
      {
        examples: [
          [new Date(0)],
          [new Date(-1)],
          [new Date('0999-12-31T23:59:59.999Z')],
          [new Date(8.64e15)],
        ],
      },
    );
  });

  it('rejects times beyond the calendar', () => {
    expect(() => formatInstant(toInstant(8.64e15 + 1))).toThrow(RangeError);
  });
});
