import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readEnvironmentFile, readUnit } from '../../../src/formats/assignments.ts';
import { readCalls } from '../../../src/formats/calls/read-calls.ts';
import type { DataNode } from '../../../src/formats/data-node.ts';
import { readToml } from '../../../src/formats/toml/toml-node.ts';
import { textOfBytes } from '../../../src/text/byte-text.ts';
import { textsBelow, writtenTexts } from '../../support/views/node-view.ts';

/** The parsers whose nodes this program makes itself: without a file around them. */
const PARSERS: Readonly<Record<string, (text: string, offset: number) => DataNode>> = {
  systemd: readUnit,
  env: readEnvironmentFile,
  toml: readToml,
  starlark: (text, offset) => readCalls(text, offset, 'starlark'),
  groovy: (text, offset) => readCalls(text, offset, 'groovy'),
};

/** Marks and words that lead a reader deep into its rules, and those that are blank. */
const MARKS = '= : , . ; # // /* */ \\ [ ] [[ ]] { } ( ) " \' """ \'\'\' $ ${ é \\u00e9 + / \0'.split(' ');
const WORDS = 'a b.c [a]\n export Image= image image( oci.pull( def return r" .trim() redis:7 \\/'.split(' ');
const PIECES = [...MARKS, ...WORDS, ' ', '\t', '\n', '\r\n'];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const bytes = fc.oneof(
  text.map((written) => new TextEncoder().encode(written)),
  fc.uint8Array({ maxLength: 300 }),
);

describe.each(Object.entries(PARSERS))('formats: %s', (_, parse) => {
  it('reads any bytes, and knows where each text is', () => {
    fc.assert(
      fc.property(bytes, (input) => {
        const file = textOfBytes(input);
        const root = parse(file, 3);
        for (const [written, there] of writtenTexts(`BOM${file}`, root)) expect(there).toBe(written);
        for (const { start, end } of textsBelow(root)) {
          expect(start).toBeGreaterThanOrEqual(3);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(file.length + 3);
        }
      }),
      { numRuns: 1000 },
    );
  });

  // In quadratic time each would take long, and the test would run out of its own.
  it.each(PIECES.map((piece) => [piece]))('reads much of %j in time', (piece) => {
    expect(parse(piece.repeat(100_000 / piece.length), 0)).toBeDefined();
    const lines = `a=${piece}\n`;
    expect(parse(`[a]\n${lines.repeat(100_000 / lines.length)}`, 0)).toBeDefined();
  });
});
