import { offsetAt, sliceSource, spansOf } from '../text/source-text.ts';
import type { ByteSpan, SourceText } from '../text/source-text.ts';
import type { TagComment } from './pin-writing.ts';

interface NodeCore {
  /** Byte offset in the file; it also identifies the node. */
  readonly start: number;
  /** True if it was reached through an alias or a merge key, so its text is elsewhere. */
  readonly isShared: boolean;
}

/** A text with its byte positions in the file. */
export interface TextNode extends NodeCore {
  readonly kind: 'text';
  /** One unit per byte; numbers and booleans as written. */
  readonly text: string;
  readonly source: SourceText;
  readonly style: 'plain' | 'quoted' | 'block';
  /** True if it is a text even if it looks like a number: by a tag such as `!!str`, or as a part of a text. */
  readonly isText?: boolean;
  /** Byte offset past its end, including quotes. */
  readonly end: number;
  /** Number of aliases in the file that refer to it. */
  readonly aliases: number;
  /** Undefined if something else follows on the line, or the language has no comments. */
  readonly tagComment: TagComment | undefined;
}

/** Keys and values. */
export interface MapNode extends NodeCore {
  readonly kind: 'map';
  /** Written as `{ … }`; true in every language but YAML. */
  readonly isFlow: boolean;
  /** The map's own entries in file order. */
  readonly entries: readonly MapEntry[];
  /** The map's own entries, then entries of merged maps with other keys. */
  readonly mergedEntries: readonly MapEntry[];
  /** The values of merge keys: maps, or lists of maps. */
  readonly merges?: readonly DataNode[];
  /** Returns the value of a key, including merged maps, or undefined. */
  get(key: string): DataNode | undefined;
}

export interface MapEntry {
  readonly key: TextNode;
  readonly value: DataNode;
}

export interface ListNode extends NodeCore {
  readonly kind: 'list';
  readonly items: readonly DataNode[];
}

/** An empty value, `null` or `~`, or a value that cannot hold an image. */
export interface EmptyNode extends NodeCore {
  readonly kind: 'empty';
  /** Where a quoted text can replace it, or undefined. */
  readonly slot?: EmptySlot | undefined;
}

/** The bytes of an empty value (possibly none), and what to write around the text that replaces them. */
export interface EmptySlot {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly before: string;
  readonly after: string;
}

/** A value that a tool computes, as in HCL. */
export interface ExpressionNode extends NodeCore {
  readonly kind: 'expression';
  /** One unit per byte. */
  readonly written: string;
}

/** A value of a parsed file in any language. */
export type DataNode = TextNode | MapNode | ListNode | EmptyNode | ExpressionNode;

/** Returns the map at a path of keys, or undefined. */
export function mapAt(node: DataNode | undefined, ...path: readonly string[]): MapNode | undefined {
  const end = nodeAt(node, ...path);
  return end?.kind === 'map' ? end : undefined;
}

/** Returns the text at a path of keys, or undefined. */
export function textAt(node: DataNode | undefined, ...path: readonly string[]): TextNode | undefined {
  const end = nodeAt(node, ...path);
  return end?.kind === 'text' ? end : undefined;
}

/** Returns the text of a key in any case of letters, as Go decodes JSON: as written, or else the first other one. */
export function textAtAnyCase(node: DataNode | undefined, key: string): TextNode | undefined {
  const exact = textAt(node, key);
  if (exact !== undefined || node?.kind !== 'map') return exact;
  const other = node.mergedEntries.find((entry) => entry.key.text.toLowerCase() === key.toLowerCase())?.value;
  return other?.kind === 'text' ? other : undefined;
}

/** Returns a text with another value, which is a text even if it looks like a number. */
export function withSource(node: TextNode, source: SourceText): TextNode {
  const { kind, start, end, style, isShared, aliases, tagComment } = node;
  return { kind, start, end, style, isText: true, isShared, aliases, tagComment, source, text: source.text };
}

/** Returns a part of a text, with its own place. */
export function sliceText(node: TextNode, from: number, to: number = node.text.length): TextNode {
  const source = sliceSource(node.source, from, to);
  const start = offsetAt(source, 0);
  const place = spansOf(source)?.length === 1 ? { start, end: start + source.text.length } : {};
  const tagComment = to === node.text.length ? node.tagComment : undefined;
  return { ...withSource(node, source), ...place, tagComment };
}

