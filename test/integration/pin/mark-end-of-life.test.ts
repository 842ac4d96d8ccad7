import { describe, expect, it } from 'vitest';

import { createPlatformClient } from '../../../src/api/client/platform/platform-client.ts';
import { createVersionOneClient } from '../../../src/api/client/platform/version-one-client.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import { endOfLifeWarnings } from '../../../src/pin/decide/end-of-life-warnings.ts';
import type { PinMove } from '../../../src/pin/decide/pin-plan.ts';
import { markEndOfLife } from '../../../src/pin/mark-end-of-life.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

const DIGEST = parseDigest(`sha256:${'a'.repeat(64)}`);

/** The plan to pin these images (`acme/node:18`), one per line of a Dockerfile, by what the platform knows. */
async function marked(images: readonly string[], memory: MemoryPlatform): Promise<readonly PinMove[]> {
  const { registry } = memory.endpoints;
  const moves = images.map((written, index): PinMove => {
    const [path = '', tag = ''] = written.split(':');
    const host = path.includes('.io/') ? 'docker.io' : registry;
    const place = { file: 'Dockerfile', line: index + 1, written, image: `${host}/${path}`, tag };
    const build = { from: undefined, to: DIGEST, builtAt: undefined, builds: undefined, days: undefined };
    return { ...place, ...build, upstream: { host, path }, platforms: ['linux/amd64'] };
  });
  const { call, token } = await memory.signIn(IDENTITY);
  return markEndOfLife(moves, {
    platform: createPlatformClient({ call, token }),
    versionOne: createVersionOneClient({ call, token }),
    registryHost: registry,
    organizationUid: IDENTITY.slice(0, 40),
    now: memory.clock.now(),
  });
}

describe('pin/mark-end-of-life', () => {
  it('marks the tags that are past their end of life, with their successors', async () => {
    const memory = await startMemoryPlatform();
    const images = ['acme/node:18', 'acme/node:22', 'chainguard/static:latest', 'docker.io/library/node:18'];
    const moves = await marked(images, memory);
    const image = `${memory.endpoints.registry}/acme/node`;
    expect(moves.map(({ endOfLife }) => endOfLife)).toEqual([
      {
        reason: `${image}:18 is deprecated, without published dates; it is rebuilt only in a grace period`,
        successor: '20',
      },
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('warns once per tag, at its first place', async () => {
    const memory = await startMemoryPlatform();
    const moves = await marked(['acme/node:22', 'acme/node:18', 'acme/node:18'], memory);
    const image = `${memory.endpoints.registry}/acme/node`;
    expect(endOfLifeWarnings(moves)).toEqual([
      {
        file: 'Dockerfile',
        line: 2,
        text: `${image}:18 is deprecated, without published dates; it is rebuilt only in a grace period. Use ${image}:20.`,
      },
    ]);
  });

  it('looks up a tag once, however often it is pinned', async () => {
    const memory = await startMemoryPlatform();
    await marked(Array(20).fill('acme/node:22'), memory);
    const asked = memory.requests.filter(({ url }) => new URL(url).pathname === '/registry/v2/tags');
    expect(asked).toHaveLength(1);
  });

  it('marks nothing that the caller cannot read', async () => {
    const memory = await startMemoryPlatform();
    memory.answer(/\/registry\/v[12]\/(?:tags|eoltags)/, 403, { code: 7, message: 'Permission denied' });
    const moves = await marked(['acme/node:18', 'stranger/node:18'], memory);
    expect(moves.flatMap(({ endOfLife }) => endOfLife ?? [])).toEqual([]);
  });
});
