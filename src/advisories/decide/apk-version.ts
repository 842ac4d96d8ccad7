import { MooringError } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import { compareText } from '../../text/order.ts';

/** The kinds of part that a version has; of two parts that differ in kind, the one that stands earlier here is greater. */
const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'] as const;
type Kind = (typeof KINDS)[number];

/** The suffixes of a version, in rising order; those before `RELEASE` are below the version that has none. */
const SUFFIXES: readonly string[] = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
const RELEASE = SUFFIXES.indexOf('cvs');

interface Part {
  readonly kind: Kind;
  /** Without the sign before it. */
  readonly text: string;
  /** Where the next part begins. */
  readonly next: number;
}

/** True for a whole version as apk-tools reads it (advisory-rules.md#version-grammar). */
export function isValidApkVersion(version: string): boolean {
  for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
    if (part.kind === 'end') return true;
  }
  return false;
}

/**
 * Orders two versions as apk-tools 3 does: -1 where `a` is older, 1 where it is newer
 * (advisory-rules.md#version-order). Digits may be of any number. Throws `internal_bug` for a text that is no
 * version: call `isValidApkVersion` first.
 */
export function compareApkVersions(a: string, b: string): -1 | 0 | 1 {
  requireVersion(a);
  requireVersion(b);
  let left = readPart(a);
  let right = readPart(b);
  while (left !== undefined && right !== undefined) {
    const order = compareParts(left, right);
    if (order !== 0 || left.kind === 'end') return order;
    left = readPart(a, left);
    right = readPart(b, right);
  }
  return 0;
}

function requireVersion(version: string): void {
  if (isValidApkVersion(version)) return;
  throw new MooringError('internal_bug', `"${printable(version, 80)}" is not a version that apk can order`);
}

function compareParts(left: Part, right: Part): -1 | 0 | 1 {
  if (left.kind !== right.kind) {
    if (isPreRelease(left)) return -1;
    if (isPreRelease(right)) return 1;
    return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
  }
  switch (left.kind) {
    case 'first':
    case 'suffix-number':
    case 'revision':
      return compareDigits(left.text, right.text);
    case 'number': {
      const isText = left.text.startsWith('0') || right.text.startsWith('0');
      return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
    }
    case 'suffix':
      return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
    case 'letter':
    case 'hash':
      return compareText(left.text, right.text);
    case 'end':
      return 0;
  }
}

function isPreRelease({ kind, text }: Part): boolean {
  return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
}

/** Whole numbers of any length, without turning them into one: the longer is greater once leading zeros are off. */
function compareDigits(left: string, right: string): -1 | 0 | 1 {
  const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
  return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
}

function leadingZeros(digits: string): number {
  return endOfRun(digits, 0, (character) => character === '0');
}

function sign(number: number): -1 | 0 | 1 {
  if (number === 0) return 0;
  return number < 0 ? -1 : 1;
}

/** The part after `before`, the first one where that is absent; undefined where the grammar allows none of what follows. */
function readPart(version: string, before?: Part): Part | undefined {
  const at = before?.next ?? 0;
  if (before === undefined) return run('first', version, at, isDigit);
  if (at === version.length) return { kind: 'end', text: '', next: at };
  const isAfterNumber = before.kind === 'first' || before.kind === 'number';
  const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
  const character = version.charAt(at);
  if (isAfterNumber && character === '.') return run('number', version, at + 1, isDigit);
  if (isAfterNumber && isLetter(character)) return { kind: 'letter', text: character, next: at + 1 };
  if (before.kind === 'suffix' && isDigit(character)) return run('suffix-number', version, at, isDigit);
  if (isBeforeHash && character === '_') return readSuffix(version, at + 1);
  if (isBeforeHash && character === '~') return run('hash', version, at + 1, isHex);
  const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
  return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
}

function readSuffix(version: string, from: number): Part | undefined {
  const suffix = run('suffix', version, from, isLetter);
  return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
}

function run(
  kind: Kind,
  version: string,
  from: number,
  isPart: (character: string) => boolean,
): Part | undefined {
  const next = endOfRun(version, from, isPart);
  return next === from ? undefined : { kind, text: version.slice(from, next), next };
}

function endOfRun(text: string, from: number, isPart: (character: string) => boolean): number {
  let end = from;
  while (end < text.length && isPart(text.charAt(end))) end += 1;
  return end;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function isLetter(character: string): boolean {
  return character >= 'a' && character <= 'z';
}

function isHex(character: string): boolean {
  return isDigit(character) || (character >= 'a' && character <= 'f');
}
