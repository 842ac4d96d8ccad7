import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../../src/api/client/platform/iam/iam-client.ts';
import {
  OWNER,
  startTestPlatform,
  TEAM,
  WORLD,
} from '../../../../integration/embedded-platform/test-platform.ts';

const ORDERS = ['uid', 'uid desc', 'name', 'name desc', 'created_at', 'createTime desc'] as const;

async function start(names: readonly string[]) {
  const test = await startTestPlatform(WORLD);
  const { groups } = createIamClient(await test.signIn(OWNER));
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- each gets a time of its own
    await groups.create(TEAM, { name });
    test.clock.advance(1);
  }
  return { test, groups };
}

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,6}$/), { minLength: 1, maxLength: 12 });

describe('a walk over a list', () => {
  it('shows nothing twice and misses nothing that was there, whatever comes in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        names,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...ORDERS),
        async (given, pageSize, orderBy) => {
          const { groups } = await start(given);
          const seen: string[] = [];
          for await (const { uid, name } of groups.list({ childrenOf: TEAM }, { pageSize, orderBy })) {
            seen.push(uid);
            if (!name.startsWith('New ')) await groups.create(TEAM, { name: `New ${name}` });
          }
          expect(new Set(seen).size).toBe(seen.length);
          const there = await Array.fromAsync(groups.list({ childrenOf: TEAM }));
          const old = there.filter(({ name }) => given.includes(name)).map(({ uid }) => uid);
          expect(seen).toEqual(expect.arrayContaining(old));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('continues where another one stopped, and returns the count', async () => {
    await fc.assert(
      fc.asyncProperty(
        names,
        fc.integer({ min: 1, max: 5 }),
        fc.nat({ max: 6 }),
        async (given, pageSize, skip) => {
          const { groups } = await start(given);
          const filter = { childrenOf: TEAM };
          const all = (await Array.fromAsync(groups.list(filter))).map(({ uid }) => uid);
          const walk = { pageSize, skip };
          const [first] = await Array.fromAsync(groups.list(filter, walk).pages());
          expect([first?.totalCount, first?.skipped]).toEqual([all.length, skip]);
          const pageToken = first?.nextPageToken;
          const rest =
            pageToken === undefined
              ? []
              : await Array.fromAsync(groups.list(filter, { pageSize, pageToken }));
          const uids = [...(first?.items ?? []), ...rest].map(({ uid }) => uid);
          expect(uids).toEqual(all.slice(skip));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('sends no request before the first item is read', async () => {
    const test = await startTestPlatform(WORLD);
    const signedIn = await test.signIn(OWNER);
    const list = createIamClient(signedIn).groups.list();
    expect(test.requests).toHaveLength(0);
    await Array.fromAsync(list);
    expect(test.requests).toHaveLength(1);
  });
});
