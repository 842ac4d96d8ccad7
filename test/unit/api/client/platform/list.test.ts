import { describe, expect, it } from 'vitest';

import { paginatePages } from '../../../../../src/api/client/platform/list.ts';
import type { Page } from '../../../../../src/api/client/platform/list.ts';

function serve(pages: Readonly<Record<string, Page<string>>>) {
  const asked: string[] = [];
  const walked = paginatePages(async (token = 'first') => {
    asked.push(token);
    return pages[token] ?? { items: [] };
  }, String);
  const items = (async function* flat() {
    for await (const page of walked) yield* page.items;
  })();
  return { asked, items };
}

describe('paginatePages', () => {
  it('walks over an empty page and ends where the token is absent', async () => {
    const { items } = serve({
      first: { items: ['a'], nextPageToken: '2' },
      2: { items: [], nextPageToken: '3' },
      3: { items: ['b'] },
    });
    expect(await Array.fromAsync(items)).toEqual(['a', 'b']);
  });

  it('takes an empty token for an absent one', async () => {
    const { items, asked } = serve({ first: { items: ['a'], nextPageToken: '' } });
    expect(await Array.fromAsync(items)).toEqual(['a']);
    expect(asked).toEqual(['first']);
  });

  it('gives every item once when the query silently restarts', async () => {
    const { items } = serve({
      first: { items: ['a', 'b'], nextPageToken: 'expired' },
      expired: { items: ['a', 'b'], nextPageToken: 'fresh' },
      fresh: { items: ['c'] },
    });
    expect(await Array.fromAsync(items)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['first', { first: { items: [], totalCount: 1 } }],
    [
      'last',
      { first: { items: ['a'], nextPageToken: '2', totalCount: 3 }, 2: { items: ['b'], totalCount: 3 } },
    ],
  ] as const)('refuses a list whose %s page is short, after reading it twice', async (_, pages) => {
    const { items, asked } = serve(pages);
    await expect(Array.fromAsync(items)).rejects.toMatchObject({ code: 'platform_unexpected_answer' });
    expect(asked).toHaveLength(2 * Object.keys(pages).length);
  });

  it.each([
    ['created', 2, 3],
    ['deleted', 3, 2],
  ])('takes a list for whole in which an item was %s between two pages', async (_, before, after) => {
    const { items, asked } = serve({
      first: { items: ['b'], nextPageToken: '2', totalCount: before },
      2: { items: ['c'], totalCount: after },
    });
    expect(await Array.fromAsync(items)).toEqual(['b', 'c']);
    expect(asked).toEqual(['first', '2']);
  });

  it('gives every item once when a short list is whole the second time', async () => {
    const answers: Page<string>[] = [
      { items: ['a'], nextPageToken: '2', totalCount: 3 },
      { items: ['c'], totalCount: 3 },
      { items: ['a', 'b'], nextPageToken: '2', totalCount: 3 },
      { items: ['c'], totalCount: 3 },
    ];
    const pages = paginatePages(async () => answers.shift() ?? expect.fail('one page too many'), String);
    expect((await Array.fromAsync(pages)).flatMap(({ items }) => items)).toEqual(['a', 'b', 'c']);
  });

  it('counts what is skipped, and nothing from a page token on', async () => {
    const page = async (): Promise<Page<string>> => ({ items: ['c'], totalCount: 3 });
    expect(await Array.fromAsync(paginatePages(page, String, { skip: 2 }))).toHaveLength(1);
    expect(await Array.fromAsync(paginatePages(page, String, { from: 'second' }))).toHaveLength(1);
    await expect(Array.fromAsync(paginatePages(page, String, { skip: 1 }))).rejects.toMatchObject({
      code: 'platform_unexpected_answer',
    });
  });

  it('refuses a token that comes back', async () => {
    const { items } = serve({
      first: { items: ['a'], nextPageToken: '2' },
      2: { items: ['b'], nextPageToken: '2' },
    });
    await expect(Array.fromAsync(items)).rejects.toMatchObject({ code: 'platform_unexpected_answer' });
  });

  it('requests no page that is not read', async () => {
    const { items, asked } = serve({ first: { items: ['a', 'b'], nextPageToken: '2' } });
    for await (const item of items) if (item === 'a') break;
    expect(asked).toEqual(['first']);
  });
});
