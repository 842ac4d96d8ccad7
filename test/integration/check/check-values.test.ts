import { describe, expect, it } from 'vitest';

import { checkMemory, found } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

describe('a tag that Helm reads as a number', () => {
  const values = (tag: string): Readonly<Record<string, string>> => ({
    'chart/values.yaml': `image:\n  repository: REGISTRY/acme/node\n  tag: ${tag}\n`,
  });

  it('is judged as the tag that Helm renders, which a finding names beside the text in the file', async () => {
    const memory = await startMemoryPlatform();
    // Helm renders 022 as 18, whose end of life is over.
    const { findings } = await checkMemory(memory, { head: values('022'), base: {} });
    const [life] = findings.filter(({ rule }) => rule === 'end-of-life');
    expect(life?.reference).toBe(`${memory.platform.line.registry}/acme/node:18`);
    expect(findings.find(({ rule }) => rule === 'unresolvable')).toMatchObject({
      level: 'warning',
      line: 3,
      title: 'Tag is read as a number',
      message: '022: Helm reads it as 18, which is the tag here.',
      remedy: 'Write the tag that you mean in quotes.',
    });
  });

  it('is judged as written once it is in quotes', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: values('"22"'), base: {} });
    expect(found(report)).toEqual(['notice unpinned new chart/values.yaml']);
  });
});
