import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { expressionNode, listNode, mapNode, tagCommentAfter } from '../literal.ts';
import { hclTokens } from './hcl-token.ts';
import type { HclToken } from './hcl-token.ts';
import { hclText } from './hcl-text.ts';

/** Real files nest less deeply, and this depth is safe for the stack. */
const DEEPEST = 200;

/**
 * Reads an HCL file as the value of its JSON form: a block `target "x" { … }` becomes an entry `x` of the map
 * `target`. Reads texts, objects and lists, and keeps every other expression as written. Takes any text:
 * unmatched closing brackets are ignored, and unclosed ones extend to the end of the file.
 */
export function readHcl(text: string, offset: number): DataNode {
  return new HclReader(text, offset).readBody(0);
}

/** An attribute, or a block with a number of labels. */
type HclEntry = MapEntry & { readonly labels: number | undefined };

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

  /** Reads attributes and blocks up to the closing brace of the body. */
  readBody(depth: number): DataNode {
    const start = this.#start();
    const entries: HclEntry[] = [];
    while (this.#at < this.#tokens.length && !this.#skipMark('}')) {
      const entry = this.#readEntry(depth);
      if (entry !== undefined) entries.push(entry);
      else if (!this.#isMark('}')) this.#at += 1;
    }
    return mapNode(start, mergeBlocks(entries));
  }

  /** Reads `key = value`, `key : value`, or `key "label" { … }` with any number of labels. Any expression can be a key. */
  #readEntry(depth: number): HclEntry | undefined {
    const from = this.#at;
    const names: TextNode[] = [];
    while (this.#isKey()) names.push(this.#takeText());
    const [key, ...labels] = names;
    if (key !== undefined && depth <= DEEPEST && this.#skipMark('{')) {
      const body = this.readBody(depth + 1);
      const value = labels.reduceRight(
        (inner, label) => mapNode(label.start, [{ key: label, value: inner }]),
        body,
      );
      return { key, value, labels: labels.length };
    }
    if (!this.#skipTo(/^[:=,\n}]$/) || !this.#skipMark(':', '=')) return undefined;
    return {
      key: labels.length === 0 && key !== undefined && this.#at === from + 2 ? key : this.#computedKey(from),
      value: this.#readExpression(depth),
      labels: undefined,
    };
  }

  #readExpression(depth: number): DataNode {
    const start = this.#start();
    const value = this.#readValue(depth);
    const from = this.#at;
    this.#skipTo(/^[,)}\]\n]$/);
    if (this.#at === from && value !== undefined) return value;
    const end = this.#tokens[this.#at - 1]?.end ?? 0;
    return expressionNode(start, this.#text.slice(start - this.#offset, end));
  }

  /** Reads a text, object or list, which an operator can follow. Undefined for anything else. */
  #readValue(depth: number): DataNode | undefined {
    const start = this.#start();
    const first = this.#tokens[this.#at];
    if (first?.kind === 'text' || first?.kind === 'heredoc') return this.#takeText();
    if (depth > DEEPEST || this.#isFor()) return undefined;
    if (this.#isEncoding()) return this.#readEncoded(depth);
    if (this.#skipMark('{')) return this.readBody(depth + 1);
    return this.#skipMark('[') ? this.#readList(start, depth + 1) : undefined;
  }

  /** Returns true for a function of Terraform that writes its argument as a text, whose values are those of the argument. */
  #isEncoding(): boolean {
    const [name, bracket] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    return /^(?:json|yaml)encode$/.test(this.#written(name)) && this.#written(bracket) === '(';
  }

  #readEncoded(depth: number): DataNode | undefined {
    this.#at += 2;
    while (this.#skipKind('line-end'));
    const value = this.#readValue(depth + 1);
    this.#skipTo(/^\)$/);
    this.#skipMark(')');
    return value;
  }

  /** Returns true for `{ for …` and `[ for …`, which compute an object or a list. */
  #isFor(): boolean {
    let next = this.#at + 1;
    while (this.#tokens[next]?.kind === 'line-end') next += 1;
    const token = this.#tokens[next];
    return token !== undefined && this.#written(token) === 'for';
  }

  #readList(start: number, depth: number): DataNode {
    const items: DataNode[] = [];
    while (this.#at < this.#tokens.length && !this.#skipMark(']')) {
      const isGap = this.#skipMark(',', '}', ')') || this.#skipKind('line-end');
      if (!isGap) items.push(this.#readExpression(depth));
    }
    return listNode(start, items);
  }

  /** Skips up to a mark outside brackets. Returns false if there is none. */
  #skipTo(end: RegExp): boolean {
    for (let depth = 0; this.#at < this.#tokens.length; this.#at += 1) {
      const mark = this.#written(this.#tokens[this.#at]);
      if (depth === 0 && end.test(mark) && !this.#isOperator()) return true;
      depth += /^[([{]$/.test(mark) ? 1 : 0;
      depth -= /^[)}\]]$/.test(mark) ? 1 : 0;
    }
    return false;
  }

  /** Returns true for the `=` of `==`, `!=`, `<=`, `>=` and `=>`. */
  #isOperator(): boolean {
    const { start = 0, end = 0 } = this.#tokens[this.#at] ?? {};
    return (
      this.#isMark('=') &&
      (/[=!<>]/.test(this.#text.charAt(start - 1)) || /[=>]/.test(this.#text.charAt(end)))
    );
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
    const node = hclText(token, this.#written(token), this.#offset);
    if (token.kind !== 'text') return node;
    return { ...node, tagComment: tagCommentAfter(this.#text, token.end, this.#offset) };
  }

  /** Returns the expression before the last mark as a key. */
  #computedKey(from: number): TextNode {
    const start = this.#tokens[from]?.start ?? 0;
    const end = this.#tokens[this.#at - 2]?.end ?? start;
    return hclText({ kind: 'word', start, end }, this.#text.slice(start, end), this.#offset);
  }

  #isMark(...marks: readonly string[]): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === 'mark' && marks.includes(this.#written(token));
  }

  #skipMark(...marks: readonly string[]): boolean {
    const isThere = this.#isMark(...marks);
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

  #written(token: HclToken | undefined): string {
    return token === undefined ? '' : this.#text.slice(token.start, token.end);
  }
}

/**
 * Merges the blocks of one type: those with labels into one map by their labels, several others into a list. Without blocks,
 * an object that has a key twice has its last value.
 */
function mergeBlocks(entries: readonly HclEntry[]): readonly MapEntry[] {
  const byKey = Map.groupBy(entries, ({ key }) => key.text);
  return [...byKey.values()].flatMap((same) => {
    const [first, ...others] = same.filter(({ labels }) => labels !== undefined);
    if (first === undefined) return same.slice(-1);
    if (others.length === 0) return [first];
    const labels = Math.min(...[first, ...others].map((block) => block.labels ?? 0));
    return [{ key: first.key, value: mergeValues([first, ...others], labels) }];
  });
}

/** Blocks with the same labels stay apart. */
function mergeValues(blocks: readonly [MapEntry, ...MapEntry[]], labels: number): DataNode {
  const [{ value }] = blocks;
  if (labels === 0)
    return listNode(
      value.start,
      blocks.map((block) => block.value),
    );
  const inner = blocks.flatMap((block) => (block.value.kind === 'map' ? block.value.entries : []));
  if (labels === 1) return mapNode(value.start, inner);
  const byLabel = Map.groupBy(inner, ({ key }) => key.text);
  const merged = [...byLabel.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ key: first.key, value: mergeValues([first, ...others], labels - 1) }],
  );
  return mapNode(value.start, merged);
}
