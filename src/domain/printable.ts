/**
 * Text of somebody else (a server, a file, an advisory) as one harmless line of a log: control characters and line
 * breaks become blanks, what a runner would take for a workflow command is broken up, and it is cut at `longest`
 * characters. Masking and escaping for a certain channel come on top of it, where it is rendered.
 */
export function printable(text: string, longest = 300): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const inert = line.replace(/::/g, ': :').replace(/##\[/g, '## [');
  return inert.length > longest ? `${inert.slice(0, longest - 1)}…` : inert;
}
