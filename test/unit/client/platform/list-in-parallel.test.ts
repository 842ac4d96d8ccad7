import { describe, expect, it } from 'vitest';

import { listInParallel } from '../../../../src/client/platform/list-in-parallel.ts';
import type { List, ListPage, Walk } from '../../../../src/client/platform/list.ts';

interface Service {
  readonly listFrom: (walk: Walk) => List<string>;
  /** How every page was asked for, in order. */
  readonly walks: readonly Walk[];
  /** The most pages that were awaited at the same time. */
  readonly mostAtOnce: () => number;
}

/** A list of `items` that gives `size` a page; `change` may make a page otherwise. */
function serviceOf(
  items: readonly string[],
  size: number,
  change: (page: ListPage<string>, skip: number) => ListPage<string> = (page) => page,
): Service {
  const walks: Walk[] = [];
  let underWay = 0;
  let most = 0;
  const fetchPage = async (walk: Walk): Promise<ListPage<string>> => {
    walks.push(walk);
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    const skip = walk.skip ?? 0;
    const more = skip + size < items.length;
    const page = items.slice(skip, skip + size);
    return change(
      {
        items: page,
        totalCount: items.length,
        skipped: skip,
        nextPageToken: more ? `after ${skip}` : undefined,
      },
      skip,
    );
  };
  return {
    walks,
    mostAtOnce: () => most,
    listFrom: (walk) => ({
      pages: async function* pages() {
        yield await fetchPage(walk);
        expect.fail('only the first page of a walk is wanted');
      },
      [Symbol.asyncIterator]: () => expect.fail('items are not asked for one by one'),
    }),
  };
}

const NUMBERS = Array.from({ length: 95 }, (_, index) => String(index));
const self = (item: string): string => item;

describe('client/list-in-parallel', () => {
  it('gives every item in the order of the list, by pages that follow from the first', async () => {
    const { listFrom, walks } = serviceOf(NUMBERS, 10);
    expect(await listInParallel(listFrom, self, { pageSize: 10 })).toEqual(NUMBERS);
    expect(walks.map(({ skip }) => skip)).toEqual([undefined, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(new Set(walks.map(({ orderBy, pageSize }) => `${orderBy} ${pageSize}`))).toEqual(
      new Set(['uid 10']),
    );
  });

  it('waits for eight pages at a time and no more', async () => {
    const { listFrom, mostAtOnce } = serviceOf(NUMBERS, 3);
    expect(await listInParallel(listFrom, self)).toHaveLength(95);
    expect(mostAtOnce()).toBe(8);
  });

  it.each([
    ['an empty list', []],
    ['one page', ['a', 'b']],
    ['a full page', NUMBERS.slice(0, 10)],
  ])('asks once for %s', async (_, items) => {
    const { listFrom, walks } = serviceOf(items, 10);
    expect(await listInParallel(listFrom, self)).toEqual(items);
    expect(walks).toHaveLength(1);
  });

  it('goes by the size of the first page, which may be smaller than was asked for', async () => {
    const { listFrom, walks } = serviceOf(NUMBERS.slice(0, 7), 3);
    expect(await listInParallel(listFrom, self, { pageSize: 200 })).toEqual(NUMBERS.slice(0, 7));
    expect(walks.map(({ skip }) => skip)).toEqual([undefined, 3, 6]);
  });

  it('gives what moves from page to page once, where it was first', async () => {
    const { listFrom } = serviceOf(NUMBERS.slice(0, 6), 2, (page, skip) =>
      skip === 2 ? { ...page, items: ['1', '2', '3'] } : page,
    );
    expect(await listInParallel(listFrom, self)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it.each([
    ['does not tell how many there are', { totalCount: undefined }],
    ['has an empty first page and others', { items: [] }],
  ])('refuses a list that %s', async (_, fields) => {
    const { listFrom } = serviceOf(NUMBERS, 10, (page) => ({ ...page, ...fields }));
    await expect(listInParallel(listFrom, self)).rejects.toMatchObject({
      code: 'platform_unexpected_answer',
    });
  });

  it('fails as its pages do', async () => {
    const { listFrom } = serviceOf(NUMBERS, 10, (page, skip) =>
      skip === 50 ? expect.fail('the sixth page') : page,
    );
    await expect(listInParallel(listFrom, self)).rejects.toThrow('the sixth page');
  });
});
