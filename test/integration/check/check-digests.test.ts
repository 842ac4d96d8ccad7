import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { checkMemory, found } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { digestOf } from '../../support/samples/sample-check.ts';

async function buildOf(memory: MemoryPlatform, tag: string, index: number): Promise<string> {
  const { registry } = await memory.registryClients('identity');
  const history = await registry.tagHistory({ organization: 'acme', name: 'node' }, tag);
  return history.at(index)?.digest ?? expect.fail('the history is too short');
}

function messages({ findings }: CheckReport): string {
  return findings.map(({ title, message }) => `${title}: ${message}`).join('\n');
}

describe('a digest alone', () => {
  it('is judged by the tag in the comment behind it', async () => {
    const memory = await startMemoryPlatform();
    const digest = await buildOf(memory, '22', -4);
    const manifest = `services:\n  web:\n    image: REGISTRY/acme/node@${digest} # 22\n`;
    const report = await checkMemory(memory, { head: { 'compose.yaml': manifest } });
    expect(report.images).toMatchObject([{ pinned: digest, behind: { builds: 3, days: 3 } }]);
    expect(report.images[0]?.image).toMatch(/acme\/node:22$/);
    expect(found(report)).toEqual(['notice behind not-compared compose.yaml']);
  });

  it('does not trust a comment: its digest belongs to another tag', async () => {
    const memory = await startMemoryPlatform();
    const old = await buildOf(memory, '18', -1);
    const manifest = `services:\n  web:\n    image: REGISTRY/acme/node@${old} # 22\n`;
    const report = await checkMemory(memory, { head: { 'compose.yaml': manifest } });
    expect(found(report)).toEqual(['warning foreign-digest not-compared compose.yaml']);
    expect(messages(report)).toMatch(/Digest belongs to tag 18: .* not in the history of tag 22/);
  });

  it('is judged by the tag that points to it now', async () => {
    const memory = await startMemoryPlatform();
    const digest = await buildOf(memory, '18', -1);
    const report = await checkMemory(memory, { head: { Dockerfile: `FROM REGISTRY/acme/node@${digest}\n` } });
    expect(messages(report)).toMatch(/^Tag 18 is past its end of life/);
  });

  it.each([['identity'], ['anonymous']] as const)(
    'is judged by a tag that once pointed to it, as %s where the image is public',
    async (who) => {
      const memory = await startMemoryPlatform();
      const { registry } = await memory.registryClients('anonymous');
      const history = await registry.tagHistory({ organization: 'chainguard', name: 'static' }, 'latest');
      const digest = history.at(-3)?.digest ?? expect.fail('the history is too short');
      const head = { Dockerfile: `FROM REGISTRY/chainguard/static@${digest}\n` };
      const report = await checkMemory(memory, { head, principal: who });
      expect(report.images).toMatchObject([{ behind: { builds: 2 } }]);
      expect(report.images[0]?.image).toMatch(/chainguard\/static:latest$/);
    },
  );

  it('that no tag ever pointed to is reported', async () => {
    const memory = await startMemoryPlatform();
    const head = { Dockerfile: `FROM REGISTRY/acme/node@${digestOf('f')}\n` };
    expect(messages(await checkMemory(memory, { head }))).toMatch(
      /Digest without a tag: .*no tag of the image ever pointed to the digest/,
    );
  });
});

describe('a digest beside a tag', () => {
  it('that belongs to no build of the image fails what a change adds', async () => {
    const memory = await startMemoryPlatform();
    const head = { Dockerfile: `FROM REGISTRY/acme/node:22@${digestOf('f')}\n` };
    const report = await checkMemory(memory, { head, base: {} });
    expect(found(report)).toEqual([
      'error foreign-digest new Dockerfile',
      'warning not-judged new Dockerfile',
    ]);
    expect(messages(report)).toMatch(
      /not in the history of any tag of .* \(4 tags searched\), nor in the registry/,
    );
    expect(report.verdict).toBe('fail');
  });

  it('costs a search only where it is none of the builds of its tag', async () => {
    const memory = await startMemoryPlatform();
    const digest = await buildOf(memory, '22', -2);
    const before = memory.requests.length;
    await checkMemory(memory, { head: { Dockerfile: `FROM REGISTRY/acme/node:22@${digest}\n` } });
    const asked = memory.requests.slice(before).map(({ url }) => new URL(url).pathname);
    expect(asked.filter((path) => path.includes('/history/'))).toEqual([
      '/v2/acme/node/_chainguard/history/22',
    ]);
    expect(asked.filter((path) => path.endsWith('/tags/list'))).toEqual([]);
  });

  it('is not foreign if its origin cannot be fetched', async () => {
    const faults = [{ route: 'listTagNames', nth: '*', status: 403, body: { errors: [] } }];
    const memory = await startMemoryPlatform({ faults });
    const head = { Dockerfile: `FROM REGISTRY/acme/node:22@${digestOf('f')}\n` };
    const report = await checkMemory(memory, { head });
    expect(found(report)).toEqual([
      'error not-checked not-compared Dockerfile',
      'warning not-judged not-compared Dockerfile',
    ]);
    expect(messages(report)).toMatch(/Origin of the digest could not be checked/);
  });
});
