import { describe, expect, it } from 'vitest';

import { printableLines } from '../../../src/text/printable.ts';

describe('text/printable', () => {
  it.each([
    [
      'keeps the blanks that a line begins with',
      'claims:\n  sub: a\n    of: b',
      'claims:\n  sub: a\n    of: b',
    ],
    ['keeps an empty line', 'a\n\nb', 'a\n\nb'],
    ['takes blanks off the end', 'a  \n  b  ', 'a\n  b'],
    ['makes every line harmless', '  ::error::x\n\t##[group]y\u0000z', '  : :error: :x\n## [group]y z'],
    ['takes other line breaks for blanks', 'a\r\n  b\u2028c', 'a\n  b c'],
    ['limits the indentation of a line', `${' '.repeat(5_000)}a`, `${' '.repeat(40)}a`],
  ])('printableLines %s', (_name, text, shown) => expect(printableLines(text)).toBe(shown));

  it('printableLines cuts what is longer than a command to paste', () => {
    expect(printableLines(`  ${'x'.repeat(9_000)}`)).toHaveLength(8_002);
  });
});