/** Returns the entry that a text `name=value` is, or undefined for a text without `=`. */
export function assignmentIn(node: TextNode): MapEntry | undefined {
  const equals = node.text.indexOf('=');
  if (equals === -1) return undefined;
  return { key: sliceText(node, 0, equals), value: sliceText(node, equals + 1) };
}

/** Returns the lines of a text without the blanks around them, and without empty ones. */
export function linesOf(node: TextNode): readonly TextNode[] {
  return [...node.text.matchAll(/[^\s](?:[^\n]*[^\s])?/g)].map(({ index, 0: line }) =>
    sliceText(node, index, index + line.length),
  );
}

/** Returns the items of the list at a path of keys; empty if there is no list. */
export function itemsAt(node: DataNode | undefined, ...path: readonly string[]): readonly DataNode[] {
  const end = nodeAt(node, ...path);
  return end?.kind === 'list' ? end.items : [];
}

/** Returns the entries of the map at a path of keys, including merged maps; empty if there is no map. */
export function entriesAt(node: DataNode | undefined, ...path: readonly string[]): readonly MapEntry[] {
  return mapAt(node, ...path)?.mergedEntries ?? [];
}

/** Returns the values of the map at a path of keys, including merged maps; empty if there is no map. */
export function valuesAt(node: DataNode | undefined, ...path: readonly string[]): readonly DataNode[] {
  return entriesAt(node, ...path).map(({ value }) => value);
}

/** A value with the values that it is in. */
export interface NodePlace<Node extends DataNode = DataNode> {
  readonly node: Node;
  /** Its key if a key was followed to it. */
  readonly key?: string;
  readonly up?: NodePlace;
}

/**
 * Yields every map below a node, including itself, once and in file order, without those below some keys: aliases are not
 * followed.
 */
export function* mapsBelow(root: DataNode, without?: ReadonlySet<string>): Generator<MapNode> {
  for (const { node } of placesBelow({ node: root }, without)) yield node;
}

/** Yields every text that is a value below a node, or in a list that is one: aliases are not followed. */
export function* textsBelow(root: DataNode): Generator<TextNode> {
  for (const map of mapsBelow(root)) for (const { value } of map.entries) yield* textsIn(value);
}

function* textsIn(node: DataNode): Generator<TextNode> {
  if (node.kind === 'text') yield node;
  if (node.kind === 'list') for (const item of node.items) yield* textsIn(item);
}

/** Yields the maps of `mapsBelow` with the values that they are in. */
export function* placesBelow(
  root: NodePlace,
  without: ReadonlySet<string> = NO_KEYS,
): Generator<NodePlace<MapNode>> {
  const waiting = [root];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { node } = place;
    if (node.isShared) continue;
    const up = node.kind === 'map' ? { ...place, node } : place;
    if (up.node.kind === 'map') yield { ...up, node: up.node };
    for (const child of childrenOf(node, without).toReversed()) waiting.push({ node: child, up });
  }
}

const NO_KEYS: ReadonlySet<string> = new Set();

function childrenOf(node: DataNode, without: ReadonlySet<string>): readonly DataNode[] {
  if (node.kind === 'list') return node.items;
  if (node.kind !== 'map') return [];
  const entries =
    without.size === 0 ? node.entries : node.entries.filter(({ key }) => !without.has(key.text));
  const merges = without.has('<<') ? [] : (node.merges ?? []);
  return [...merges, ...entries.map(({ value }) => value)];
}

/** Returns the bytes of a text, including quotes. */
export function spanOf({ start, end }: Pick<TextNode, 'start' | 'end'>): ByteSpan {
  return { start, end };
}

/** Returns the value at a path of keys, or undefined. */
export function nodeAt(node: DataNode | undefined, ...path: readonly string[]): DataNode | undefined {
  return path.reduce<DataNode | undefined>(
    (parent, key) => (parent?.kind === 'map' ? parent.get(key) : undefined),
    node,
  );
}
