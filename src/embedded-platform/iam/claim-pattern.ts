import { RE2JS, RE2JSSyntaxException } from 're2js';

/** A pattern that can be matched, or why there is none. */
export type PatternReading =
  | { readonly kind: 'pattern'; readonly matches: (text: string) => boolean }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Reads a regular expression in the syntax of RE2. It matches whole texts, as if written `\A(?:…)\z`. The time is at most
 * the length of the text times that of the pattern, and both are limited, so that no pattern makes the platform hang.
 */
export function readPattern(text: string): PatternReading {
  if (text.length > MAX_LENGTH || countOf(text, WIDE_RANGE) > MAX_WIDE_RANGES) return TOO_LARGE;
  if (mostInstructions(text) > MAX_EXPANSION) return TOO_LARGE;
  try {
    const pattern = RE2JS.compile(text);
    if (pattern.programSize() > MAX_INSTRUCTIONS) return TOO_LARGE;
    return { kind: 'pattern', matches: (given) => pattern.matches(given) };
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return { kind: 'invalid', reason: reasonOf(error, text) };
    throw error;
  }
}

const TOO_LARGE = { kind: 'invalid', reason: 'is too large' } as const;

/** Limits the time of reading, in UTF-16 code units. */
const MAX_LENGTH = 5_000;

/** Limits the time of a match; a list of a hundred repositories takes some three thousand. */
const MAX_INSTRUCTIONS = 5_000;

/** Limits the memory of reading: re2js expands counted repetitions before their size is known. */
const MAX_EXPANSION = 200_000;

/** Of a repetition, also of nested ones together; RE2 refuses more. */
const MAX_REPETITIONS = 1000;

/** Ranges that can be long. To ignore case, re2js folds each of their characters, which takes up to ten milliseconds. */
const WIDE_RANGE = /-(?:\\x\{|\P{ASCII})/gu;
const MAX_WIDE_RANGES = 50;

/** Returns a number of instructions that the pattern cannot exceed, as if all counted groups were inside each other. */
function mostInstructions(text: string): number {
  let single = text.length;
  let repetitions = 1;
  for (const [, group, min, max] of text.matchAll(/(\)?)\{(\d+),?(\d*)\}/g)) {
    const count = Math.max(1, Number(min), Number(max));
    // A larger one is refused, or is the code point of an escape.
    if (count > MAX_REPETITIONS) continue;
    if (group === '') single += count;
    else repetitions *= count;
  }
  // An optional character is two instructions.
  return 2 * single * Math.min(MAX_REPETITIONS, repetitions);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function reasonOf(error: RE2JSSyntaxException, text: string): string {
  const description = error.getDescription();
  const part = error.getPattern() ?? text;
  const reason = UNSUPPORTED.get(description) ?? description;
  return part === text ? reason : `${reason}: ${part}`;
}

/** Reasons for refusing syntax that other engines have, by the error code of re2js. */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['invalid or unsupported Perl syntax', 'RE2 does not support lookarounds or this kind of group'],
  ['invalid named capture', 'RE2 does not support lookarounds or this kind of group'],
  ['invalid escape sequence', 'RE2 does not support backreferences or this escape'],
]);
