import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { ExpressionNode, TextNode } from '../data-node.ts';
import { expressionNode, findClosing, lineEndAt, literalNode, matchAt, unescapedSource } from '../literal.ts';

/** Languages in which calls name images: of Bazel and Tilt, and of Jenkins. */
export type CallDialect = 'starlark' | 'groovy';

/** A token of a program, without comments and blanks. `start` and `end` are indexes in the text. */
export interface CallToken {
  readonly kind: 'name' | 'text' | 'mark' | 'line-end' | 'other';
  readonly start: number;
  readonly end: number;
  /** The value of a text, or a name as one. */
  readonly node?: TextNode | ExpressionNode;
}

/** A program as text of one unit per byte, and its byte offset in the file. */
export interface ProgramText {
  readonly text: string;
  readonly offset: number;
  readonly dialect: CallDialect;
}

/** Returns the tokens in one pass. A text without an end extends to the end of its line, or of the file. */
export function callTokens(program: ProgramText): readonly CallToken[] {
  const { text, dialect } = program;
  const tokens: CallToken[] = [];
  for (let at = 0; at < text.length;) {
    const gap = GAPS[dialect].map((pattern) => matchAt(pattern, text, at)).find((end) => end !== undefined);
    if (gap !== undefined) {
      at = gap;
      continue;
    }
    const token = readText(program, at) ?? readOther(program, at, tokens.at(-1));
    tokens.push(token);
    at = token.kind === 'text' ? afterAll(TRIMMED, text, token.end) : token.end;
  }
  return tokens;
}

/** Blanks, continued lines and comments. */
const GAPS: Readonly<Record<CallDialect, readonly RegExp[]>> = {
  starlark: [/[ \t\r\f]+|\\\r?\n/y, /#[^\n]*/y],
  groovy: [/[ \t\r\f]+|\\\r?\n/y, /\/\/[^\n]*/y, /\/\*[^]*?(?:\*\/|$)/y, /^#![^\n]*/y],
};

/** Methods that change no more than the blanks of a text. */
const TRIMMED = /\s*\.(?:stripIndent|trim)\(\s*\)/y;

/** Returns the end of all matches of a sticky pattern in a row. */
function afterAll(pattern: RegExp, text: string, from: number): number {
  let end = from;
  for (let next = matchAt(pattern, text, end); next !== undefined; next = matchAt(pattern, text, end))
    end = next;
  return end;
}

const QUOTES: Readonly<Record<CallDialect, RegExp>> = {
  starlark: /(?:[rR][bB]?|[bB][rR]?)?("""|'''|"|')/y,
  groovy: /("""|'''|"|')/y,
};

/** Undefined if no text starts there. */
function readText({ text, offset, dialect }: ProgramText, start: number): CallToken | undefined {
  const from = matchAt(QUOTES[dialect], text, start);
  if (from === undefined) return undefined;
  const mark = text.startsWith(text.charAt(from - 1).repeat(3), from - 3) && from - start >= 3 ? 3 : 1;
  const quote = text.slice(from - mark, from);
  const inside = findEnd(text, from, quote, dialect === 'groovy' && quote.startsWith('"'));
  if (inside === undefined) {
    return { kind: 'other', start, end: mark === 3 ? text.length : lineEndAt(text, from) };
  }
  const closing = inside.end;
  const end = closing + mark;
  if (inside.isTemplate && mark === 1)
    return { kind: 'text', start, end, node: expressionNode(start + offset, text.slice(start, end)) };
  const inner = text.slice(from, closing);
  const isRaw = /r/i.test(text.slice(start, from - mark));
  const source = isRaw ? sourceText(inner, from + offset) : unescapedSource(inner, from + offset, false);
  const style = mark === 3 ? 'block' : 'quoted';
  const node = literalNode({ source, style, start: start + offset, end: end + offset });
  return { kind: 'text', start, end, node };
}

/**
 * Finds the end of a text; one quote ends on its line, unless a backslash joins the next one. In templates, `$x` and
 * `${ … }`, quotes and braces nest.
 */
function findEnd(
  text: string,
  from: number,
  quote: string,
  hasTemplates: boolean,
): { readonly end: number; readonly isTemplate: boolean } | undefined {
  let isTemplate = false;
  let braces = 0;
  let inner = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' && quote.length === 1) return undefined;
    if (character === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
    else if (inner !== '') inner = character === inner ? '' : inner;
    else if (braces > 0) {
      if (character === '"' || character === "'") inner = character;
      braces += character === '{' ? 1 : 0;
      braces -= character === '}' ? 1 : 0;
    } else if (text.startsWith(quote, at)) return { end: at, isTemplate };
    else if (hasTemplates && character === '$' && /[\w{]/.test(text.charAt(at + 1))) {
      isTemplate = true;
      braces = text.charAt(at + 1) === '{' ? 1 : 0;
      at += 1;
    }
  }
  return undefined;
}

/** Every byte of a character beyond ASCII belongs to a name. A dot before it stands for a value that has none. */
const NAME = /(?:\??\.\s*)?[A-Za-z_$\u0080-\u00ff][\w$\u0080-\u00ff]*/y;
const NEXT_NAME = /\s*(?:\\\r?\n\s*)?\??\.\s*[A-Za-z_$\u0080-\u00ff][\w$\u0080-\u00ff]*/y;
const NUMBER = /\d[\w.]*/y;

function readOther(
  { text, offset, dialect }: ProgramText,
  start: number,
  before: CallToken | undefined,
): CallToken {
  if (text.charAt(start) === '\n') return { kind: 'line-end', start, end: start + 1 };
  const pattern = dialect === 'groovy' ? patternEnd(text, start, before) : undefined;
  const other = pattern ?? matchAt(NUMBER, text, start);
  if (other !== undefined) return { kind: 'other', start, end: other };
  const first = matchAt(NAME, text, start);
  if (first === undefined) return { kind: 'mark', start, end: start + 1 };
  const end = afterAll(NEXT_NAME, text, first);
  const raw = text.slice(start, end);
  const name = raw.replace(/[\s?\\]+/g, '');
  const source = sourceText(name, name === raw ? start + offset : NOWHERE);
  const node = literalNode({ source, style: 'plain', start: start + offset, end: end + offset });
  return { kind: 'name', start, end, node };
}

/** Returns the end of a text of Groovy between slashes on one line, or of one between `$/` and `/$`. */
function patternEnd(text: string, start: number, before: CallToken | undefined): number | undefined {
  if (text.startsWith('$/', start)) {
    const end = text.indexOf('/$', start + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (text.charAt(start) !== '/' || text.charAt(start - 1) === '\\' || !canBegin(text, before))
    return undefined;
  const end = findClosing(text, start + 1, '/', lineEndAt(text, start));
  return end === undefined ? undefined : end + 1;
}

/** After a value, a slash divides. One after a backslash ends nothing, so that no line is searched twice. */
function canBegin(text: string, before: CallToken | undefined): boolean {
  if (before === undefined || before.kind === 'line-end') return true;
  return before.kind === 'mark' && !')]}'.includes(text.charAt(before.start));
}
