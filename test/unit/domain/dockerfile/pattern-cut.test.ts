import { describe, expect, it } from 'vitest';

import { Effort } from '../../../../src/domain/dockerfile/effort.ts';
import { replaceMatches } from '../../../../src/domain/dockerfile/pattern-cut.ts';
import { spansOf, sourceText } from '../../../../src/domain/dockerfile/source-text.ts';

function replace(
  text: string,
  pattern: string,
  replacement: string,
  replacesAll: boolean,
): string | undefined {
  const options = { pattern, replacement: sourceText(replacement, 100), replacesAll, effort: new Effort(0) };
  return replaceMatches(sourceText(text, 0), options)?.text;
}

describe('domain/dockerfile, replaceMatches', () => {
  it.each([
    ['a-b-c', '-', '.', ['a.b-c', 'a.b.c']],
    ['abc', 'x', '.', ['abc', 'abc']],
    ['abc', '', '.', ['.abc', '.a.b.c.']],
    ['abc', '*', '.', ['.', '.']],
    ['aXbX', 'X', '', ['abX', 'ab']],
    ['', '', '.', ['.', '.']],
    ['aab', 'a', 'aa', ['aaab', 'aaaab']],
    ['1.2.3', '.*', '', ['1', '1']],
  ])('replaces in %j every %j by %j', (text, pattern, replacement, [first, all]) => {
    expect(replace(text, pattern, replacement, false)).toBe(first);
    expect(replace(text, pattern, replacement, true)).toBe(all);
  });

  it('knows where what is left stands in the file', () => {
    const options = {
      pattern: '-',
      replacement: sourceText('.', 100),
      replacesAll: true,
      effort: new Effort(0),
    };
    const replaced = replaceMatches(sourceText('ab-cd', 10), options);
    expect(replaced === undefined ? undefined : spansOf(replaced)).toEqual([
      { start: 10, end: 12 },
      { start: 100, end: 101 },
      { start: 13, end: 15 },
    ]);
  });
});
