import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Scalar, YAMLMap, YAMLSeq } from 'yaml';

import type { SourceText } from '../../text/source-text.ts';
import { tagCommentAfter } from '../literal.ts';
import type { TagComment } from '../pin-writing.ts';
import type { DataNode, EmptyNode, EmptySlot, ListNode, MapEntry, MapNode, TextNode } from '../data-node.ts';
import { scalarSource } from './scalar-source.ts';
import type { MergeContext } from './merge-keys.ts';
import { findInMerged, isMerge, mapsInMergeOrder, mergesLate } from './merge-keys.ts';
import { isMergeKey, isNull, scalarKey, textOf } from './yaml-scalar.ts';

/** The document of a node. */
export interface YamlContext extends MergeContext {
  /** The document, one unit per byte. */
  readonly text: string;
  /** Byte offset of the document in the file. */
  readonly offset: number;
  /** True inside `{ … }` or `[ … ]`. */
  readonly isFlow: boolean;
  readonly isCompose: boolean;
  /** Number of aliases that refer to a node. */
  readonly aliases: ReadonlyMap<Node, number>;
  /** Takes the place of a key that a merge key after it sets again. */
  readonly onSetAgain: (at: number) => void;
}

/** Converts a node of the YAML library to a `DataNode`, which converts its children on access. */
export function dataNode(node: unknown, context: YamlContext, isShared = false): DataNode {
  if (isAlias(node)) return dataNode(context.targets.get(node), context, true);
  if (context.isCompose && isReset(node)) return { kind: 'empty', start: startOf(node, context), isShared };
  if (isMap(node)) return new YamlMapNode(node, context, isShared);
  if (isSeq(node)) return new YamlListNode(node, context, isShared);
  if (isScalar(node) && !isNull(node)) return new YamlTextNode(node, context, isShared);
  const slot = isScalar(node) && !isShared ? slotOf(node, context) : undefined;
  return { kind: 'empty', start: startOf(node, context), isShared, slot } satisfies EmptyNode;
}

/** Compose removes a value with this tag (https://docs.docker.com/reference/compose-file/merge/#reset-value). */
function isReset(node: unknown): boolean {
  return (isMap(node) || isSeq(node) || isScalar(node)) && node.tag === '!reset';
}

/** Maximum distance between a colon and its value. */
const FARTHEST_COLON = 64;

/** Returns the place after the colon of a key, with spaces before a text and before a comment. */
function slotOf({ range }: Scalar, { text, offset }: YamlContext): EmptySlot | undefined {
  const [start, end] = range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const before = text.slice(Math.max(0, start - FARTHEST_COLON), start);
  if (!/:[ \t]*$/.test(before)) return undefined;
  return {
    start: start + offset,
    end: end + offset,
    written: text.slice(start, end),
    before: before.endsWith(':') ? ' "' : '"',
    after: text.charAt(end) === '#' ? '" ' : '"',
  };
}

/** Steps for each merged entry, including the search in its value: as many as for visiting this many maps. */
const STEPS_OF_ENTRY = 16;

class YamlMapNode implements MapNode {
  readonly kind = 'map';
  readonly start: number;
  readonly isShared: boolean;
  readonly #map: YAMLMap;
  #entries: readonly MapEntry[] | undefined;
  readonly #context: YamlContext;

  constructor(map: YAMLMap, context: YamlContext, isShared: boolean) {
    this.#map = map;
    this.#context = insideOf(map, context);
    this.start = startOf(map, context);
    this.isShared = isShared;
  }

  get isFlow(): boolean {
    return this.#map.flow === true;
  }

  get entries(): readonly MapEntry[] {
    this.#entries ??= this.#readEntries();
    return this.#entries;
  }

