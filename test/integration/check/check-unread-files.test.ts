import { describe, expect, it } from 'vitest';

import { checkMemory, found } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const SERVICES = 'services:\n  a:\n    image: REGISTRY/acme/node:22\n';

describe('a YAML file that cannot be read', () => {
  it.each([
    ['a syntax error', `${SERVICES}\tb: {}\n`],
    ['a doubled key', `${SERVICES}    image: REGISTRY/acme/node:22\n`],
    ['a document that is too large', `${SERVICES}${'x-a: b\n'.repeat(300_000)}`],
    ['values nested too deeply', `${SERVICES}    x: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
  ])('is not checked and blocks: %s', async (_, text) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { 'compose.yaml': text } });
    expect(report.verdict).toBe('fail');
    expect(found(report).filter((one) => one.includes('not-checked'))).toEqual([
      'error not-checked not-compared compose.yaml',
    ]);
  });
});
