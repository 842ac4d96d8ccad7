import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Alias, Node, Scalar, YAMLMap, YAMLSeq } from 'yaml';

import type { SourceText } from '../../domain/source/source-text.ts';
import { findTagComment } from '../../domain/listing/pin-writing.ts';
import type { TagComment } from '../../domain/listing/pin-writing.ts';
import type { DataNode, EmptyNode, EmptySlot, ListNode, MapEntry, MapNode, TextNode } from '../data-node.ts';
import { scalarSource } from './scalar-source.ts';

/** The document of a node. */
export interface YamlContext {
  /** The document, one unit per byte. */
  readonly text: string;
  /** Byte offset of the document in the file. */
  readonly offset: number;
  readonly targets: ReadonlyMap<Alias, Node>;
  /** True inside `{ … }` or `[ … ]`. */
  readonly isFlow: boolean;
  /** Number of aliases that refer to a node. */
  readonly aliases: ReadonlyMap<Node, number>;
  /** Counts steps of work for merge keys. Returns false once the limit is reached. */
  readonly spend: (steps?: number) => boolean;
}

/** Converts a node of the YAML library to a `DataNode`, which converts its children on access. */
export function dataNode(node: unknown, context: YamlContext, isShared = false): DataNode {
  if (isAlias(node)) return dataNode(context.targets.get(node), context, true);
  if (isMap(node)) return new YamlMapNode(node, context, isShared);
  if (isSeq(node)) return new YamlListNode(node, context, isShared);
  if (isScalar(node) && !isNull(node)) return new YamlTextNode(node, context, isShared);
  const slot = isScalar(node) && !isShared ? slotOf(node, context) : undefined;
  return { kind: 'empty', start: startOf(node, context), isShared, slot } satisfies EmptyNode;
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
      if (!isScalar(key) || isMergeKey(key) || byKey.has(textOf(key))) continue;
      const named = new YamlTextNode(key, this.#context, true);
      byKey.set(named.text, { key: named, value: dataNode(value, this.#context, true) });
    }
    return [...byKey.values()];
  }

  get(key: string): DataNode | undefined {
    const found = findInMerged(this.#map, key, this.#context);
    return found && dataNode(found.value, this.#context, this.isShared || found.isMerged);
  }

  #readEntries(): readonly MapEntry[] {
    const entries: MapEntry[] = [];
    for (const { key, value } of this.#map.items) {
      if (!isScalar(key) || isMergeKey(key)) continue;
      entries.push({
        key: new YamlTextNode(key, this.#context, this.isShared),
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
  readonly #context: YamlContext;

  constructor(list: YAMLSeq, context: YamlContext, isShared: boolean) {
    this.#list = list;
    this.#context = insideOf(list, context);
    this.start = startOf(list, context);
    this.isShared = isShared;
  }

  get items(): readonly DataNode[] {
    return this.#list.items.map((item) => dataNode(item, this.#context, this.isShared));
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
    return findTagComment(restOfLine(text, end), end + offset);
  }
}

/** Everything inside a flow collection is flow style. */
function insideOf({ flow }: YAMLMap | YAMLSeq, context: YamlContext): YamlContext {
  return flow === true && !context.isFlow ? { ...context, isFlow: true } : context;
}

/** Returns the rest of a line without its line break. */
function restOfLine(text: string, at: number): string {
  const lineFeed = text.indexOf('\n', at);
  const rest = text.slice(at, lineFeed === -1 ? text.length : lineFeed);
  return rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}

interface MergedValue {
  readonly value: unknown;
  readonly isMerged: boolean;
}

/** Finds a key in the map or else in the first merged map that has it (https://yaml.org/type/merge.html). */
function findInMerged(map: YAMLMap, key: string, context: YamlContext): MergedValue | undefined {
  for (const next of mapsInMergeOrder(map, context)) {
    const pair = next.items.find((item) => isScalar(item.key) && textOf(item.key) === key);
    if (pair !== undefined) return { value: pair.value, isMerged: next !== map };
  }
  return undefined;
}

/** Yields a map and the maps it merges by precedence, each once: merges can form 2^n paths. */
function* mapsInMergeOrder(map: YAMLMap, context: YamlContext): Generator<YAMLMap> {
  const waiting: YAMLMap[] = [map];
  const seen = new Set<YAMLMap>();
  for (let next = waiting.pop(); next !== undefined && context.spend(); next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    yield next;
    for (const merged of mergedMaps(next, context).toReversed()) waiting.push(merged);
  }
}

function mergedMaps(map: YAMLMap, { targets }: YamlContext): readonly YAMLMap[] {
  const follow = (node: unknown): unknown => (isAlias(node) ? targets.get(node) : node);
  return map.items
    .filter(({ key }) => isScalar(key) && isMergeKey(key))
    .flatMap(({ value }) => {
      const merged = follow(value);
      return isSeq(merged) ? merged.items.map(follow) : [merged];
    })
    .filter((merged) => isMap(merged));
}

function isMergeKey(key: Scalar): boolean {
  return key.type === 'PLAIN' && key.source === '<<';
}

/** With the failsafe schema every scalar is a text as written. */
function textOf(scalar: Scalar): string {
  return scalar.source ?? '';
}

function isNull(scalar: Scalar): boolean {
  return (scalar.type ?? 'PLAIN') === 'PLAIN' && /^(?:|~|null|Null|NULL)$/.test(textOf(scalar));
}

function startOf(node: unknown, { offset }: YamlContext): number {
  const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
  return (range?.[0] ?? 0) + offset;
}
