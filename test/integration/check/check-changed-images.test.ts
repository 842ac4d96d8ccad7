import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { movingImages } from '../../support/platform/moving-image.ts';

/** Three nightly builds: the second one goes back and runs differently, the third one is only rebuilt. */
const SHOP = {
  name: 'shop',
  packages: [
    { name: 'libcrypto3', version: '3.5.5-r0', origin: 'openssl' },
    { name: 'libssl3', version: '3.5.5-r0', origin: 'openssl' },
    { name: 'busybox', version: '1.37.0-r0' },
    { name: 'glibc', version: '2.42-r0' },
    { type: 'npm', name: 'semver', version: '7.7.3' },
  ],
  config: { user: '65532', entrypoint: ['/shop'] },
  tags: [
    {
      name: '1',
      history: { from: 'now-3d', every: '1d', count: 3 },
      changes: [
        {
          at: 'now-2d',
          set: [
            { name: 'libcrypto3', version: '3.5.4-r1', origin: 'openssl' },
            { name: 'libssl3', version: '3.5.4-r1', origin: 'openssl' },
            { type: 'npm', name: 'semver', version: '8.0.0' },
          ],
          remove: ['busybox'],
          config: { user: 'root', env: { API_TOKEN: 'hunter2' } },
        },
      ],
    },
  ],
};

interface Shop {
  readonly memory: MemoryPlatform;
  /** The builds of the tag, oldest first. */
  readonly builds: readonly Digest[];
}

async function startShop(changes: object = {}): Promise<Shop> {
  const organizations = movingImages({}).organizations.map((one) => {
    const organization = one as { readonly name: string; readonly repos: readonly object[] };
    if (organization.name !== 'acme') return organization;
    return Object.assign(organization, { repos: [...organization.repos, { ...SHOP, ...changes }] });
  });
  const memory = await startMemoryPlatform({ organizations });
  const { registry } = await memory.registryClients();
  const tag = 'tags' in changes ? 't10' : '1';
  const history = await registry.tagHistory({ organization: 'acme', name: 'shop' }, tag);
  return { memory, builds: history.map(({ digest }) => digest) };
}

function pinned(digest: Digest | undefined): string {
  return `FROM REGISTRY/acme/shop:1@${digest}\n`;
}

const RULES = new Set(['downgraded', 'base-changed']);

/** The findings of the two rules in a change from one Dockerfile to another. */
async function changed(
  { memory }: Shop,
  from: string,
  to: string,
  by: Partial<Parameters<typeof checkMemory>[1]> = {},
) {
  const report = await checkMemory(memory, { head: { Dockerfile: to }, base: { Dockerfile: from }, ...by });
  const found = report.findings.filter(({ rule }) => RULES.has(rule));
  return { report, found };
}

