import { describe, expect, it } from 'vitest';

import { Effort } from '../../../../src/dockerfile/expand/effort.ts';
import { replaceMatches, trimMatch } from '../../../../src/dockerfile/expand/pattern.ts';
import { spansOf, sourceText } from '../../../../src/text/source-text.ts';

function trim(text: string, pattern: string, end: 'start' | 'end'): string | undefined {
  return trimMatch(sourceText(text, 0), pattern, end, new Effort(0))?.text;
}

describe('dockerfile/expand/pattern, trimMatch', () => {
  it.each([
    ['abc', 'abcd', 'd', 'd'],
    ['', 'abc', 'abc', 'abc'],
    ['*', 'abc', 'abc', ''],
    ['?', 'abc', 'bc', 'bc'],
    ['?', '', '', ''],
    ['*.', '3.20.1', '20.1', '1'],
    ['a*b*c', 'axbxcbc', 'bc', ''],
    ['a*', 'ba', 'ba', 'ba'],
    ['*a?c', 'abcaxc', 'axc', ''],
    ['a\\*', 'a*b', 'b', 'b'],
    ['\\}\\/', '}/x', 'x', 'x'],
    ['[a]', '[a]b', 'b', 'b'],
  ])('%s leaves of %s at least %s and at most %s', (pattern, text, shortest, longest) => {
    expect(trim(text, pattern, 'start')).toBe(shortest);
    expect(trim(text, `#${pattern}`, 'start')).toBe(longest);
  });

  it('matches a suffix from its end', () => {
    expect(trim('3.20.1', '.*', 'end')).toBe('3.20');
    expect(trim('3.20.1', '%.*', 'end')).toBe('3');
  });

  it.each(['\\a', 'a\\'])('rejects the pattern %s', (pattern) => {
    expect(trim('a', pattern, 'start')).toBeUndefined();
  });
});

function replace(
  text: string,
  pattern: string,
  replacement: string,
  replacesAll: boolean,
): string | undefined {
  const options = { pattern, replacement: sourceText(replacement, 100), replacesAll, effort: new Effort(0) };
  return replaceMatches(sourceText(text, 0), options)?.text;
}

describe('dockerfile/expand/pattern, replaceMatches', () => {
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

  it('keeps the offsets of the rest of the text', () => {
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
