/** Two lists, split into the items of both and those of only one. */
export interface SplitLists<Item> {
  readonly onlyFrom: readonly Item[];
  readonly onlyTo: readonly Item[];
  /** As the second list has them. */
  readonly shared: readonly Item[];
}

/**
 * Splits two lists whose items are equal if `keyOf` returns the same for them; keeps their orders. An item that one list
 * has twice and the other once is shared once.
 */
export function splitLists<Item>(
  from: readonly Item[],
  to: readonly Item[],
  keyOf: (item: Item) => string,
): SplitLists<Item> {
  const counts = new Map<string, number>();
  const countOf = (item: Item): number => counts.get(keyOf(item)) ?? 0;
  const add = (item: Item, count: number): unknown => counts.set(keyOf(item), countOf(item) + count);
  for (const item of from) add(item, 1);
  const [onlyFrom, onlyTo, shared]: [Item[], Item[], Item[]] = [[], [], []];
  for (const item of to) {
    const isShared = countOf(item) > 0;
    (isShared ? shared : onlyTo).push(item);
    if (isShared) add(item, -1);
  }
  for (const item of from) {
    if (countOf(item) === 0) continue;
    onlyFrom.push(item);
    add(item, -1);
  }
  return { onlyFrom, onlyTo, shared };
}
