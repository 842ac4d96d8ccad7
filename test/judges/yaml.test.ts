import { describe, expect, it } from 'vitest';

import { compareOddFiles } from '../support/judges/compare-yaml.ts';
import { haveJudge } from '../support/judges/judges.ts';

/** `npm run fuzz` compares more. */
const FILES = 3_000;

/** Fixed, so that a run can be repeated; `npm run fuzz` takes others. */
const SEEDS = [800, 905];

describe.runIf(haveJudge('judge'))('YAML files, judged by the parsers of other tools', () => {
  it.each(SEEDS.flatMap((seed) => [['yaml', seed] as const, ['yaml3', seed] as const]))(
    'name the images that %s sees, before and after a pin, seed %d',
    async (parser, seed) => {
      const { named, unread, pinned, disagreements } = await compareOddFiles(parser, FILES, seed);
      expect(disagreements).toEqual([]);
      expect(named).toBeGreaterThan(FILES / 2);
      expect(unread).toBeLessThan(FILES / 10);
      expect(pinned).toBeGreaterThan(FILES / 3);
    },
  );
});