describe('a change that updates an image', () => {
  it('reports packages that go back and dangerous changes as notices', async () => {
    const shop = await startShop();
    const [first, second] = shop.builds;
    const { found } = await changed(shop, pinned(first), pinned(second));
    expect(found).toMatchObject([
      {
        rule: 'downgraded',
        level: 'notice',
        novelty: 'new',
        file: 'Dockerfile',
        line: 1,
        title: '2 packages are downgraded',
        message: expect.stringMatching(
          /^The new build is newer than \S+\/acme\/shop:1@sha256:[0-9a-f]{12}… and downgrades libcrypto3 3\.5\.5-r0 → 3\.5\.4-r1 \(with libssl3\)\.$/,
        ) as string,
      },
      {
        rule: 'base-changed',
        level: 'notice',
        novelty: 'new',
        title: 'Base image: 2 risky changes',
        message: expect.stringMatching(
          /: runs as root \(was 65532\); shell removed: .*busybox.*\. 4 packages changed\.$/,
        ) as string,
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });

  it('fails if the policy says so', async () => {
    const shop = await startShop();
    const [first, second] = shop.builds;
    const inputs = { failOn: ['new-downgraded' as const] };
    const { found, report } = await changed(shop, pinned(first), pinned(second), { inputs });
    expect(found.map(({ rule, level }) => `${level} ${rule}`)).toEqual([
      'error downgraded',
      'notice base-changed',
    ]);
    expect(report.verdict).toBe('fail');
  });

  it('finds no downgrade on the way back, where older packages are expected', async () => {
    const shop = await startShop();
    const [first, second] = shop.builds;
    const { found } = await changed(shop, pinned(second), pinned(first));
    expect(found).toEqual([]);
  });

  it('compares what an unpinned reference stands for', async () => {
    const shop = await startShop();
    const [first, , third] = shop.builds;
    const unpinned = 'FROM REGISTRY/acme/shop:1\n';
    expect((await changed(shop, pinned(first), unpinned)).found).toHaveLength(2);
    expect((await changed(shop, unpinned, pinned(third))).found).toEqual([]);
  });

  it('sends further requests only if an image changes', async () => {
    const shop = await startShop();
    const { memory } = shop;
    const [first, second] = shop.builds;
    const requestsOf = async (check: () => Promise<unknown>): Promise<number> => {
      const before = memory.requests.length;
      await check();
      return memory.requests.length - before;
    };
    const head = { Dockerfile: pinned(second) };
    const alone = await requestsOf(() => checkMemory(memory, { head }));
    const unchanged = await requestsOf(() => changed(shop, pinned(second), pinned(second)));
    const unpinned = await requestsOf(() => changed(shop, 'FROM REGISTRY/acme/shop:1\n', pinned(second)));
    expect(unchanged).toBe(alone);
    // The packages of the other build, and 14 requests for the comparison at most.
    const updated = await requestsOf(() => changed(shop, pinned(first), pinned(second)));
    expect(updated - alone).toBeGreaterThan(0);
    expect(Math.max(updated, unpinned) - alone).toBeLessThanOrEqual(20);
  });

  it('reports builds that could not be compared, which fails where a rule does', async () => {
    const shop = await startShop();
    const { memory } = shop;
    const [first = '', second] = shop.builds;
    const { content } = await memory.registryClients();
    const image = { organization: 'acme', name: 'shop' };
    const { manifest: index } = await content.manifest(image, first);
    const platform = 'manifests' in index ? index.manifests[0]?.digest : undefined;
    const { manifest } = await content.manifest(image, platform ?? '');
    memory.answer(new RegExp(`/blobs/${'config' in manifest ? manifest.config.digest : ''}`), 404, {});
    const inputs = { failOn: ['base-changed' as const] };
    const { found } = await changed(shop, pinned(first as Digest), pinned(second), { inputs });
    expect(found.map(({ level, rule, title }) => `${level} ${rule}: ${title}`)).toEqual([
      'error base-changed: Builds of the image not compared',
      'notice downgraded: Builds of the image not compared',
    ]);
  });

  it('repeats nothing that an unauthenticated run reports anyway', async () => {
    const shop = await startShop();
    const [first, second] = shop.builds;
    const { found, report } = await changed(shop, pinned(first), pinned(second), { principal: 'anonymous' });
    expect(found).toEqual([]);
    expect(report.findings.some(({ rule }) => rule === 'not-checked')).toBe(true);
  });

  it('compares at most 20 images', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `t${index + 10}`);
    const shop = await startShop({ tags: names.map((name) => Object.assign({}, SHOP.tags[0], { name })) });
    const { registry } = await shop.memory.registryClients();
    const histories = await Promise.all(
      names.map((name) => registry.tagHistory({ organization: 'acme', name: 'shop' }, name)),
    );
    const files = (build: number): string =>
      names.map((name, at) => `FROM REGISTRY/acme/shop:${name}@${histories[at]?.[build]?.digest}\n`).join('');
    const { found } = await changed(shop, files(0), files(1));
    const titles = Map.groupBy(found, ({ rule, title }) => `${rule}: ${title}`);
    expect([...titles].map(([title, all]) => [title, all.length])).toEqual([
      ['downgraded: 2 packages are downgraded', 20],
      ['downgraded: Builds of the image not compared', 1],
      ['base-changed: Base image: 2 risky changes', 20],
      ['base-changed: Builds of the image not compared', 1],
    ]);
  });
});
