import { describe, expect, it } from 'vitest';

import { compareOddFiles } from '../support/judges/compare-yaml.ts';
import { haveJudge } from '../support/judges/judges.ts';

/** `npm run fuzz` compares more. */
const FILES = 6_000;

describe.runIf(haveJudge('judge'))('bake files, judged by the parser of HCL', () => {
  it('name the images that it sees, in both syntaxes, before and after a pin', async () => {
    const seed = Date.now() % 1_000_000;
    console.log(`${FILES} bake files, seed ${seed}`);
    const { named, unread, pinned, disagreements } = await compareOddFiles('hcl', FILES, seed);
    expect(disagreements).toEqual([]);
    expect(named).toBeGreaterThan(FILES / 2);
    expect(unread).toBeLessThan(FILES / 20);
    expect(pinned).toBeGreaterThan(FILES / 10);
  });
});
