import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import { readImageReference } from '../../../src/values/image-reference.ts';
import type { ImageReference } from '../../../src/values/image-reference.ts';
import { pinKey } from '../../../src/tag-history/decide/pin-origin.ts';
import type { PinOrigin } from '../../../src/tag-history/decide/pin-origin.ts';
import { verifyPins } from '../../../src/tag-history/verify-pins.ts';
import type { VerifyOptions } from '../../../src/tag-history/search-origin.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { digestOf } from '../../support/samples/sample-check.ts';

const NODE = { organization: 'acme', name: 'node' };

interface World extends VerifyOptions {
  readonly memory: MemoryPlatform;
}

async function start(
  changes: Readonly<Record<string, unknown>> = {},
  who: 'identity' | 'anonymous' = 'identity',
): Promise<World> {
  const memory = await startMemoryPlatform(changes);
  const clients = await memory.registryClients(who);
  return { memory, ...clients, registryHost: memory.endpoints.registry };
}

function referenceOf(text: string, { registryHost }: VerifyOptions): ImageReference {
  const reading = readImageReference(text.replace('REGISTRY', registryHost));
  return reading.kind === 'reference' ? reading.reference : expect.fail(reading.reason);
}

async function verify(text: string, world: World): Promise<PinOrigin | undefined> {
  const reference = referenceOf(text, world);
  return (await verifyPins([reference], world)).get(pinKey(reference));
}

async function buildOf(tag: string, world: World, index = -3): Promise<Digest> {
  const history = await world.registry.tagHistory(NODE, tag);
  return history.at(index)?.digest ?? expect.fail('the history is too short');
}

describe('tag-history/verify-pins', () => {
  it('knows a build of the tag itself, since when and until when, by its history alone', async () => {
    const world = await start();
    const digest = await buildOf('22', world);
    const asked = world.memory.requests.length;
    const origin = await verify(`REGISTRY/acme/node:22@${digest}`, world);
    expect(origin).toMatchObject({ kind: 'own', tag: '22' });
    if (origin?.kind !== 'own') return;
    expect((origin.until ?? 0) - origin.since).toBe(86_400_000);
    expect(world.memory.requests).toHaveLength(asked);
  });

  it('says that the newest build is still the tag', async () => {
    const world = await start();
    const digest = await buildOf('22', world, -1);
    expect(await verify(`REGISTRY/acme/node:22@${digest}`, world)).toMatchObject({
      kind: 'own',
      until: undefined,
    });
  });

  it('finds the tag that a digest really belonged to', async () => {
    const world = await start();
    const digest = await buildOf('22-dev', world);
    expect(await verify(`REGISTRY/acme/node:22@${digest}`, world)).toMatchObject({
      kind: 'other-tag',
      tag: '22-dev',
    });
  });

  it('finds the index that a platform manifest is inside of', async () => {
    const world = await start();
    const index = await buildOf('22', world, -20);
    const { manifest } = await world.content.manifest(NODE, index);
    const arm = ('manifests' in manifest ? manifest.manifests : []).find(
      ({ platform }) => platform?.architecture === 'arm64',
    );
    expect(await verify(`REGISTRY/acme/node:22@${arm?.digest}`, world)).toMatchObject({
      kind: 'platform-manifest',
      platform: 'linux/arm64',
      index,
    });
  });

  it('calls foreign what no build of any tag is, and has looked at them all', async () => {
    const world = await start();
    const origin = await verify(`REGISTRY/acme/node:22@${digestOf('f')}`, world);
    expect(origin).toEqual({ kind: 'foreign', tags: 4, isInRegistry: false });
    const histories = world.memory.requests.filter(({ url }) => url.includes('/history/'));
    expect(histories).toHaveLength(4);
  });

  it('finds the tag of a digest that stands alone', async () => {
    const world = await start();
    const digest = await buildOf('20', world);
    expect(await verify(`REGISTRY/acme/node@${digest}`, world)).toMatchObject({ kind: 'own', tag: '20' });
    expect(await verify(`REGISTRY/acme/node@${digestOf('f')}`, world)).toMatchObject({
      kind: 'not-checked',
      code: 'digest-alone',
    });
  });

  it('does not query every tag if the tags of a digest are known', async () => {
    const world = await start();
    const digest = await buildOf('18', world, -1);
    const reference = referenceOf(`REGISTRY/acme/node:22@${digest}`, world);
    const origins = await verifyPins([reference], { ...world, tagsOfDigest: async () => ['18'] });
    expect(origins.get(pinKey(reference))).toMatchObject({ kind: 'other-tag', tag: '18' });
    expect(world.memory.requests.some(({ url }) => url.includes('/tags/list'))).toBe(false);
  });

  it.each([
    ['on another registry', 'docker.io/library/alpine:3.20', 'other-registry'],
    ['whose tag has no history', 'REGISTRY/acme/node:23', 'lookup-failed'],
  ] as const)('never calls a pin foreign %s', async (_, image, code) => {
    const world = await start();
    expect(await verify(`${image}@${digestOf('f')}`, world)).toMatchObject({ kind: 'not-checked', code });
  });

  it('never reports a pin of a private image as foreign in an unauthenticated run', async () => {
    const world = await start({}, 'anonymous');
    expect(await verify(`REGISTRY/acme/node:22@${digestOf('f')}`, world)).toMatchObject({
      kind: 'not-checked',
      code: 'lookup-failed',
    });
  });

  it.each(['getTagHistory', 'listTagNames', 'headManifest'])(
    'never calls a pin foreign when %s is refused',
    async (route) => {
      const world = await start({ faults: [{ route, nth: '*', status: 403, body: {} }] });
      expect(await verify(`REGISTRY/acme/node:22@${digestOf('f')}`, world)).toMatchObject({
        kind: 'not-checked',
        code: 'lookup-failed',
      });
    },
  );
});
