import { readableText, textOfBytes } from '../../text/byte-text.ts';
import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { skipBlanks } from './blank.ts';
import { PhysicalLines } from './physical-lines.ts';

/** The character that continues a line and escapes the next character: `\` unless `# escape=` changes it. */
export type Escape = '\\' | '`';

/** The parser directives at the head of a Dockerfile. */
export interface Directives {
  readonly escape: Escape;
  /** The image of the frontend that Docker reads the file with. */
  readonly syntax: SourceText | undefined;
}

/**
 * Reads the directives, which end at the first line that is not one: an empty line, an instruction or an ordinary comment
 * (BuildKit parser/directives.go). `# syntax=` is looked up separately (`DetectSyntax`): that look-up skips a `#!` line,
 * allows no blanks before the mark, and takes `// syntax=` and a JSON object with a key `syntax` too.
 */
export function readDirectives(text: string): Directives {
  const { escape, syntax = readOtherSyntax(text) } = readRun(text, '#');
  return { escape, syntax };
}

function readOtherSyntax(text: string): SourceText | undefined {
  return (text.includes('//') ? readRun(text, '//').syntax : undefined) ?? readJsonSyntax(text);
}

/** The file can be a JSON object with a key `syntax`, for a frontend that reads JSON. */
function readJsonSyntax(text: string): SourceText | undefined {
  const [head, object] = JSON_OBJECT.exec(text) ?? [];
  if (head === undefined || object === undefined) return undefined;
  try {
    const file: unknown = JSON.parse(readableText(object));
    const syntax = typeof file === 'object' && file !== null && 'syntax' in file ? file.syntax : undefined;
    return typeof syntax === 'string'
      ? sourceText(textOfBytes(new TextEncoder().encode(syntax)), NOWHERE)
      : undefined;
  } catch {
    return undefined;
  }
}

const JSON_OBJECT = /^(?:\u00ef\u00bb\u00bf)?(?:#![^\n]*\n)?([\t\n\r ]*\{[^]*)$/;

function readRun(text: string, mark: '#' | '//'): Directives {
  const lines = new PhysicalLines(text);
  const seen: string[] = [];
  let escape: Escape = '\\';
  let syntax: SourceText | undefined;
  let isEscapeOver = false;
  let isSyntaxOver = false;
  let isFirst = true;
  while (lines.advance()) {
    const start = skipBlanks(text, lines.start, lines.end);
    const isShebang = isFirst && start === lines.start && text.startsWith('#!', start);
    isFirst = false;
    isEscapeOver ||= isShebang;
    if (isShebang) continue;
    if (!text.startsWith(mark, start)) break;
    const directive = readDirective(text.slice(start + mark.length, lines.end));
    if (directive === undefined) break;
    const { key, value } = directive;
    const valueAt = start + mark.length + directive.valueAt;
    isSyntaxOver ||= start !== lines.start || seen.includes(key);
    seen.push(key);
    if (key === 'syntax' && !isSyntaxOver) syntax = sourceText(upToSpace(value), valueAt);
    if (key === 'escape' && !isEscapeOver && (value === '\\' || value === '`')) escape = value;
  }
  return { escape, syntax };
}

function upToSpace(value: string): string {
  const space = value.indexOf(' ');
  return space === -1 ? value : value.slice(0, space);
}

/** One `# key=value` line. */
interface Directive {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
  /** Index of the value in the text after the mark. */
  readonly valueAt: number;
}

/** Any other key makes the line an ordinary comment. */
const KNOWN = new Set(['syntax', 'escape', 'check']);

/** `\s` written out: U+00A0 is not in Go's `\s`, but is in JavaScript's. */
const KEY_AND_EQUALS = /^([a-zA-Z][a-zA-Z0-9]*)[\t\n\f\r ]*=[\t\n\f\r ]*/;

/** Returns the directive in the text after the mark, or undefined. If only blanks follow the `=`, the last is the value. */
function readDirective(line: string): Directive | undefined {
  const keyAt = skipBlanks(line, 0);
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
