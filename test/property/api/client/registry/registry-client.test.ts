import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../../../src/api/client/transport/call.ts';
import { routes } from '../../../../../src/api/routes.ts';
import { readEndpoints } from '../../../../../src/api/client/transport/endpoints.ts';
import { createRegistryClient } from '../../../../../src/api/client/registry/registry-client.ts';
import { createRegistryTokens } from '../../../../../src/api/client/registry/registry-tokens.ts';
import { formatInstant, parseInstant, toInstant } from '../../../../../src/values/instant.ts';
import type { TagHistory } from '../../../../../src/values/tag-history.ts';
import { digestOf } from '../../../../support/samples/sample-check.ts';
import { fakeClock } from '../../../../support/platform/fake-clock.ts';
import { json } from '../../../../support/platform/scripted-http.ts';

/** What one answer holds at most (service-rules.md#tag-history). */
const PAGE = 1_000;

const endpoints = readEndpoints({
  apiUrl: 'https://api.test',
  issuerUrl: 'https://issuer.test',
  tokenUrl: '',
  registryUrl: '',
  registry: 'registry.test',
});

/** Histories around the length of a page, some of whose records share their time with the one before. */
const history: fc.Arbitrary<TagHistory> = fc
  .record({
    length: fc.oneof(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: PAGE - 2, max: PAGE + 2 }),
      fc.integer({ min: 2 * PAGE - 3, max: 2 * PAGE + 3 }),
    ),
    /** Records at which the time stands still. */
    ties: fc.uniqueArray(fc.integer({ min: PAGE - 4, max: PAGE + 2 }), { maxLength: 4 }),
  })
  .map(({ length, ties }) => {
    let at = Date.parse('2024-01-01T00:00:00.000Z');
    return Array.from({ length }, (_, index) => {
      if (!ties.includes(index)) at += 60_001;
      return { at: toInstant(at), digest: digestOf((index % 16).toString(16)) };
    });
  });

/**
 * A registry with one tag. Whether `start` belongs to a page is not documented
 * (service-rules.md#tag-history).
 */
async function read(builds: TagHistory, isInclusive: boolean): Promise<readonly [TagHistory, pages: number]> {
  let pages = 0;
  const clock = fakeClock();
  const call = createCaller({
    routes,
    clock,
    endpoints,
    send: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname === '/token') return json(200, { token: 'token', expires_in: 300 });
      pages += 1;
      const start = searchParams.get('start');
      const from = start === null ? undefined : parseInstant(start);
      const rest = builds.filter(({ at }) => from === undefined || at > from || (isInclusive && at === from));
      return json(200, {
        history: rest.slice(0, PAGE).map(({ at, digest }) => ({
          updateTimestamp: formatInstant(at),
          digest,
        })),
      });
    },
  });
  const tokens = createRegistryTokens({
    call,
    clock,
    passwordFor: () => undefined,
    onSecret: () => undefined,
  });
  const registry = createRegistryClient({ call, tokens });
  return [await registry.tagHistory({ organization: 'acme', name: 'app' }, 'latest'), pages];
}

describe('a history that comes in pages', () => {
  it('is whole, in its order and without repetitions, wherever a page ends', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (builds) => {
        const [whole, pages] = await read(builds, true);
        expect(whole).toEqual(builds);
        expect(pages).toBeLessThanOrEqual(Math.floor(builds.length / (PAGE - 4)) + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('is whole where the start does not belong to a page, as long as no two builds share their time', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (builds) => {
        fc.pre(new Set(builds.map(({ at }) => at)).size === builds.length);
        expect((await read(builds, false))[0]).toEqual(builds);
      }),
      { numRuns: 20 },
    );
  });

  it('ends where a page brings nothing new', async () => {
    const stuck = Array.from({ length: PAGE + 5 }, (_, index) => ({
      at: toInstant(Date.parse('2024-01-01T00:00:00.000Z')),
      digest: digestOf((index % 16).toString(16)),
    }));
    const [, pages] = await read(stuck, true);
    expect(pages).toBe(2);
  });
});
