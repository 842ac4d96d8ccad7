import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';

/** Pieces of patterns, also such as are none: of what a syntax of regular expressions can have, and of what it has not. */
const BITES = [
  ...String.raw`a b K k s ſ é É 😀 ß ẞ . : / - _ 0 7 | ( ) (?: (?i) (?i: (?s) (?m) (?-i) (?U) (?i-s:`.split(
    ' ',
  ),
  ...String.raw`(?P<n> (?<m> (?= (?! (?) * + ? *? {2} {1,3} {0,} {,2} {1001} {2,1} {01} { }`.split(' '),
  ...String.raw`[ [^ ] []a] [a-c] [^a-c] [[:alpha:]] [[:^digit:]] [[:foo:]] [: -z a- \d \D \w \W \s`.split(
    ' ',
  ),
  ...String.raw`\S \b \B \A \z \Z \. \_ \1 \12 \07 \x41 \x{1F600} \x{110000} \pL \PN \p{Lu}`.split(' '),
  ...String.raw`\P{^Lu} \p{^L} \n \v \Q \E \q \C \ ^ $ \p{Greek} \p{^Han} \P{Cyrillic} \p{Foo} \pX`.split(
    ' ',
  ),
  '\n',
  '\u212A',
];
const SETS = [
  ...String.raw`a b k K s é É . 0 \d \w \W \S [a-c] [^a] [^\d] [k-s] [\W_] \pL \p{Lu} \PL \p{Greek} \P{Latin} \p{Any} \b ^ $ \B \. \n 😀`.split(
    ' ',
  ),
  '[[:upper:]]',
  '[^[:lower:]]',
  '',
];
const OPENINGS = ['(', '(?:', '(?i:', '(?s:', '(?m:', '(?i-s:', '(?is:'];
const TIMES = ['*', '+', '?', '{2}', '{1,3}', '{2,}', '{0}', '*?', '+?', '??', '{0,2}?'];
const CHARACTERS = Array.from('abckKsſéÉΩω😀ßẞ.:/-_\n 07A|({}]\v\\q\u212A');

/** A pattern, every other time one that is well formed, and texts that it may match. */
export function randomPattern(random: Random): {
  readonly pattern: string;
  readonly subjects: readonly string[];
} {
  const damaged = (): string => Array.from({ length: 1 + random(8) }, () => pick(BITES, random)).join('');
  const subject = (): string => Array.from({ length: random(6) }, () => pick(CHARACTERS, random)).join('');
  return {
    pattern: random(2) === 0 ? damaged() : wellFormed(5, random),
    subjects: Array.from({ length: 12 }, subject),
  };
}

function wellFormed(depth: number, random: Random): string {
  const way = depth === 0 ? 0 : random(20);
  const inner = (): string => wellFormed(depth - 1, random);
  if (way < 7) return pick(SETS, random);
  if (way < 11) return inner() + inner();
  if (way < 14) return `${pick(OPENINGS, random)}${inner()})`;
  if (way < 17) return `(${inner()})${pick(TIMES, random)}`;
  return way < 19 ? `${inner()}|${inner()}` : `(?i)${inner()}`;
}
