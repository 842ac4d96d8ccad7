import { describe, expect, it } from 'vitest';

import { matchEnd, parseWildcard, reverseWildcard } from '../../../../src/domain/dockerfile/wildcard.ts';

function match(pattern: string, text: string, extent: 'longest' | 'shortest'): number | undefined {
  const wildcard = parseWildcard(pattern);
  if (wildcard === undefined) throw new Error('malformed');
  return matchEnd(wildcard, text, 0, extent);
}

describe('domain/dockerfile, wildcards', () => {
  it.each([
    ['abc', 'abcd', 3, 3],
    ['', 'abc', 0, 0],
    ['*', 'abc', 0, 3],
    ['?', 'abc', 1, 1],
    ['?', '', undefined, undefined],
    ['*.', '3.20.1', 2, 5],
    ['a*b*c', 'axbxcbc', 5, 7],
    ['a*', 'ba', undefined, undefined],
    ['*a?c', 'abcaxc', 3, 6],
    ['a\\*', 'a*b', 2, 2],
    ['\\}\\/', '}/x', 2, 2],
    ['[a]', '[a]b', 3, 3],
  ])('%s in %s ends at %s, at the longest at %s', (pattern, text, shortest, longest) => {
    expect(match(pattern, text, 'shortest')).toBe(shortest);
    expect(match(pattern, text, 'longest')).toBe(longest);
  });

  it('reads a pattern from its end', () => {
    expect(reverseWildcard(parseWildcard('a*\\*') ?? [])).toEqual(parseWildcard('\\**a'));
  });

  it.each(['\\a', 'a\\'])('refuses %s', (pattern) => {
    expect(parseWildcard(pattern)).toBeUndefined();
  });
});
