import { sliceSource, SourceTextBuilder } from '../../source/source-text.ts';
import type { SourceText } from '../../source/source-text.ts';
import type { Effort } from './effort.ts';

/**
 * `${V#p}`, `${V##p}`, `${V%p}` and `${V%%p}`: returns the text without the match at its start or end; a second sign at the
 * head of the pattern selects the longest match. Returns undefined if the pattern is malformed or the effort is spent.
 */
export function trimMatch(
  source: SourceText,
  pattern: string,
  end: 'start' | 'end',
  effort: Effort,
): SourceText | undefined {
  const isLongest = pattern.startsWith(end === 'start' ? '#' : '%');
  const wildcard = parseWildcard(pattern.slice(isLongest ? 1 : 0));
  const { text } = source;
  if (wildcard === undefined || !effort.spend(1 + text.length * (1 + wildcard.length))) return undefined;
  const extent = isLongest ? 'longest' : 'shortest';
  if (end === 'start') return sliceSource(source, matchEnd(wildcard, text, 0, extent) ?? 0);
  const length = matchEnd(wildcard.toReversed(), reverse(text), 0, extent) ?? 0;
  return sliceSource(source, 0, text.length - length);
}

/** The two words of `${V/p/r}`. */
export interface Replacement {
  readonly pattern: string;
  readonly replacement: SourceText;
  readonly replacesAll: boolean;
  readonly effort: Effort;
}

/**
 * `${V/p/r}` and `${V//p/r}`: returns the text with the first match, or all, replaced; matches are as long as possible.
 * Returns undefined if the pattern is malformed or the effort is spent.
 */
export function replaceMatches(source: SourceText, options: Replacement): SourceText | undefined {
  const wildcard = parseWildcard(options.pattern);
  if (wildcard === undefined) return undefined;
  const { length } = source.text;
  const out = new SourceTextBuilder();
  let at = 0;
  let lastEnd = -1;
  while (at <= length && (lastEnd === -1 || options.replacesAll)) {
    if (!options.effort.spend(1 + (length - at) * wildcard.length)) return undefined;
    const end = findMatch(wildcard, source.text, at, lastEnd);
    if (end !== undefined) out.appendSource(options.replacement);
    const isStuck = end === undefined || end === at;
    if (isStuck && at < length) out.appendSource(sliceSource(source, at, at + 1));
    lastEnd = end ?? lastEnd;
    at = isStuck ? at + 1 : end;
  }
  if (at < length) out.appendSource(sliceSource(source, at));
  return out.build();
}

/** Returns the end of the longest match at `at`. An empty match right after another one is ignored, as in Go's regexp. */
function findMatch(wildcard: Wildcard, text: string, at: number, lastEnd: number): number | undefined {
  const end = matchEnd(wildcard, text, at, 'longest');
  return end === at && lastEnd === at ? undefined : end;
}

function reverse(text: string): string {
  return text.split('').toReversed().join('');
}

/** A parsed pattern: literal units, and two signs for `?` and `*`. */
type Wildcard = readonly number[];

const ANY_ONE = -1;
const ANY_RUN = -2;

/**
 * Parses a pattern: `*`, `?` and literals; a backslash makes `*`, `?` and itself literal and is dropped before `}` and
 * `/`. Returns undefined for a backslash before anything else, which Docker rejects (BuildKit shell/lex.go). The
 * backslash is the escape here whatever `# escape=` is.
 */
function parseWildcard(pattern: string): Wildcard | undefined {
  const tokens: number[] = [];
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern.charAt(index);
    if (character === '*') tokens.push(ANY_RUN);
    else if (character === '?') tokens.push(ANY_ONE);
    else if (character !== '\\') tokens.push(pattern.charCodeAt(index));
    else if (index + 1 < pattern.length && '}/*?\\'.includes(pattern.charAt(index + 1))) {
      index += 1;
      tokens.push(pattern.charCodeAt(index));
    } else return undefined;
  }
  return tokens;
}

/**
 * Returns the index after the longest or shortest match at `start`, or undefined. Segments between two `*` are placed
 * as early as they fit, which leaves the most room for the last: no backtracking.
 */
function matchEnd(
  wildcard: Wildcard,
  text: string,
  start: number,
  extent: 'longest' | 'shortest',
): number | undefined {
  const [head = [], ...others] = splitAtRuns(wildcard);
  if (!matchesAt(head, text, start)) return undefined;
  let at = start + head.length;
  const tail = others.pop();
  if (tail === undefined) return at;
  for (const segment of others) {
    const found = findForward(segment, text, at);
    if (found === undefined) return undefined;
    at = found + segment.length;
  }
  const last = extent === 'shortest' ? findForward(tail, text, at) : findBackward(tail, text, at);
  return last === undefined ? undefined : last + tail.length;
}

function splitAtRuns(wildcard: Wildcard): Wildcard[] {
  const segments: number[][] = [[]];
  for (const token of wildcard) {
    if (token === ANY_RUN) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments;
}

function findForward(segment: Wildcard, text: string, from: number): number | undefined {
  for (let at = from; at + segment.length <= text.length; at += 1)
    if (matchesAt(segment, text, at)) return at;
  return undefined;
}

function findBackward(segment: Wildcard, text: string, from: number): number | undefined {
  for (let at = text.length - segment.length; at >= from; at -= 1)
    if (matchesAt(segment, text, at)) return at;
  return undefined;
}

function matchesAt(segment: Wildcard, text: string, at: number): boolean {
  if (at + segment.length > text.length) return false;
  return segment.every((token, index) => token === ANY_ONE || token === text.charCodeAt(at + index));
}
