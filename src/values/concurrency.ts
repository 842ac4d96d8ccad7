/**
 * Maximum number of concurrent requests for images, tags and lists, except the histories of a check (ADR 0008). After a
 * 429, a host gets four concurrent requests at most (api/client/transport/rate-limit.ts).
 */
export const IN_FLIGHT = 64;

/**
 * Maximum number of concurrent history requests of a check. Package requests form a chain and take longer, so histories
 * are limited to leave room for them (ADR 0008).
 */
export const HISTORIES_IN_FLIGHT = 16;

/**
 * Runs `work` over the items, at most `limit` at a time, and returns the results in the order of the items. After the
 * first error no further item is started; the error is thrown once the items in progress have finished.
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

/** Returns a request that is sent once, when it is first needed. */
export function once<Value>(request: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => (result ??= request());
}
