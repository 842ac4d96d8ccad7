import type { SourceText } from '../domain/source/source-text.ts';
import type { TagComment } from '../domain/listing/pin-writing.ts';

interface NodeCore {
  /** Byte of the file where it starts; also what tells two nodes apart. */
  readonly start: number;
  /** It was reached through an alias or a merge key, so that it stands somewhere else. */
  readonly isShared: boolean;
}

/** A text, with the bytes of the file that hold it. */
export interface TextNode extends NodeCore {
  readonly kind: 'text';
  /** One unit per byte; numbers and booleans as they are spelled. */
  readonly text: string;
  readonly source: SourceText;
  readonly style: 'plain' | 'quoted' | 'block';
  /** Byte after its last one, quotes included. */
  readonly end: number;
  /** How many aliases of the file stand for it. */
  readonly aliases: number;
  /** Undefined where something else follows on the line, or the language has no comments. */
  readonly tagComment: TagComment | undefined;
}

/** Keys and values. */
export interface MapNode extends NodeCore {
  readonly kind: 'map';
  /** Written as `{ … }`. */
  readonly isFlow: boolean;
  /** The entries that stand in the map itself, in the order of the file. */
  readonly entries: readonly MapEntry[];
  /** Its own entries, and then those of merged maps whose keys it lacks. */
  readonly mergedEntries: readonly MapEntry[];
  /** The value of a key, from merged maps too; undefined where it is missing. */
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

/** Nothing, `null` or `~`; or a value that cannot hold an image. */
export interface EmptyNode extends NodeCore {
  readonly kind: 'empty';
  /** Where a text in quotes can be put in its place; undefined where that is not clear. */
  readonly slot?: EmptySlot | undefined;
}

/** The bytes of the file that say nothing, perhaps none, and what has to stand around a text that replaces them. */
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

/** A value of a parsed file, whatever the language of the file is. */
export type DataNode = TextNode | MapNode | ListNode | EmptyNode | ExpressionNode;

/** The map at the end of a path of keys, or undefined. */
export function mapAt(node: DataNode | undefined, ...path: readonly string[]): MapNode | undefined {
  const end = nodeAt(node, ...path);
  return end?.kind === 'map' ? end : undefined;
}

/** The text at the end of a path of keys, or undefined. */
export function textAt(node: DataNode | undefined, ...path: readonly string[]): TextNode | undefined {
  const end = nodeAt(node, ...path);
  return end?.kind === 'text' ? end : undefined;
}

/** The items of the list at the end of a path of keys; none where there is no list. */
export function itemsAt(node: DataNode | undefined, ...path: readonly string[]): readonly DataNode[] {
  const end = nodeAt(node, ...path);
  return end?.kind === 'list' ? end.items : [];
}

/** The entries of the map at the end of a path of keys, from merged maps too; none where there is no map. */
export function entriesAt(node: DataNode | undefined, ...path: readonly string[]): readonly MapEntry[] {
  return mapAt(node, ...path)?.mergedEntries ?? [];
}

/** The values of the map at the end of a path of keys, from merged maps too; none where there is no map. */
export function valuesAt(node: DataNode | undefined, ...path: readonly string[]): readonly DataNode[] {
  return entriesAt(node, ...path).map(({ value }) => value);
}

/**
 * Every map below a node, itself included, in the order of the file and each one once: what an alias stands for is met
 * where it is written.
 */
export function* mapsBelow(root: DataNode): Generator<MapNode> {
  const waiting: DataNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.isShared) continue;
    if (node.kind === 'map') yield node;
    const children = node.kind === 'list' ? node.items : node.kind === 'map' ? node.entries : [];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) waiting.push('value' in child ? child.value : child);
    }
  }
}

function nodeAt(node: DataNode | undefined, ...path: readonly string[]): DataNode | undefined {
  return path.reduce<DataNode | undefined>(
    (parent, key) => (parent?.kind === 'map' ? parent.get(key) : undefined),
    node,
  );
}
