/**
 * Runs `work` over the items, at most `limit` at a time; results keep the order of the items. The first error is
 * thrown once the work under way has ended; nothing new is begun after it.
 */
export async function mapLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  let failed = false;
  async function takeTurns(): Promise<void> {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one at a time is the point of a turn
        results.set(index, await work(item));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  const turns = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
  const failure = turns.find((turn) => turn.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
