import type { Effort } from './effort.ts';
import { sliceSource, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import { matchEnd, parseWildcard, reverseWildcard } from './wildcard.ts';
import type { Wildcard } from './wildcard.ts';

/**
 * `${V#p}`, `${V##p}`, `${V%p}` and `${V%%p}`: the text without the match at its start or end; a second sign at the head of
 * the pattern asks for the longest match. Undefined when the pattern is malformed, or the effort is spent.
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
  const length = matchEnd(reverseWildcard(wildcard), reverse(text), 0, extent) ?? 0;
  return sliceSource(source, 0, text.length - length);
}

/** The two words of `${V/p/r}`, and how far they go. */
export interface Replacement {
  readonly pattern: string;
  readonly replacement: SourceText;
  readonly replacesAll: boolean;
  readonly effort: Effort;
}

/**
 * `${V/p/r}` and `${V//p/r}`: the text with the first match, or all, replaced; a match is as long as it can be. Undefined
 * when the pattern is malformed, or the effort is spent.
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

/** End of the longest match at `at`. An empty match does not count right after another one, as in Go's regexp. */
function findMatch(wildcard: Wildcard, text: string, at: number, lastEnd: number): number | undefined {
  const end = matchEnd(wildcard, text, at, 'longest');
  return end === at && lastEnd === at ? undefined : end;
}

function reverse(text: string): string {
  return text.split('').toReversed().join('');
}
