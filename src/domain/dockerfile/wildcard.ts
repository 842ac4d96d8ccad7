/** A pattern of `${V#p}`, `${V%p}` or `${V/p/r}`: literal units, and two signs for `?` and `*`. */
export type Wildcard = readonly number[];

const ANY_ONE = -1;
const ANY_RUN = -2;

/**
 * The pattern taken apart: `*`, `?` and literals; a backslash makes `*`, `?` and itself literal and vanishes before `}`
 * and `/`. Undefined for a backslash before anything else, which Docker refuses (BuildKit shell/lex.go). Only the
 * backslash counts here, whatever `# escape=` says.
 */
export function parseWildcard(pattern: string): Wildcard | undefined {
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

/** The pattern read from its end, for matching a suffix as a prefix of the reversed text. */
export function reverseWildcard(wildcard: Wildcard): Wildcard {
  return wildcard.toReversed();
}

/**
 * Index after the run from `start` that the pattern matches, the longest or the shortest one; undefined when none does.
 * Runs between two `*` are set as early as they fit, which leaves the most room for the last: no backtracking.
 */
export function matchEnd(
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
