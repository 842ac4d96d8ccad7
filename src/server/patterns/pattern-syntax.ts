import { oneCharacter, readClass, readEscapedCharacter, readNamedSet } from './character-set.ts';
import type { IsIn } from './character-set.ts';
import { PatternFault, take } from './pattern-reader.ts';
import type { PatternFlags, PatternReader } from './pattern-reader.ts';

/** A condition on the characters around a place; undefined is an end of the text. */
export type Holds = (before: string | undefined, after: string | undefined) => boolean;

/** Part of a pattern. */
export type PatternNode =
  | { readonly kind: 'character'; readonly isIn: IsIn }
  | { readonly kind: 'assertion'; readonly holds: Holds }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternNode[] }
  /** `max` can be infinite. */
  | { readonly kind: 'repeat'; readonly part: PatternNode; readonly min: number; readonly max: number };

/**
 * Returns the parts of a pattern in the syntax of RE2, which has no lookarounds and no backreferences; names of scripts
 * are not supported. Throws `PatternFault`.
 */
export function parsePattern(text: string): PatternNode {
  const flags = { ignoreCase: false, multiLine: false, dotAll: false };
  const reader = { text, at: 0, flags, depth: 0, names: new Set<string>() };
  const pattern = readChoice(reader);
  if (reader.at < text.length) throw new PatternFault('unexpected )');
  if (repetitions(pattern) > MAX_REPETITIONS) throw new PatternFault(TOO_OFTEN);
  return pattern;
}

/** Limits of RE2: of a count, also of nested ones together, and of groups in groups. */
const MAX_REPETITIONS = 1000;
const MAX_DEPTH = 1000;
const TOO_OFTEN = `repeats more than ${MAX_REPETITIONS} times`;

/** How many copies of its innermost part a pattern stands for. */
function repetitions(node: PatternNode): number {
  if (node.kind === 'repeat') {
    const count = Number.isFinite(node.max) ? node.max : node.min;
    return Math.max(1, count) * repetitions(node.part);
  }
  return 'parts' in node ? node.parts.reduce((most, part) => Math.max(most, repetitions(part)), 1) : 1;
}

function readChoice(reader: PatternReader): PatternNode {
  const parts = [readSequence(reader)];
  while (take(reader, /\|/y) !== undefined) parts.push(readSequence(reader));
  return { kind: 'choice', parts };
}

function readSequence(reader: PatternReader): PatternNode {
  const parts: PatternNode[] = [];
  let isRepeated = false;
  while (reader.at < reader.text.length && !'|)'.includes(reader.text.charAt(reader.at))) {
    const times = readTimes(reader);
    if (times === undefined) {
      parts.push(...readAtom(reader));
    } else {
      const part = parts.pop();
      if (part === undefined || isRepeated) throw new PatternFault('nothing to repeat');
      parts.push({ kind: 'repeat', part, ...times });
    }
    isRepeated = times !== undefined;
  }
  return { kind: 'sequence', parts };
}

/** Reads `*`, `+`, `?` or `{…}`; which of the matches is preferred does not matter. Braces of another form are literal. */
function readTimes(reader: PatternReader): { readonly min: number; readonly max: number } | undefined {
  const [symbol, least, comma, most] = take(reader, /[*+?]|\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\}/y) ?? [];
  if (symbol === undefined) return undefined;
  take(reader, /\?/y);
  if (symbol === '*') return { min: 0, max: Infinity };
  if (symbol === '+') return { min: 1, max: Infinity };
  if (symbol === '?') return { min: 0, max: 1 };
  const min = Number(least);
  if (comma !== undefined && most === undefined) return checkedTimes(min, Infinity);
  return checkedTimes(min, Number(most ?? least));
}

function checkedTimes(min: number, max: number): { readonly min: number; readonly max: number } {
  if (min > MAX_REPETITIONS || (Number.isFinite(max) && max > MAX_REPETITIONS))
    throw new PatternFault(TOO_OFTEN);
  if (max < min) throw new PatternFault('a repetition has its limits out of order');
  return { min, max };
}

