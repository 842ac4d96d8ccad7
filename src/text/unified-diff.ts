/** Lines of context around a change, as `diff -u` has them. */
const CONTEXT = 3;

/**
 * Returns the change of one file as a unified diff for git and patch, without the final line break; empty if
 * nothing changed. `before` is undefined for a new file. It is optimized for edits within lines: if the number of lines changes, everything between
 * the first and the last difference is one change.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string): string {
  if (before === after) return '';
  const [old, next] = [linesOf(before ?? ''), linesOf(after)];
  const changes = old.length === next.length ? pairwise(old, next) : [middle(old, next)];
  const hunks = joinNear(changes).map((near) => hunk(near, old, next));
  const from = before === undefined ? '/dev/null' : quoted(`a/${path}`);
  return [`--- ${from}`, `+++ ${quoted(`b/${path}`)}`, ...hunks.flat()].join('\n');
}

const NO_LINE_BREAK = '\n\\ No newline at end of file';

/** The lines of a text; a last one that does not end carries the line that says so. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}${NO_LINE_BREAK}`];
}

/** As git writes names that a line cannot hold (git-config, `core.quotePath`). */
function quoted(name: string): string {
  if (!/["\\\p{Cc}]/u.test(name)) return name;
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (character) => {
    return [...new TextEncoder().encode(character)]
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join('');
  });
  return `"${escaped}"`;
}

/** Lines `start` to `end`, not included, of the old text, and how many the new text has in their place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

function pairwise(old: readonly string[], next: readonly string[]): readonly Change[] {
  return old.flatMap((line, index) =>
    line === next[index] ? [] : [{ start: index, end: index + 1, newStart: index, newEnd: index + 1 }],
  );
}

function middle(old: readonly string[], next: readonly string[]): Change {
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  return { start: head, end: old.length - tail, newStart: head, newEnd: next.length - tail };
}

function joinNear(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.end;
    if (last === undefined || end === undefined || change.start - end > 2 * CONTEXT) groups.push([change]);
    else last.push(change);
  }
  return groups;
}

function hunk(
  changes: readonly Change[],
  old: readonly string[],
  next: readonly string[],
): readonly string[] {
  const first = changes[0];
  const last = changes.at(-1);
  if (first === undefined || last === undefined) return [];
  const start = Math.max(0, first.start - CONTEXT);
  const end = Math.min(old.length, last.end + CONTEXT);
  const lines: string[] = [];
  let at = start;
  for (const { start: from, end: to, newStart, newEnd } of changes) {
    lines.push(...old.slice(at, from).map((line) => ` ${line}`));
    lines.push(...old.slice(from, to).map((line) => `-${line}`));
    lines.push(...next.slice(newStart, newEnd).map((line) => `+${line}`));
    at = to;
  }
  lines.push(...old.slice(at, end).map((line) => ` ${line}`));
  const newStart = start + first.newStart - first.start;
  const newCount =
    end - start + changes.reduce((sum, one) => sum + one.newEnd - one.newStart - (one.end - one.start), 0);
  // An empty range begins at the line before it (POSIX, diff -u).
  const oldStart = end === start ? start : start + 1;
  return [`@@ -${oldStart},${end - start} +${newStart + 1},${newCount} @@`, ...lines];
}
