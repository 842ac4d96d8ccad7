import { describe, expect, it } from 'vitest';

import { compareOddFiles } from '../support/judges/compare-yaml.ts';
import { haveJudge } from '../support/judges/judges.ts';

/** `npm run fuzz` compares more. */
const FILES = 3_000;

describe.runIf(haveJudge('judge'))('YAML files, judged by the parsers of other tools', () => {
  it.each(['yaml', 'yaml3'] as const)(
    'name the images that %s sees, before and after a pin',
    async (parser) => {
      // The same files in every run of CI; a fuzz run takes others.
      const seed = 704;
      console.log(`${FILES} YAML files, seed ${seed}`);
      const { named, unread, pinned, disagreements } = await compareOddFiles(parser, FILES, seed);
      expect(disagreements).toEqual([]);
      expect(named).toBeGreaterThan(FILES / 2);
      expect(unread).toBeLessThan(FILES / 10);
      expect(pinned).toBeGreaterThan(FILES / 3);
    },
  );
});
