import { describe, expect, it } from 'vitest';

import { advisoryWorld } from '../../support/platform/advisory-world.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

/** The names of a world: of an image, a tag, a package and a stage. */
interface Names {
  readonly image: string;
  readonly tag: string;
  readonly package: string;
}

/** Names that every object has, and others that sort like them. */
const METHODS: Names = { image: 'constructor', tag: '__proto__', package: 'constructor' };
const OTHERS: Names = { image: 'constructoq', tag: '__proto_q_', package: 'constructoq' };

/** The report of a check in a world with these names, with the names, digests and UIDs of any such world. */
async function reportOf(names: Names): Promise<string> {
  const organizations: unknown = JSON.parse(
    JSON.stringify(advisoryWorld())
      .replaceAll('"openssl"', `"${names.package}"`)
      .replaceAll('"name":"node"', `"name":"${names.image}"`)
      .replaceAll('"name":"20"', `"name":"${names.tag}"`),
  );
  const memory = await startMemoryPlatform({ organizations });
  const from = (tag: string): string => `FROM REGISTRY/acme/${names.image}:${tag}`;
  const report = await checkMemory(memory, {
    base: { Dockerfile: `${from('18')} AS ${names.image}\n` },
    head: {
      Dockerfile: `ARG ${names.tag}=22\n${from('18')} AS ${names.image}\n${from(names.tag)}\n${from(`$${names.tag}`)}\n`,
      'compose.yaml': `services:\n  ${names.tag}:\n    image: REGISTRY/acme/${names.image}:${names.tag}\n`,
    },
  });
  const digests = new Map<string, string>();
  return JSON.stringify(report, null, 1)
    .replaceAll(/[0-9a-f]{16,64}/g, (digest) => {
      digests.set(digest, digests.get(digest) ?? `digest ${digests.size}`);
      return digests.get(digest) ?? '';
    })
    .replaceAll(/constructo[rq]/g, 'NAME')
    .replaceAll(/__proto_(?:_|q_)/g, 'TAG');
}

describe('names that every object has', () => {
  it('change nothing in what a check finds', async () => {
    const expected = await reportOf(OTHERS);
    expect(expected.split('NAME').length).toBeGreaterThan(20);
    expect(expected.split('"rule"').length).toBeGreaterThan(3);
    expect(await reportOf(METHODS)).toBe(expected);
  });
});
