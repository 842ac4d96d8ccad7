import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findEarthfileImages } from '../../../src/formats/earthfile.ts';
import { textOfBytes } from '../../../src/text/byte-text.ts';

const WORDS =
  'FROM DOCKERFILE WITH DOCKER --pull= --pull ARG SAVE IMAGE a:1 x: $V V= = -f + . # \\ " \' é \0';
const PIECES = WORDS.split(' ').concat(' ', '\n', '\r\n', '\t');
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const bytes = fc.oneof(
  text.map((written) => new TextEncoder().encode(written)),
  fc.uint8Array({ maxLength: 300 }),
);

describe('formats/earthfile', () => {
  it('reads any bytes, and knows where each image is', () => {
    fc.assert(
      fc.property(bytes, (input) => {
        const file = textOfBytes(input);
        for (const found of findEarthfileImages(file)) {
          expect(found.at).toBeGreaterThanOrEqual(0);
          if (found.kind !== 'image' || found.edit.kind !== 'editable') continue;
          const held = found.edit.spans.map(({ start, end }) => file.slice(start, end)).join('');
          expect(held).toBe(found.edit.text);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['ARG A=$A$A\n', 'FROM a:1\n', 'FROM \\\n', 'x:\n', 'ARG A=a\nFROM $A\n', 'WITH DOCKER --pull '])(
    'reads much of %j in time',
    (piece) => {
      // In quadratic time this would take long, and the test would run out of its own.
      expect(findEarthfileImages(piece.repeat(300_000 / piece.length))).toBeDefined();
    },
  );
});
