/** Why the reference on a line is left out, by a comment on it or on the line above; undefined where none says so. */
type IgnoredLines = (line: number) => string | undefined;

const COMMENT =
  /(?:^|[ \t])(?:#|\/\/|--|<!--)[ \t]*mooring:[ \t]*ignore(?:=([^\n]*))?[ \t\r]*(?:-->[ \t\r]*)?$/gm;

/** The reason that is reported if the comment gives none. */
const NO_REASON = 'a comment says so';

interface IgnoreComment {
  readonly reason: string;
  /** Nothing else stands on its line, so that it is about the next one. */
  readonly isAlone: boolean;
}

/**
 * Finds the comments `# mooring: ignore[=reason]` of a file; `//`, `--` and `<!--` begin a comment too, as in JSON, SQL and
 * XML. One behind a value is about its own line only. Undefined for a file that has none.
 */
export function findIgnoreComments(text: string): IgnoredLines | undefined {
  if (!text.includes('mooring:')) return undefined;
  const comments = new Map<number, IgnoreComment>();
  let line = 1;
  let counted = 0;
  for (const { index, 1: reason = '' } of text.matchAll(COMMENT)) {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', counted)) {
      line += 1;
      counted = at + 1;
    }
    const isAlone = text.slice(counted, index).trim() === '';
    comments.set(line, { reason: reason.trim().replace(/-->$/, '').trim() || NO_REASON, isAlone });
  }
  return (wanted) => {
    const above = comments.get(wanted - 1);
    return comments.get(wanted)?.reason ?? (above?.isAlone === true ? above.reason : undefined);
  };
}
