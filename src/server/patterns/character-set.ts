import { PatternFault, take } from './pattern-reader.ts';
import type { PatternReader } from './pattern-reader.ts';

/** Returns true for the characters of a set; a character is one code point. */
export type IsIn = (character: string) => boolean;

/** The first and the last code point. */
type Range = readonly [first: number, last: number];

/** Returns the test for a single character, in any case if the flag `i` is set. */
export function oneCharacter(character: string, { flags }: PatternReader): IsIn {
  const code = character.codePointAt(0) ?? 0;
  return flags.ignoreCase ? inRanges([[code, code]], true) : (other) => other === character;
}

/** Reads a class in brackets. Throws `PatternFault`. */
export function readClass(reader: PatternReader): IsIn {
  const isNegated = take(reader, /\[(\^?)/y)?.[1] === '^';
  const parts: IsIn[] = [];
  for (let isFirst = true; isFirst || take(reader, /\]/y) === undefined; isFirst = false) {
    if (reader.at >= reader.text.length) throw new PatternFault('missing ]');
    parts.push(readNamedSet(reader) ?? readPosixClass(reader) ?? readRange(reader));
  }
  return (character) => parts.some((isIn) => isIn(character)) !== isNegated;
}

/** Reads a set that an escape names, such as `\d` or `\pL`; undefined if there is none. Throws `PatternFault`. */
export function readNamedSet(reader: PatternReader): IsIn | undefined {
  const perl = take(reader, /\\([dDsSwW])/y)?.[1];
  if (perl !== undefined) return named(perl.toLowerCase(), perl !== perl.toLowerCase(), reader);
  const property = take(reader, /\\([pP])(?:([A-Z])|\{(\^?)(\w+)\})/y);
  if (property === undefined) return undefined;
  const [, letter, short, caret = '', name = short ?? ''] = property;
  if (!CATEGORY.test(name)) throw new PatternFault(`${name} is not a general category of Unicode`);
  const category = new RegExp(`^\\p{${name}}$`, reader.flags.ignoreCase ? 'iu' : 'u');
  return (character) => category.test(character) !== ((letter === 'P') !== (caret === '^'));
}

/** Reads an escape that stands for one character, such as `\x7F` or `\.`; undefined if there is none. */
export function readEscapedCharacter(reader: PatternReader): string | undefined {
  const octal = take(reader, /\\([1-7][0-7]{1,2}|0[0-7]{0,2})/y)?.[1];
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
  const [, two, many] = take(reader, /\\x(?:([\dA-Fa-f]{2})|\{([\dA-Fa-f]{1,8})\})/y) ?? [];
  const code = Number.parseInt(two ?? many ?? '', 16);
  if (code <= 0x10_ffff) return String.fromCodePoint(code);
  if (code > 0x10_ffff) throw new PatternFault('an escape is not a code point');
  const control = take(reader, /\\([aftnrv])/y)?.[1];
  if (control !== undefined) return CONTROLS.get(control);
  return take(reader, /\\([!-/:-@[-`{-~\0-\x20\x7f])/y)?.[1];
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['f', '\f'],
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['v', '\v'],
]);

function readRange(reader: PatternReader): IsIn {
  const first = readClassCharacter(reader);
  const last = take(reader, /-(?=[^\]])/y) === undefined ? first : readClassCharacter(reader);
  if (last < first) throw new PatternFault('a range of characters is out of order');
  return inRanges([[first, last]], reader.flags.ignoreCase);
}

function readClassCharacter(reader: PatternReader): number {
  const character = readEscapedCharacter(reader) ?? take(reader, /[^\\]/uy)?.[0];
  if (character === undefined) throw new PatternFault('invalid escape');
  return character.codePointAt(0) ?? 0;
}

function readPosixClass(reader: PatternReader): IsIn | undefined {
  const posix = take(reader, /\[:(\^?)([^]*?):\]/y);
  return posix === undefined ? undefined : named(posix[2] ?? '', posix[1] === '^', reader);
}

function named(name: string, isNegated: boolean, { flags }: PatternReader): IsIn {
  const ranges = NAMED.get(name);
  if (ranges === undefined) throw new PatternFault(`[:${name}:] is not a class of characters`);
  const isIn = inRanges(ranges, flags.ignoreCase);
  return (character) => isIn(character) !== isNegated;
}

/** In any case means by Unicode's simple case folding, as in RE2. */
function inRanges(ranges: readonly Range[], ignoreCase: boolean): IsIn {
  const members = ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`);
  const set = new RegExp(`^[${members.join('')}]$`, ignoreCase ? 'iu' : 'u');
  return (character) => set.test(character);
}

/** Names of scripts are not among them. */
const CATEGORY = /^(?:C[cfnos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?|Any)$/;

const DIGIT: Range = [0x30, 0x39];
const UPPER: Range = [0x41, 0x5a];
const LOWER: Range = [0x61, 0x7a];
const WORD: readonly Range[] = [DIGIT, UPPER, [0x5f, 0x5f], LOWER];

/** The classes of Perl by their letters, and those of POSIX, all in ASCII. */
const NAMED: ReadonlyMap<string, readonly Range[]> = new Map<string, readonly Range[]>([
  ['d', [DIGIT]],
  [
    's',
    [
      [0x09, 0x0a],
      [0x0c, 0x0d],
      [0x20, 0x20],
    ],
  ],
  ['w', WORD],
  ['alnum', [DIGIT, UPPER, LOWER]],
  ['alpha', [UPPER, LOWER]],
  ['ascii', [[0, 0x7f]]],
  [
    'blank',
    [
      [0x09, 0x09],
      [0x20, 0x20],
    ],
  ],
  [
    'cntrl',
    [
      [0, 0x1f],
      [0x7f, 0x7f],
    ],
  ],
  ['digit', [DIGIT]],
  ['graph', [[0x21, 0x7e]]],
  ['lower', [LOWER]],
  ['print', [[0x20, 0x7e]]],
  [
    'punct',
    [
      [0x21, 0x2f],
      [0x3a, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x7e],
    ],
  ],
  [
    'space',
    [
      [0x09, 0x0d],
      [0x20, 0x20],
    ],
  ],
  ['upper', [UPPER]],
  ['word', WORD],
  ['xdigit', [DIGIT, [0x41, 0x46], [0x61, 0x66]]],
]);