  get mergedEntries(): readonly MapEntry[] {
    const [own, ...merged] = mapsInMergeOrder(this.#map, this.#context);
    if (own === undefined || merged.length === 0) return this.entries;
    const byKey = new Map(this.entries.map((entry) => [entry.key.text, entry]));
    for (const { key, value } of merged.flatMap(({ items }) => items)) {
      if (!this.#context.spend(STEPS_OF_ENTRY)) break;
      const scalar = scalarKey(key, this.#context.targets);
      if (scalar === undefined || isMergeKey(scalar)) continue;
      const known = byKey.get(textOf(scalar));
      if (known !== undefined && mergesLate(this.#map)) this.#context.onSetAgain(known.key.start);
      if (known !== undefined) continue;
      const named = new YamlTextNode(scalar, this.#context, true);
      byKey.set(named.text, { key: named, value: dataNode(value, this.#context, true) });
    }
    return [...byKey.values()];
  }

  get merges(): readonly DataNode[] {
    return this.#map.items.filter(isMerge).map(({ value }) => dataNode(value, this.#context, this.isShared));
  }

  get(key: string): DataNode | undefined {
    const found = findInMerged(this.#map, key, this.#context);
    if (found?.isSetAgain === true) this.#context.onSetAgain(startOf(found.pair.key, this.#context));
    return found && dataNode(found.pair.value, this.#context, this.isShared || found.map !== this.#map);
  }

  #readEntries(): readonly MapEntry[] {
    const entries: MapEntry[] = [];
    for (const { key, value } of this.#map.items) {
      const scalar = scalarKey(key, this.#context.targets);
      if (scalar === undefined || isMergeKey(scalar)) continue;
      entries.push({
        key: new YamlTextNode(scalar, this.#context, this.isShared || scalar !== key),
        value: dataNode(value, this.#context, this.isShared),
      });
    }
    return entries;
  }
}

class YamlListNode implements ListNode {
  readonly kind = 'list';
  readonly start: number;
  readonly isShared: boolean;
  readonly #list: YAMLSeq;
  #items: readonly DataNode[] | undefined;
  readonly #context: YamlContext;

  constructor(list: YAMLSeq, context: YamlContext, isShared: boolean) {
    this.#list = list;
    this.#context = insideOf(list, context);
    this.start = startOf(list, context);
    this.isShared = isShared;
  }

  get items(): readonly DataNode[] {
    this.#items ??= this.#list.items.map((item) => dataNode(item, this.#context, this.isShared));
    return this.#items;
  }
}

class YamlTextNode implements TextNode {
  readonly kind = 'text';
  readonly start: number;
  readonly isShared: boolean;
  readonly #scalar: Scalar;
  readonly #context: YamlContext;

  constructor(scalar: Scalar, context: YamlContext, isShared: boolean) {
    this.#scalar = scalar;
    this.#context = context;
    this.start = startOf(scalar, context);
    this.isShared = isShared;
  }

  get text(): string {
    return textOf(this.#scalar);
  }

  get source(): SourceText {
    const [start = 0, end = 0] = this.#scalar.range ?? [];
    const { text, offset } = this.#context;
    return scalarSource({
      value: this.text,
      style: this.style,
      raw: text.slice(start, end),
      at: start + offset,
    });
  }

  get style(): TextNode['style'] {
    const { type = 'PLAIN' } = this.#scalar;
    if (type === 'PLAIN') return 'plain';
    return type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 'quoted' : 'block';
  }

  get isText(): boolean {
    return this.#scalar.tag !== undefined;
  }

  get end(): number {
    return (this.#scalar.range?.[1] ?? 0) + this.#context.offset;
  }

  get aliases(): number {
    return this.#context.aliases.get(this.#scalar) ?? 0;
  }

  get tagComment(): TagComment | undefined {
    if (this.isShared || this.style === 'block' || this.#context.isFlow) return undefined;
    const [, end = 0] = this.#scalar.range ?? [];
    const { text, offset } = this.#context;
    return tagCommentAfter(text, end, offset);
  }
}

/** Everything inside a flow collection is flow style. */
function insideOf({ flow }: YAMLMap | YAMLSeq, context: YamlContext): YamlContext {
  return flow === true && !context.isFlow ? { ...context, isFlow: true } : context;
}

function startOf(node: unknown, { offset }: YamlContext): number {
  const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
  return (range?.[0] ?? 0) + offset;
}
