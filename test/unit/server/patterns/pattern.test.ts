import { describe, expect, it } from 'vitest';

import { readPattern } from '../../../../src/server/patterns/pattern.ts';

function matches(pattern: string, text: string): boolean {
  const reading = readPattern(pattern);
  if (reading.kind === 'invalid') throw new Error(reading.reason);
  return reading.matches(text);
}

describe('a pattern', () => {
  it.each([
    ['a|bc', 'bc', 'abc'],
    ['', '', 'a'],
    ['(ab)*', 'abab', 'aba'],
    ['a{2,3}', 'aaa', 'aaaa'],
    ['a{2,}', 'aaaaa', 'a'],
    ['a{,2}', 'a{,2}', 'a'],
    ['(a+)+b?', 'aaab', 'ba'],
    ['[^]a]+', 'bc', 'a'],
    ['[a-c.-]+', 'a-.c', 'd'],
    ['[[:^digit:]\\d]', '1', '12'],
    ['(?i)straSSe', 'STRAſſE', 'strase'],
    ['(?i:a)b', 'Ab', 'AB'],
    ['a(?i)b|c', 'C', 'A'],
    ['.', '😀', '\n'],
    ['(?s).', '\n', ''],
    ['^a$', 'a', 'a\n'],
    ['(?m)a$\\n^b', 'a\nb', 'a b'],
    ['\\ba\\b.*', 'a b', 'ab'],
    ['a\\Bb', 'ab', 'a'],
    ['\\Aa\\z', 'a', 'aa'],
    ['\\Q.*\\E+', '.**', '..'],
    ['\\x41\\x{1F600}\\101\\n', 'A😀A\n', 'A'],
    ['\\pL\\p{^Lu}\\PN', 'éé-', 'éÉ-'],
    ['(?P<one>a)(?<two>b)', 'ab', 'a'],
    [
      'repo:acme/.+:ref:refs/heads/(main|release/\\d+)',
      'repo:acme/x:ref:refs/heads/release/1',
      'repo:acme/x',
    ],
  ])('%j matches %j as a whole, and not %j', (pattern, text, other) => {
    expect([matches(pattern, text), matches(pattern, other)]).toEqual([true, false]);
  });

  it.each([
    ['(a', 'missing )'],
    ['a)', 'unexpected )'],
    ['a)|(b', 'unexpected )'],
    ['[a', 'missing ]'],
    ['[b-a]', 'a range of characters is out of order'],
    ['[[:letter:]]', '[:letter:] is not a class of characters'],
    ['\\p{Greek}', 'Greek is not a general category of Unicode'],
    ['*a', 'nothing to repeat'],
    ['a**', 'nothing to repeat'],
    ['a{2,1}', 'a repetition has its limits out of order'],
    ['a{1001}', 'repeats more than 1000 times'],
    ['(a{100}){11}', 'repeats more than 1000 times'],
    ['(?=a)', 'RE2 does not support lookarounds or this kind of group'],
    ['(a)\\1', 'RE2 does not support backreferences or this escape'],
    ['\\x{110000}', 'an escape is not a code point'],
    ['(?P<n>a)(?P<n>b)', 'two groups have the name n'],
    ['('.repeat(1001), 'has too many groups in groups'],
    ['a{1000}'.repeat(6), 'is too large'],
    ['()'.repeat(25_001), 'is too large'],
  ])('must not be %j: %s', (pattern, reason) => {
    expect(readPattern(pattern)).toEqual({ kind: 'invalid', reason });
  });

  it.each(['(a|a)*', '(a*)*', '(a?){30}a{30}', '(.*)*', '([a-z]+)*', '((a+)+)+', '(a|aa)+'])(
    'of exponential ways is followed in linear time: %s',
    (pattern) => {
      expect(matches(pattern, `${'a'.repeat(5000)}\n`)).toBe(false);
    },
  );
});
