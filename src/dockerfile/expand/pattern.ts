import { NOWHERE, sliceSource, sourceText, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { BYTE_ORDER_MARK, splitCharacters } from './characters.ts';
import type { Effort } from './effort.ts';
import { wordEnd } from './variable-name.ts';

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
  const written = splitCharacters(pattern.slice(isLongest ? 1 : 0));
  const wildcard = parseWildcard(end === 'start' ? written : reversePattern(written));
  const characters = splitCharacters(source.text);
  if (wildcard === undefined || !effort.spend(1 + characters.length * (1 + wildcard.length)))
    return undefined;
  const extent = isLongest ? 'longest' : 'shortest';
  const text = end === 'start' ? characters : characters.toReversed();
  const length = text.slice(0, matchEnd(wildcard, text, 0, extent) ?? 0).join('').length;
  return end === 'start' ? sliceSource(source, length) : sliceSource(source, 0, source.text.length - length);
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
  const { replacement, replacesAll, effort } = options;
  const wildcard = parseWildcard(splitCharacters(options.pattern));
  if (wildcard === undefined) return undefined;
  const characters = splitCharacters(source.text);
  const { length } = characters;
  const out = new SourceTextBuilder();
  let offset = 0;
  for (let at = 0, lastEnd = -1; at <= length;) {
    if (!effort.spend(1 + (length - at) * wildcard.length)) return undefined;
    const end = findMatch(wildcard, characters, at, lastEnd);
    const next = end === undefined || end === at ? at + 1 : end;
    const width = characters.slice(at, next).join('').length;
    const taken = sliceSource(source, offset, offset + width);
    if (end !== undefined) {
      if (!effort.spend(replacement.text.length * (1 + width))) return undefined;
      out.appendSource(replacesAll ? fillReplacement(replacement, end === at ? EMPTY : taken) : replacement);
      lastEnd = end;
    }
    if (end === undefined || end === at) out.appendSource(taken);
    at = next;
    offset += width;
    if (end !== undefined && !replacesAll) break;
  }
  out.appendSource(sliceSource(source, offset));
  return out.build();
}

const EMPTY = sourceText('', NOWHERE);

/**
 * Fills in the replacement of `${V//p/r}`, which Docker takes for a template of Go's regexp: `$0` and `${0}` are the match,
 * `$$` is `$`, and any other name is empty. A `$` gets here only in single quotes or after an escape character.
 */
function fillReplacement(template: SourceText, match: SourceText): SourceText {
  const { text } = template;
  if (!text.includes('$')) return template;
  const out = new SourceTextBuilder();
  let at = 0;
  for (let dollar = text.indexOf('$'); dollar !== -1; dollar = text.indexOf('$', at)) {
    out.appendSource(sliceSource(template, at, dollar));
    const { name, end } = readName(text, dollar);
    if (name === '0') out.appendSource(match);
    else if (name === '$') out.appendSource(sliceSource(template, dollar, dollar + 1));
    at = end;
  }
  out.appendSource(sliceSource(template, at));
  return out.build();
}

/** The name at a `$`, and the index after it; `$` itself if it is doubled, or if no name follows. */
function readName(text: string, dollar: number): { readonly name: string; readonly end: number } {
  if (text.charAt(dollar + 1) === '$') return { name: '$', end: dollar + 2 };
  const isBraced = text.charAt(dollar + 1) === '{';
  const start = dollar + (isBraced ? 2 : 1);
  const end = wordEnd(text, start);
  const isName = end > start && (!isBraced || text.charAt(end) === '}');
  if (!isName) return { name: '$', end: dollar + 1 };
  return { name: text.slice(start, end), end: isBraced ? end + 1 : end };
}

/** Returns the end of the longest match at `at`. An empty match right after another one is ignored, as in Go's regexp. */
function findMatch(
  wildcard: Wildcard,
  text: readonly string[],
  at: number,
  lastEnd: number,
): number | undefined {
  const end = matchEnd(wildcard, text, at, 'longest');
  return end === at && lastEnd === at ? undefined : end;
}

/**
 * The pattern from its end to its start, an escape before what it escapes: Docker matches it with the reversed text, and
 * reads the reversed pattern like any other.
 */
function reversePattern(pattern: readonly string[]): readonly string[] {
  const groups: (readonly string[])[] = [];
  for (let index = 0; index < pattern.length; index += 1) {
    const group = pattern.slice(index, pattern[index] === '\\' ? index + 2 : index + 1);
    groups.push(group);
    index += group.length - 1;
  }
  return groups.toReversed().flat();
}

/** A parsed pattern: literal characters, and two signs for `?` and `*`. */
type Wildcard = readonly string[];

/** No characters are written like these. */
const ANY_ONE = 'any one';
const ANY_RUN = 'any run';

/**
 * Parses a pattern: `*`, `?` and literals; a backslash makes `*`, `?` and itself literal and is dropped before `}` and
 * `/`. Returns undefined for a backslash before anything else, which Docker rejects (BuildKit shell/lex.go). The
 * backslash is the escape here whatever `# escape=` is. A byte order mark at the start is dropped.
 */
function parseWildcard(pattern: readonly string[]): Wildcard | undefined {
  const tokens: string[] = [];
  for (let index = pattern[0] === BYTE_ORDER_MARK ? 1 : 0; index < pattern.length; index += 1) {
    const character = pattern[index] ?? '';
    const next = pattern[index + 1];
    if (character === '*') tokens.push(ANY_RUN);
    else if (character === '?') tokens.push(ANY_ONE);
    else if (character !== '\\') tokens.push(character);
    else if (next !== undefined && '}/*?\\'.includes(next)) {
      index += 1;
      tokens.push(next);
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
  text: readonly string[],
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
  const segments: string[][] = [[]];
  for (const token of wildcard) {
    if (token === ANY_RUN) segments.push([]);
    else segments.at(-1)?.push(token);
  }
  return segments;
}

function findForward(segment: Wildcard, text: readonly string[], from: number): number | undefined {
  for (let at = from; at + segment.length <= text.length; at += 1)
    if (matchesAt(segment, text, at)) return at;
  return undefined;
}

function findBackward(segment: Wildcard, text: readonly string[], from: number): number | undefined {
  for (let at = text.length - segment.length; at >= from; at -= 1)
    if (matchesAt(segment, text, at)) return at;
  return undefined;
}

function matchesAt(segment: Wildcard, text: readonly string[], at: number): boolean {
  if (at + segment.length > text.length) return false;
  return segment.every((token, index) => token === ANY_ONE || token === text[at + index]);
}
