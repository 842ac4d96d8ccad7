import { textOfBytes } from '../../domain/source/byte-text.ts';
import { sourceText } from '../../domain/source/source-text.ts';
import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { heredocSource } from './hcl-heredoc.ts';
import { hclTokens } from './hcl-token.ts';
import type { HclToken } from './hcl-token.ts';
import { scalarSource } from '../yaml/scalar-source.ts';

/** Deeper than this nobody nests, and the stack is safe. */
const DEEPEST = 200;

/**
 * An HCL file as the value that its JSON form has: a block `target "x" { … }` becomes an entry `x` of the map `target`.
 * Reads texts, objects and lists; every other expression stays as it is written. Takes any text; what closes nothing or
 * is not closed is passed over, or ends with the file.
 */
export function readHcl(text: string, offset: number): DataNode {
  const reader = new HclReader(text, offset);
  return reader.readBody(0);
}

class HclReader {
  readonly #text: string;
  readonly #offset: number;
  readonly #tokens: readonly HclToken[];
  #at = 0;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
    this.#tokens = [...hclTokens(text)];
  }

  /** Attributes and blocks, up to the brace that closes the body. */
  readBody(depth: number): DataNode {
    const start = this.#start();
    const entries: MapEntry[] = [];
    while (this.#at < this.#tokens.length && !this.#skipMark('}')) {
      const entry = this.#isKey() ? this.#readEntry(depth) : undefined;
      if (entry === undefined) this.#at += 1;
      else entries.push(entry);
    }
    return mapNode(start, mergeBlocks(entries));
  }

  /** `key = value`, `key : value`, or `key "label" { … }` with any number of labels. */
  #readEntry(depth: number): MapEntry | undefined {
    const key = this.#takeText();
    if (this.#skipMark('=') || this.#skipMark(':')) return { key, value: this.#readExpression(depth) };
    const labels: TextNode[] = [];
    while (this.#isKey()) labels.push(this.#takeText());
    if (!this.#skipMark('{') || depth > DEEPEST) return undefined;
    const body = this.readBody(depth + 1);
    const value = labels.reduceRight(
      (inner, label) => mapNode(label.start, [{ key: label, value: inner }]),
      body,
    );
    return { key, value };
  }

  #readExpression(depth: number): DataNode {
    const start = this.#start();
    const [first] = this.#tokens.slice(this.#at, this.#at + 1);
    if (depth <= DEEPEST && this.#skipMark('{')) return this.readBody(depth + 1);
    if (depth <= DEEPEST && this.#skipMark('[')) return this.#readList(start, depth + 1);
    const isText = first?.kind === 'text' || first?.kind === 'heredoc';
    const text = isText ? this.#takeText() : undefined;
    if (!this.#skipExpression() && text !== undefined) return text;
    const end = this.#tokens[this.#at - 1]?.end ?? 0;
    return {
      kind: 'expression',
      start,
      written: this.#text.slice(start - this.#offset, end),
      isShared: false,
    };
  }

  #readList(start: number, depth: number): DataNode {
    const items: DataNode[] = [];
    while (this.#at < this.#tokens.length && !this.#skipMark(']')) {
      const isGap = this.#skipMark(',') || this.#skipKind('line-end') || this.#skipMark('}');
      if (!isGap) items.push(this.#readExpression(depth));
    }
    return { kind: 'list', start, items, isShared: false };
  }

  /** The rest of an expression, up to the comma, bracket or line end that ends it. True when there was any. */
  #skipExpression(): boolean {
    const from = this.#at;
    for (let depth = 0; this.#at < this.#tokens.length; this.#at += 1) {
      const token = this.#tokens[this.#at];
      const mark = token === undefined ? '' : this.#written(token);
      if (depth === 0 && (mark === '\n' || /^[,)}\]]$/.test(mark))) break;
      depth += /^[([{]$/.test(mark) ? 1 : 0;
      depth -= /^[)}\]]$/.test(mark) ? 1 : 0;
    }
    return this.#at > from;
  }

  #isKey(): boolean {
    const kind = this.#tokens[this.#at]?.kind;
    return kind === 'word' || kind === 'text';
  }

  #takeText(): TextNode {
    const token = this.#tokens[this.#at] ?? {
      kind: 'word',
      start: this.#text.length,
      end: this.#text.length,
    };
    this.#at += 1;
    return textNode(token, this.#written(token), this.#offset);
  }

  #skipMark(mark: string): boolean {
    const token = this.#tokens[this.#at];
    const isThere = token?.kind === 'mark' && this.#written(token) === mark;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #skipKind(kind: HclToken['kind']): boolean {
    const isThere = this.#tokens[this.#at]?.kind === kind;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #start(): number {
    return (this.#tokens[this.#at]?.start ?? this.#text.length) + this.#offset;
  }

  #written({ start, end }: HclToken): string {
    return this.#text.slice(start, end);
  }
}

function textNode({ kind, start, end }: HclToken, raw: string, offset: number): TextNode {
  const at = start + offset;
  const core = {
    kind: 'text',
    start: at,
    end: end + offset,
    isShared: false,
    aliases: 0,
    tagComment: undefined,
  } as const;
  if (kind === 'heredoc') {
    const source = heredocSource(raw, at);
    return { ...core, text: source.text, source, style: 'block' };
  }
  if (kind === 'word') return { ...core, text: raw, source: sourceText(raw, at), style: 'plain' };
  const text = unquoted(raw);
  return { ...core, text, source: scalarSource({ value: text, style: 'quoted', raw, at }), style: 'quoted' };
}

/** What a text in quotes means (HCL native syntax specification); a template in it stays as it is written. */
function unquoted(raw: string): string {
  const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return raw
    .slice(1, -1)
    .replace(
      /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g,
      (_, four: string | undefined, eight: string | undefined, letter = '') => {
        const point = four ?? eight;
        return point === undefined ? (meanings[letter] ?? letter) : characterAt(parseInt(point, 16));
      },
    );
}

/** A character of Unicode as one unit per byte. */
function characterAt(point: number): string {
  return point > 0x10ffff ? '' : textOfBytes(new TextEncoder().encode(String.fromCodePoint(point)));
}

/** Blocks of one type are entries of one map. */
function mergeBlocks(entries: readonly MapEntry[]): readonly MapEntry[] {
  const byKey = Map.groupBy(entries, ({ key }) => key.text);
  return [...byKey.values()].flatMap((same) => {
    const inner = same.flatMap(({ value }) => (value.kind === 'map' ? value.entries : []));
    const [first] = same;
    if (first === undefined || same.length === 1 || first.value.kind !== 'map') return same.slice(0, 1);
    return [{ key: first.key, value: mapNode(first.value.start, inner) }];
  });
}

function mapNode(start: number, entries: readonly MapEntry[]): DataNode {
  const get = (key: string): DataNode | undefined => entries.find((entry) => entry.key.text === key)?.value;
  return { kind: 'map', start, entries, mergedEntries: entries, get, isFlow: true, isShared: false };
}
