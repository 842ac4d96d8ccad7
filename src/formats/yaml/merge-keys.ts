import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Alias, Node, Pair, YAMLMap } from 'yaml';

import { isMergeKey, scalarKey, textOf } from './yaml-scalar.ts';

/** An entry of a map. */
export interface MapPair {
  /** The map that has it: the one that was searched, or one that it merges. */
  readonly map: YAMLMap;
  readonly pair: Pair;
}

/** The parts of a document that merge keys need. */
export interface MergeContext {
  readonly targets: ReadonlyMap<Alias, Node>;
  /** Counts steps of work for merge keys. Returns false once the limit is reached. */
  readonly spend: (steps?: number) => boolean;
}

/** A key that was looked for, and whether tools agree on its value. */
export interface MergedPair extends MapPair {
  /**
   * True if a merge key sets it again. The specification keeps the first value (https://yaml.org/type/merge.html), but
   * sigs.k8s.io/yaml and Psych take the last one.
   */
  readonly isSetAgain: boolean;
}

/** Finds a key in the map or else in the first merged map that has it. */
export function findInMerged(map: YAMLMap, key: string, context: MergeContext): MergedPair | undefined {
  if (!map.items.some(isMerge)) {
    const pair = findOwn(map, key, context);
    return pair && { map, pair, isSetAgain: false };
  }
  const pairs = pairsNamed(map, key, context);
  const { value: found } = pairs.next();
  if (found === undefined) return undefined;
  const isOpen = hasMergeAfter(found) || map.items.filter(isMerge).length > 1;
  return { ...found, isSetAgain: isOpen && pairs.next().value !== undefined };
}

function* pairsNamed(map: YAMLMap, key: string, context: MergeContext): Generator<MapPair, undefined> {
  for (const next of mapsInMergeOrder(map, context)) {
    const pair = findOwn(next, key, context);
    if (pair !== undefined) yield { map: next, pair };
  }
}

function findOwn({ items }: YAMLMap, key: string, { targets }: MergeContext): Pair | undefined {
  return items.find((item) => {
    const scalar = scalarKey(item.key, targets);
    return scalar !== undefined && textOf(scalar) === key;
  });
}

function hasMergeAfter({ map, pair }: MapPair): boolean {
  const last = map.items.findLastIndex(isMerge);
  return last !== -1 && last > map.items.findIndex((item) => item === pair);
}

/** Returns true if a merge key comes after another key, so that tools differ in which value they use if both set it. */
export function mergesLate({ items }: YAMLMap): boolean {
  return items.findLastIndex(isMerge) > 0;
}

/** Yields a map and the maps it merges by precedence, each once: merges can form 2^n paths. */
export function* mapsInMergeOrder(map: YAMLMap, context: MergeContext): Generator<YAMLMap> {
  const waiting: YAMLMap[] = [map];
  const seen = new Set<YAMLMap>();
  for (let next = waiting.pop(); next !== undefined && context.spend(); next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    yield next;
    for (const merged of mergedMaps(next, context).toReversed()) waiting.push(merged);
  }
}

function mergedMaps(map: YAMLMap, { targets }: MergeContext): readonly YAMLMap[] {
  const follow = (node: unknown): unknown => (isAlias(node) ? targets.get(node) : node);
  return map.items
    .filter(isMerge)
    .flatMap(({ value }) => {
      const merged = follow(value);
      return isSeq(merged) ? merged.items.map(follow) : [merged];
    })
    .filter((merged) => isMap(merged));
}

/** Returns true for an entry that merges maps. */
export function isMerge({ key }: Pair): boolean {
  return isScalar(key) && isMergeKey(key);
}
