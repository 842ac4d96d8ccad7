import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { startTestPlatform } from '../../integration/embedded-platform/test-platform.ts';
import type { TestPlatform } from '../../integration/embedded-platform/test-platform.ts';

interface Tag {
  readonly uid: string;
  readonly name: string;
  readonly createTime: string;
}

interface Page {
  readonly tags: readonly Tag[];
  readonly nextPageToken: string;
  readonly totalCount: string;
}

/** Few different times, so that many tags tie. */
const hours = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 25 });
const orders = fc.record({ field: fc.constantFrom('uid', 'name', 'created_at'), descending: fc.boolean() });
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

async function platformWith(ages: readonly number[]): Promise<TestPlatform> {
  const tags = ages.map((age, index) => `{ name: t${(index * 7) % 31}, history: [{ at: now-${age}h }] }`);
  return startTestPlatform(
    `organizations: [{ name: acme, repos: [{ name: app, tags: [${tags.join(', ')}] }] }]`,
  );
}

async function readPage(test: TestPlatform, query: Readonly<Record<string, string>>): Promise<Page> {
  const { json } = await test.ask(`/registry/v2/tags?${new URLSearchParams(query).toString()}`, {
    token: test.platform.line.adminToken,
  });
  return json;
}

/** By the field, and by uid where that is equal. */
function compare(field: string, one: Tag, other: Tag): number {
  const value = (tag: Tag): string =>
    field === 'name' ? tag.name : field === 'uid' ? tag.uid : tag.createTime;
  const order = compareText(value(one), value(other));
  return order === 0 ? compareText(one.uid, other.uid) : order;
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

describe('the pages of a list', () => {
  it('are together the list, once, in its order, whatever their sizes and wherever they begin', async () => {
    await fc.assert(
      fc.asyncProperty(
        hours,
        orders,
        sizes,
        fc.nat({ max: 30 }),
        async (ages, { field, descending }, pageSizes, skip) => {
          const test = await platformWith(ages);
          const orderBy = descending ? `${field} desc` : field;
          const whole = (await readPage(test, { page_size: '200', order_by: 'uid' })).tags.toSorted(
            (one, other) => compare(field, one, other),
          );
          const expected = (descending ? whole.toReversed() : whole).slice(skip);
          const seen: Tag[] = [];
          let pageToken = '';
          for (let number = 0; number === 0 || pageToken !== ''; number += 1) {
            const page = await readPage(test, {
              page_size: String(pageSizes[number % pageSizes.length]),
              order_by: orderBy,
              page_token: pageToken,
              skip: number === 0 ? String(skip) : '',
            });
            expect(page.totalCount).toBe(String(ages.length));
            expect(page.tags.length > 0 || page.nextPageToken === '').toBe(true);
            seen.push(...page.tags);
            pageToken = page.nextPageToken;
          }
          test.platform.close();
          expect(seen).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});
