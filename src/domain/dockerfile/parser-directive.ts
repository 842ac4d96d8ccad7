import { skipBlanks } from './blank.ts';

/** One `# key=value` line of the run of directives that a Dockerfile may begin with. */
export interface Directive {
  /** In lower case: `syntax`, `escape` or `check`. */
  readonly key: string;
  readonly value: string;
  /** Index of the value in the line that was read. */
  readonly valueAt: number;
}

/** BuildKit knows these three; any other key makes the line an ordinary comment, which ends the run. */
const KNOWN = new Set(['syntax', 'escape', 'check']);

/** `\s` written out: Go's has no U+00A0 in it, JavaScript's has. */
const KEY_AND_EQUALS = /^([a-zA-Z][a-zA-Z0-9]*)[\t\n\f\r ]*=[\t\n\f\r ]*/;

/**
 * The directive that a line holds after its comment mark (`#`; `//` where the frontend image is looked for), or
 * undefined where the line holds none and so ends the run (BuildKit parser/directives.go). Where nothing but blanks follow
 * the `=`, the last of them is the value.
 */
export function readDirective(line: string, mark: '#' | '//'): Directive | undefined {
  if (!line.startsWith(mark)) return undefined;
  const keyAt = skipBlanks(line, mark.length);
  const match = KEY_AND_EQUALS.exec(line.slice(keyAt));
  const key = match?.[1]?.toLowerCase();
  if (match === null || key === undefined || !KNOWN.has(key)) return undefined;
  const end = keyAt + match[0].length;
  const value = withoutTrailingBlanks(line.slice(end));
  if (value !== '') return { key, value, valueAt: end };
  return match[0].endsWith('=') ? undefined : { key, value: line.slice(end - 1, end), valueAt: end - 1 };
}

function withoutTrailingBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && '\t\n\f\r '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
