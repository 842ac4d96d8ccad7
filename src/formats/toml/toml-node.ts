import { sourceText } from '../../text/source-text.ts';
import type { DataNode, ListNode, MapNode, TextNode } from '../data-node.ts';
import {
  findQuote,
  lineEndAt,
  listNode,
  literalNode,
  matchAt,
  quotedNode,
  tagCommentAfter,
} from '../literal.ts';
import { OpenMap } from '../open-map.ts';

/** Real files nest less deeply, and this depth is safe for the stack. */
const DEEPEST = 100;

/**
 * Reads TOML 1.1 as far as texts need it: tables, arrays, strings of all four kinds; every other value is a plain text. Takes
 * any text, skips what is not TOML, and runs in linear time: unclosed brackets extend to the end of the file.
 */
export function readToml(text: string, offset: number): MapNode {
  return new TomlReader(text, offset).read();
}

const BLANKS = /[ \t]*/y;
/** Between the items of an array or an inline table. */
const GAP = /[ \t\r\n,]+|#[^\n]*/y;
/** Every byte of a character beyond ASCII belongs to a bare key. */
const BARE_KEY = /[\w\u0080-\u00ff-]+/y;
const PLAIN = /[^,\]}#\n]*[^,\]}#\n \t\r]/y;

class TomlReader {
  readonly #text: string;
  readonly #offset: number;
  #at = 0;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  read(): MapNode {
    const root = new OpenMap(this.#offset);
    let table: Table | undefined = { map: root, depth: 0 };
    while (this.#at < this.#text.length) {
      this.#skip(BLANKS);
      if (this.#text.charAt(this.#at) === '[') table = this.#readHeader(root);
      else if (table !== undefined) this.#readPair(table, true);
      this.#at = lineEndAt(this.#text, this.#at) + 1;
    }
    return root.build();
  }

  /** Reads `[a.b]`, or `[[a.b]]` for another item of a list. */
  #readHeader(root: OpenMap): Table | undefined {
    const isItem = this.#text.startsWith('[[', this.#at);
    this.#at += isItem ? 2 : 1;
    const path = this.#readPath();
    const last = path.pop();
    if (last === undefined || path.length >= DEEPEST || !this.#text.startsWith(isItem ? ']]' : ']', this.#at))
      return undefined;
    const outer = path.reduce((map, key) => map.enter(key), root);
    return { map: isItem ? outer.append(last) : outer.enter(last), depth: path.length + 1 };
  }

  /** Reads `a.b = value`. A value at the end of a line can have a comment. */
  #readPair({ map, depth }: Table, isLine: boolean): void {
    const path = this.#readPath();
    const last = path.pop();
    if (last === undefined || this.#text.charAt(this.#at) !== '=') return;
    this.#at += 1;
    this.#skip(BLANKS);
    const inner = depth + path.length + 1;
    const value = this.#readValue(inner);
    if (inner > DEEPEST || value === undefined) return;
    const parent = path.reduce((outer, key) => outer.enter(key), map);
    parent.add(last, isLine ? this.#withTagComment(value) : value);
  }

  #withTagComment(value: DataNode): DataNode {
    if (value.kind !== 'text' || value.style === 'block') return value;
    return { ...value, tagComment: tagCommentAfter(this.#text, this.#at, this.#offset) };
  }

  /** Reads keys with dots between them; empty if one is missing. */
  #readPath(): TextNode[] {
    const path: TextNode[] = [];
    do {
      this.#skip(BLANKS);
      const key = this.#readKey();
      if (key === undefined) return [];
      path.push(key);
      this.#skip(BLANKS);
    } while (this.#take('.'));
    return path;
  }

  #readKey(): TextNode | undefined {
    const quote = this.#text.charAt(this.#at);
    if (quote === '"' || quote === "'") return this.#readQuoted(quote);
    return this.#readPlain(BARE_KEY);
  }

  /** Undefined if there is none. */
  #readValue(depth: number): DataNode | undefined {
    const start = this.#at;
    const quote = this.#text.charAt(start);
    if (quote === '"' || quote === "'")
      return this.#text.startsWith(quote.repeat(3), start) ? this.#readBlock(quote) : this.#readQuoted(quote);
    if (depth < DEEPEST && this.#take('[')) return this.#readArray(start, depth + 1);
    if (depth < DEEPEST && this.#take('{')) return this.#readInlineTable(start, depth + 1);
    return this.#readPlain(PLAIN);
  }

  #readPlain(pattern: RegExp): TextNode | undefined {
    const start = this.#at;
    const end = matchAt(pattern, this.#text, start);
    if (end === undefined) return undefined;
    this.#at = end;
    const at = start + this.#offset;
    const source = sourceText(this.#text.slice(start, end), at);
    return literalNode({ source, style: 'plain', start: at, end: end + this.#offset });
  }

  /** Reads a string on one line; without a closing quote it is skipped. */
  #readQuoted(quote: string): TextNode | undefined {
    const start = this.#at;
    const from = start + 1;
    const lineEnd = lineEndAt(this.#text, from);
    const end = findQuote(this.#text, from, quote, lineEnd);
    this.#at = end === undefined ? lineEnd : end + 1;
    if (end === undefined) return undefined;
    return quotedNode(this.#text, this.#offset, { start, from, end, quote });
  }

  /** Reads a string between three quotes each, which up to two more may precede at the end. */
  #readBlock(quote: string): TextNode | undefined {
    const start = this.#at;
    const mark = quote.repeat(3);
    const from = matchAt(FIRST_LINE_END, this.#text, start + 3) ?? start + 3;
    const closing = findQuote(this.#text, from, mark, this.#text.length);
    if (closing === undefined) this.#at = this.#text.length;
    if (closing === undefined) return undefined;
    let end = closing;
    while (end < closing + 2 && this.#text.charAt(end + 3) === quote) end += 1;
    this.#at = end + 3;
    return quotedNode(this.#text, this.#offset, { start, from, end, quote: mark });
  }

  #readArray(start: number, depth: number): ListNode {
    const items: DataNode[] = [];
    while (!this.#isAtEnd(']')) {
      const item = this.#readValue(depth);
      if (item === undefined) this.#at += 1;
      else items.push(item);
    }
    return listNode(start + this.#offset, items);
  }

  #readInlineTable(start: number, depth: number): MapNode {
    const map = new OpenMap(start + this.#offset);
    while (!this.#isAtEnd('}')) {
      const before = this.#at;
      this.#readPair({ map, depth }, false);
      if (this.#at === before) this.#at += 1;
    }
    return map.build();
  }

  /** Goes to the next item; takes the closing bracket if there is none. */
  #isAtEnd(bracket: string): boolean {
    while (this.#skip(GAP));
    return this.#take(bracket) || this.#at >= this.#text.length;
  }

  #take(mark: string): boolean {
    const isThere = this.#text.startsWith(mark, this.#at);
    if (isThere) this.#at += mark.length;
    return isThere;
  }

  /** Returns false if nothing is there to skip. */
  #skip(pattern: RegExp): boolean {
    const end = matchAt(pattern, this.#text, this.#at);
    this.#at = end ?? this.#at;
    return end !== undefined;
  }
}

const FIRST_LINE_END = /\r?\n/y;

interface Table {
  readonly map: OpenMap;
  /** Number of maps around its values. */
  readonly depth: number;
}
