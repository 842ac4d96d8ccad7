/** UTF-16 units of one line of an error: commands to paste must not be truncated. */
const LONGEST_LINE = 8_000;

/**
 * Turns untrusted text (of a server, file or advisory) into one safe log line: control, format and invisible
 * characters and line breaks become spaces, workflow commands are broken up, and the text is truncated to
 * `longest` UTF-16 units. Masking and escaping for a channel are applied where the text is rendered.
 */
export function printable(text: string, longest = 300): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return cutText(line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## ['), longest);
}

/** Maximum indentation of a line: more would push its text out of sight. */
const WIDEST_INDENTATION = 40;

/**
 * Applies `printable` to each line of a text. Keeps its line breaks and indentation, which lists and tables
 * need.
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
 * Makes a log line safe without other changes: breaks up `::` at its beginning, even after spaces, and `##[`
 * anywhere, with zero-width spaces, because a runner would run them as commands. Line breaks become spaces.
 */
export function inertLine(line: string): string {
  return line
    .replace(/[\r\n\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^([\s\p{Cc}\p{Cf}]*:)(?=:)/u, '$1\u200b')
    .replace(/##\[/g, '##\u200b[');
}

/** Truncates text to `longest` UTF-16 units, with an ellipsis at the end. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Do not split a surrogate pair.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Returns true for printable ASCII that a log shows unchanged: safe in a command to paste. */
export function isPlainText(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && printable(text, text.length + 1) === text;
}
