import { placesBelow } from './data-node.ts';
import type { MapEntry, MapNode, NodePlace } from './data-node.ts';
import type { PathStep, RowPath } from './row-path.ts';

/** Paths as a tree: those that begin with the same steps share them. */
export interface PathTree<End> {
  /** For the values at the end of paths. */
  readonly ends: End[];
  /** The branches behind keys, by the key. */
  readonly byKey: Map<string, PathTree<End>>;
  /** The branches behind other steps, by the text of the step. */
  readonly others: Map<string, OtherBranch<End>>;
}

interface OtherBranch<End> {
  readonly step: Exclude<PathStep, { readonly kind: 'key' }>;
  readonly branch: PathTree<End>;
}

/** Joins paths into a tree, with what `endOf` makes of the word of each at its end. */
export function joinPaths<End>(paths: readonly RowPath[], endOf: (word: string) => End): PathTree<End> {
  const root = emptyBranch<End>();
  for (const { steps, word } of paths) {
    const end = steps.reduce((branch, [written, step]) => nextBranch(branch, written, step), root);
    end.ends.push(endOf(word));
  }
  return root;
}

function nextBranch<End>({ byKey, others }: PathTree<End>, written: string, step: PathStep): PathTree<End> {
  const known = step.kind === 'key' ? byKey.get(step.name) : others.get(written)?.branch;
  const branch = known ?? emptyBranch<End>();
  if (step.kind === 'key') byKey.set(step.name, branch);
  else others.set(written, { step, branch });
  return branch;
}

function emptyBranch<End>(): PathTree<End> {
  return { ends: [], byKey: new Map(), others: new Map() };
}

/** Takes a value at the end of a path. */
export type Reach<End> = (place: NodePlace, end: End) => void;

/** Passes every value at the end of a path on, in any order. The paths start at `place`. */
export function walkPaths<End>(place: NodePlace, tree: PathTree<End>, reach: Reach<End>): void {
  for (const end of tree.ends) reach(place, end);
  const { node } = place;
  if (node.kind === 'map') {
    for (const [key, next] of tree.byKey) {
      const value = node.get(key);
      if (value !== undefined) walkPaths({ node: value, key, up: place }, next, reach);
    }
  }
  for (const other of tree.others.values()) walkOther(place, other, reach);
}

function walkOther<End>(place: NodePlace, { step, branch }: OtherBranch<End>, reach: Reach<End>): void {
  const { node } = place;
  if (step.kind === 'items') {
    if (node.kind !== 'list') return walkPaths(place, branch, reach);
    for (const item of node.items) walkPaths({ node: item, up: place }, branch, reach);
  } else if (step.kind === 'below') {
    for (const map of placesBelow(place, step.without)) walkBelow(map, branch, reach);
  } else if (node.kind === 'map') {
    walkInMap({ ...place, node }, { step, branch }, reach);
  }
}

function walkInMap<End>(
  map: NodePlace<MapNode>,
  { step, branch }: OtherBranch<End>,
  reach: Reach<End>,
): void {
  if (step.kind === 'keys') {
    for (const entry of map.node.mergedEntries)
      if (step.matches(entry.key.text)) walkPaths(valueOf(map, entry), branch, reach);
  } else if (step.kind === 'names') {
    for (const { key } of map.node.entries) walkPaths({ node: key, up: map }, branch, reach);
  } else if (step.kind === 'where') {
    const text = map.node.get(step.key);
    if (step.matches(text?.kind === 'text' ? text.text : undefined)) walkPaths(map, branch, reach);
  }
}

function valueOf(map: NodePlace<MapNode>, { key, value }: MapEntry): NodePlace {
  return { node: value, key: key.text, up: map };
}

/** Walks in one of all maps of a document: its own keys are enough, because the maps that it merges are among them. */
function walkBelow<End>(map: NodePlace<MapNode>, tree: PathTree<End>, reach: Reach<End>): void {
  const { ends, byKey, others } = tree;
  for (const end of ends) reach(map, end);
  const steps = [...others.values()];
  const byPattern = steps.filter(({ step }) => step.kind === 'keys');
  if (byKey.size > 0 || byPattern.length > 0) {
    for (const entry of map.node.entries) walkEntry(map, entry, { byKey, byPattern, reach });
  }
  for (const other of steps) if (other.step.kind !== 'keys') walkOther(map, other, reach);
}

interface KeyBranches<End> extends Pick<PathTree<End>, 'byKey'> {
  readonly byPattern: readonly OtherBranch<End>[];
  readonly reach: Reach<End>;
}

function walkEntry<End>(
  map: NodePlace<MapNode>,
  entry: MapEntry,
  { byKey, byPattern, reach }: KeyBranches<End>,
): void {
  const { key, value } = entry;
  const named = byKey.get(key.text);
  // Of a key that a map has twice, the first value counts, but images can be below both.
  const isFirst =
    named === undefined || named.ends.length === 0 || map.node.get(key.text)?.start === value.start;
  if (named !== undefined && isFirst) walkPaths(valueOf(map, entry), named, reach);
  for (const { step, branch } of byPattern)
    if (step.kind === 'keys' && step.matches(key.text)) walkPaths(valueOf(map, entry), branch, reach);
}
