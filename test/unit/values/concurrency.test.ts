import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapLimit } from '../../../src/values/concurrency.ts';

describe('values/concurrency', () => {
  it('keeps the order of the items, however long each takes, and its limit', async () => {
    let running = 0;
    let most = 0;
    const results = await mapLimit([5, 1, 4, 2, 3], 2, async (turns) => {
      most = Math.max(most, (running += 1));
      for (let count = 0; count < turns; count += 1) await turn();
      running -= 1;
      return turns * 10;
    });
    expect(results).toEqual([50, 10, 40, 20, 30]);
    expect(most).toBe(2);
  });

  it('throws the first error, begins nothing after it, and lets what runs end', async () => {
    const begun: number[] = [];
    const work = mapLimit([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item);
      await turn();
      if (item === 2) throw new Error('two');
    });
    await expect(work).rejects.toThrow('two');
    expect(begun.length).toBeLessThan(6);
  });

  it('does nothing for nothing', async () => {
    expect(await mapLimit([], 4, async () => 1)).toEqual([]);
  });
});
