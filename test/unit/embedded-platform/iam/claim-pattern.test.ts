import { describe, expect, it } from 'vitest';

import { readPattern } from '../../../../src/embedded-platform/iam/claim-pattern.ts';

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
    ['(\\x{104567}){5}', '\u{104567}'.repeat(5), '\u{104567}'],
    ['\\pL\\p{^Lu}\\PN', 'éé-', 'éÉ-'],
    ['(?P<one>a)(?<two>b)', 'ab', 'a'],
    ['\\p{Greek}+\\P{Latin}', 'λόγος', 'lógos'],
    [
      'repo:acme/.+:ref:refs/heads/(main|release/\\d+)',
      'repo:acme/x:ref:refs/heads/release/1',
      'repo:acme/x',
    ],
  ])('%j matches %j as a whole, and not %j', (pattern, text, other) => {
    expect([matches(pattern, text), matches(pattern, other)]).toEqual([true, false]);
  });

  it.each([
    ['(a', 'missing closing )'],
    ['a)', 'unexpected )'],
    ['a)|(b', 'unexpected )'],
    ['[a', 'missing closing ]'],
    ['x[b-a]', 'invalid character class range: b-a'],
    ['[[:letter:]]', 'invalid character class range: [:letter:]'],
    ['\\p{Letters}+', 'invalid character class range: \\p{Letters}'],
    ['*a', 'missing argument to repetition operator: *'],
    ['a**', 'invalid nested repetition operator: **'],
    ['a{2,1}', 'invalid repeat count: {2,1}'],
    ['a{1001}', 'invalid repeat count: {1001}'],
    ['(a{100}){11}', 'invalid repeat count: {11}'],
    ['(?=a)', 'RE2 does not support lookarounds or this kind of group: (?='],
    ['a(?<!b)', 'RE2 does not support lookarounds or this kind of group: (?<!b)'],
    ['(a)\\1', 'RE2 does not support backreferences or this escape: \\1'],
    ['\\x{110000}', 'RE2 does not support backreferences or this escape: \\x{110000'],
    ['(?P<n>a)(?P<n>b)', 'duplicate capture group name: n'],
    [`${'('.repeat(1001)}${')'.repeat(1001)}`, 'expression nests too deeply'],
    ['a{1000}'.repeat(6), 'is too large'],
    ['a'.repeat(5001), 'is too large'],
    ['((a{0,30}){0,33})'.repeat(3), 'is too large'],
    ['(?:(?:a{0,50}){10}b){2}'.repeat(12), 'is too large'],
    [`(?i)[${'é-𞥀'.repeat(51)}]`, 'is too large'],
  ])('must not be %j: %s', (pattern, reason) => {
    expect(readPattern(pattern)).toEqual({ kind: 'invalid', reason });
  });

  it.each([
    ['optional characters', 'a?'.repeat(2490)],
    ['nested counts', '((a{0,30}){0,33})'],
    ['states that double with each character', '(?:a|b)*a(?:a|b){999}'],
    ['sets in any case', `(?i)${'\\pL'.repeat(1600)}`],
    ['long ranges in any case', `(?i)[${'A-𞥀'.repeat(50)}]`],
  ])(
    'of the largest size with %s is matched in seconds',
    (_, pattern) => {
      const text = Array.from({ length: 12_000 }, (__, index) => (index % 7 < 3 ? 'a' : 'b')).join('');
      expect(matches(pattern, `${text}!`)).toBe(false);
      expect(matches(pattern, `${'a'.repeat(12_000)}!`)).toBe(false);
    },
    30_000,
  );

  it.each(['(a|a)*', '(a*)*', '(a?){30}a{30}', '(.*)*', '([a-z]+)*', '((a+)+)+', '(a|aa)+'])(
    'of exponential ways is followed in linear time: %s',
    (pattern) => {
      expect(matches(pattern, `${'a'.repeat(5000)}\n`)).toBe(false);
    },
  );
});
