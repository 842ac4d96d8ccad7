/** UTF-16 units of one line of a failure: a command that is there to be pasted has to be whole. */
const LONGEST_LINE = 8_000;

/**
 * Text of somebody else (a server, a file, an advisory) as one harmless line of a log: control and format characters
 * (those that turn the direction of the text among them), letters that nobody sees and line breaks become blanks, what a runner would take for a
 * workflow command is broken up, and it is cut at `longest` UTF-16 units. Masking and escaping for a certain channel
 * come on top of it, where it is rendered.
 */
export function printable(text: string, longest = 300): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return cutText(line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## ['), longest);
}

/** Blanks that a line may begin with: more of them push what it says out of sight. */
const WIDEST_INDENTATION = 40;

/**
 * Text of several lines, each of them harmless as `printable` makes it: line breaks of our own stay, and so do the blanks
 * at the beginning of a line, by which lists and tables are read.
 */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const indentation = line.length - line.replace(/^ +/, '').length;
      return `${' '.repeat(Math.min(indentation, WIDEST_INDENTATION))}${printable(line, LONGEST_LINE)}`;
    })
    .join('\n');
}

/**
 * Text that is printed as one line of a log as it stands, indentation and all: a runner obeys `::` at its beginning, even
 * behind blanks, and `##[` anywhere, so that both are broken up by a space without width; so are line breaks by a blank.
 */
export function inertLine(line: string): string {
  return line
    .replace(/[\r\n\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^([\s\p{Cc}\p{Cf}]*:)(?=:)/u, '$1\u200b')
    .replace(/##\[/g, '##\u200b[');
}

/** The text with at most `longest` UTF-16 units, an ellipsis at the end where something was left out. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A character of two units is left out whole.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Returns true for printable ASCII that a log shows unchanged: the only text that a command to paste can safely hold. */
export function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && printable(text, text.length + 1) === text;
}
