import { MooringError } from '../../domain/errors.ts';

/** One page as the service gives it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Absent or empty on the last page (service-rules.md#pages). */
  readonly nextPageToken?: string | undefined;
}

/** No list of this service is as long as this many pages; a server that never ends is stopped here. */
const MOST_PAGES = 10_000;

/** Every item of a list, page after page; see `paginatePages`. */
export async function* paginate<Item>(
  fetchPage: (pageToken: string | undefined) => Promise<Page<Item>>,
  uidOf: (item: Item) => string,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of paginatePages(fetchPage, uidOf)) yield* items;
}

/**
 * Every page of a list from a token on, each uid once. Ends only where the token is absent, not where a page is
 * empty. An expired token silently restarts the query (service-rules.md#page-tokens), so items are told apart
 * by uid. Throws `platform_unexpected_answer` when a token comes back a second time: such a list would never
 * end.
 */
export async function* paginatePages<Item, Given extends Page<Item>>(
  fetchPage: (pageToken: string | undefined) => Promise<Given & Page<Item>>,
  uidOf: (item: Item) => string,
  firstToken?: string,
): AsyncGenerator<Given & Page<Item>, void, undefined> {
  const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
  const seenUids = new Set<string>();
  let pageToken = firstToken;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the token of a page is in the page before it
    const page = await fetchPage(pageToken);
    yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
    pageToken = page.nextPageToken;
    if (pageToken === undefined || pageToken === '') return;
    if (!isFirst(seenTokens, pageToken)) {
      throw new MooringError(
        'platform_unexpected_answer',
        'a list repeats its page token and would never end',
      );
    }
  }
  throw new MooringError('platform_unexpected_answer', `a list has more than ${MOST_PAGES} pages`);
}

function isFirst(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return false;
  seen.add(value);
  return true;
}
