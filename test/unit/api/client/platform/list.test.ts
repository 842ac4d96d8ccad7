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
