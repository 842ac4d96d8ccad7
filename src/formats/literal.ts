import { textOfBytes } from '../text/byte-text.ts';
import { NOWHERE, SourceTextBuilder, sourceText } from '../text/source-text.ts';
import type { SourceText } from '../text/source-text.ts';
import { findTagComment } from './pin-writing.ts';
import type { TagComment } from './pin-writing.ts';
import type { DataNode, ExpressionNode, ListNode, MapEntry, MapNode, TextNode } from './data-node.ts';

/** A text of a language without aliases: its value, and where it is written. */
export type Literal = Pick<TextNode, 'source' | 'style' | 'start' | 'end'>;

/** Returns the node of a literal; `start` and `end` are byte offsets in the file, including quotes. */
export function literalNode(literal: Literal): TextNode {
  const { text } = literal.source;
  return { kind: 'text', text, ...literal, isShared: false, aliases: 0, tagComment: undefined };
}

/** Where a text in quotes is in that of its file: its start, its inside and the end of that, and its opening quotes. */
export interface QuotedPlace {
  readonly start: number;
  readonly from: number;
  readonly end: number;
  readonly quote: string;
}

/** Returns the node of a text in quotes, of which only double ones have escapes. `offset` is that of the text of the file. */
export function quotedNode(text: string, offset: number, { start, from, end, quote }: QuotedPlace): TextNode {
  const inner = text.slice(from, end);
  const at = from + offset;
  const isBlock = quote.length > 1;
  return literalNode({
    source: quote.startsWith('"') ? unescapedSource(inner, at, isBlock) : sourceText(inner, at),
    style: isBlock ? 'block' : 'quoted',
    start: start + offset,
    end: end + quote.length + offset,
  });
}

/** Returns the index of closing quotes from `from` to `limit`, or undefined; only before double ones, a backslash counts. */
export function findQuote(text: string, from: number, quote: string, limit: number): number | undefined {
  if (quote.startsWith('"')) return findClosing(text, from, quote, limit);
  const end = text.slice(from, limit).indexOf(quote);
  return end === -1 ? undefined : from + end;
}

/** Returns the comment with a tag on the rest of a line, or its place; `at` is an index, `offset` is that of the text. */
export function tagCommentAfter(text: string, at: number, offset: number): TagComment | undefined {
  return findTagComment(text.slice(at, lineEndAt(text, at)), at + offset);
}

/** Returns a list of a language without aliases. */
export function listNode(start: number, items: readonly DataNode[]): ListNode {
  return { kind: 'list', start, items, isShared: false };
}

/** Returns a map of a language without aliases and merge keys; of a key that it has twice, the first value counts. */
export function mapNode(start: number, entries: readonly MapEntry[]): MapNode {
  const get = (key: string): DataNode | undefined => entries.find((entry) => entry.key.text === key)?.value;
  return { kind: 'map', start, isFlow: true, entries, mergedEntries: entries, get, isShared: false };
}

/** Returns a value that a tool computes, as written in one unit per byte. */
export function expressionNode(start: number, written: string): ExpressionNode {
  return { kind: 'expression', start, written, isShared: false };
}

/** Letters that mean another character after a backslash. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\u001B'],
]);

const ESCAPE =
  /\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-7]{1,3})|([ \t]*\r?\n[ \t\r\n]*)|([^]|$))/g;

/**
 * Returns the value of the inside of quotes, with the position of every character that is not an escape. `at` is the byte
 * offset of `inner`. A backslash at the end of a line removes the line end, and the blanks after it if `trimsBlanks`.
 */
export function unescapedSource(inner: string, at: number, trimsBlanks: boolean): SourceText {
  if (!inner.includes('\\')) return sourceText(inner, at);
  const builder = new SourceTextBuilder();
  let literal = 0;
  for (const { index, 0: whole, ...groups } of inner.matchAll(ESCAPE)) {
    const { 1: two, 2: four, 3: eight, 4: octal, 6: letter } = groups;
    const point = two ?? four ?? eight;
    builder.append(inner.slice(literal, index), at + literal);
    literal = index + whole.length;
    if (point !== undefined) builder.append(characterAt(parseInt(point, 16)), NOWHERE);
    else if (octal !== undefined) builder.append(characterAt(parseInt(octal, 8)), NOWHERE);
    else if (letter !== undefined) builder.append(LETTERS.get(letter) ?? letter, NOWHERE);
    else if (!trimsBlanks) literal = inner.indexOf('\n', index) + 1;
  }
  builder.append(inner.slice(literal), at + literal);
  return builder.build();
}

/** Returns a Unicode character as text with one unit per byte; empty for a number that is none. */
export function characterAt(point: number): string {
  return point > 0x10ffff ? '' : textOfBytes(new TextEncoder().encode(String.fromCodePoint(point)));
}

/** Returns the index from `from` to `limit` of the first such mark without a backslash before it, or undefined. */
export function findClosing(text: string, from: number, mark: string, limit: number): number | undefined {
  for (let at = from; at < limit; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.startsWith(mark, at)) return at;
  }
  return undefined;
}

/** Returns the index of the end of the line that `at` is in, without its line break. */
export function lineEndAt(text: string, at: number): number {
  const lineFeed = text.indexOf('\n', at);
  const end = lineFeed === -1 ? text.length : lineFeed;
  return end > at && text.charAt(end - 1) === '\r' ? end - 1 : end;
}

/** Returns the end of a match that starts exactly at `at`, or undefined. `pattern` is sticky. */
export function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  const sticky = pattern;
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}