/** Reads what can be repeated; nothing for a setting of flags, many characters for `\Q…\E`. */
function readAtom(reader: PatternReader): readonly PatternNode[] {
  const { flags } = reader;
  const next = reader.text.charAt(reader.at);
  if (next === '(') return readGroup(reader);
  if (next === '[') return [character(readClass(reader))];
  if (next === '\\') return readEscape(reader);
  if (take(reader, /\./y) !== undefined)
    return [character(flags.dotAll ? () => true : (one) => one !== '\n')];
  if (take(reader, /\^/y) !== undefined) return [assertion(flags.multiLine ? isLineStart : isTextStart)];
  if (take(reader, /\$/y) !== undefined) return [assertion(flags.multiLine ? isLineEnd : isTextEnd)];
  const literal = take(reader, /[^]/uy)?.[0] ?? '';
  return [character(oneCharacter(literal, reader))];
}

function readGroup(reader: PatternReader): readonly PatternNode[] {
  const outer = reader.flags;
  const name = take(reader, /\(\?P?<(\w+)>/y)?.[1];
  if (name !== undefined && reader.names.has(name))
    throw new PatternFault(`two groups have the name ${name}`);
  if (name !== undefined) reader.names.add(name);
  if (name === undefined) {
    const [, on = '', off = '', end] = take(reader, /\(\?([imsU]*)(?:-([imsU]+))?([:)])/y) ?? [];
    reader.flags = withFlags(withFlags(outer, on, true), off, false);
    if (end === ')') return [];
    if (end === undefined && take(reader, /\((?!\?)/y) === undefined) {
      throw new PatternFault('RE2 does not support lookarounds or this kind of group');
    }
  }
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) throw new PatternFault('has too many groups in groups');
  const group = readChoice(reader);
  if (take(reader, /\)/y) === undefined) throw new PatternFault('missing )');
  reader.depth -= 1;
  reader.flags = outer;
  return [group];
}

function withFlags(flags: PatternFlags, letters: string, value: boolean): PatternFlags {
  return {
    ignoreCase: letters.includes('i') ? value : flags.ignoreCase,
    multiLine: letters.includes('m') ? value : flags.multiLine,
    dotAll: letters.includes('s') ? value : flags.dotAll,
  };
}

function readEscape(reader: PatternReader): readonly PatternNode[] {
  const quoted = take(reader, /\\Q([^]*?)(?:\\E|$)/y)?.[1];
  if (quoted !== undefined) return Array.from(quoted, (one) => character(oneCharacter(one, reader)));
  const letter = take(reader, /\\([AzbB])/y)?.[1];
  if (letter !== undefined) return [assertion(ASSERTIONS.get(letter) ?? isTextEnd)];
  const set = readNamedSet(reader);
  if (set !== undefined) return [character(set)];
  const literal = readEscapedCharacter(reader);
  if (literal === undefined) throw new PatternFault('RE2 does not support backreferences or this escape');
  return [character(oneCharacter(literal, reader))];
}

function character(isIn: IsIn): PatternNode {
  return { kind: 'character', isIn };
}

function assertion(holds: Holds): PatternNode {
  return { kind: 'assertion', holds };
}

const isTextStart: Holds = (before) => before === undefined;
const isTextEnd: Holds = (_, after) => after === undefined;
const isLineStart: Holds = (before) => before === undefined || before === '\n';
const isLineEnd: Holds = (_, after) => after === undefined || after === '\n';
const isWordEdge: Holds = (before = '', after = '') => /^\w/.test(before) !== /^\w/.test(after);

const ASSERTIONS: ReadonlyMap<string, Holds> = new Map([
  ['A', isTextStart],
  ['z', isTextEnd],
  ['b', isWordEdge],
  ['B', (before, after) => !isWordEdge(before, after)],
]);
