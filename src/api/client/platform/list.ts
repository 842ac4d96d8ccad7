import { PAGE_SIZE } from '../../schema/page.ts';
import type { PageEnvelope } from '../../schema/page.ts';
import type { RouteName, RouteResponse } from '../../routes.ts';
import { MooringError } from '../../../values/errors.ts';
import type { CallOptions, CallParts } from '../transport/request.ts';
import type { PlatformAccess } from './platform-access.ts';

/** Paging options of a list (service-rules.md#lists), and the limits of the call for each page. */
export interface Paging extends CallOptions {
  /** Results per page; the maximum by default. */
  readonly pageSize?: number;
  /** `<field>` or `<field> desc`. */
  readonly orderBy?: string;
  /** Number of results to skip before the first one. */
  readonly skip?: number;
  /** Token of the first page to return: `nextPageToken` of a page of the same list. */
  readonly pageToken?: string;
}

/** Filters by the position in the group hierarchy (service-rules.md#scope-filters). */
export interface Place {
  readonly ids?: readonly string[];
  readonly childrenOf?: string;
  readonly descendantsOf?: string;
  readonly ancestorsOf?: string;
  readonly inRoot?: boolean;
}

/** One page of a list. */
export interface ListPage<Item> extends Page<Item> {
  /** Number of results on all pages; undefined in v1, which does not count them. */
  readonly totalCount: number | undefined;
  /** Number of results skipped before this page. */
  readonly skipped: number;
}

/** A list: `for await` yields every item once. No request is sent before it is read, and each reading starts again. */
export interface List<Item> extends AsyncIterable<Item> {
  /** Yields the pages with their counts. */
  pages(): AsyncIterable<ListPage<Item>>;
  /** Returns the items of all pages, or the first ones of them: no page is requested that has none of these. */
  all(options?: { readonly limit?: number }): Promise<readonly Item[]>;
}

export type Query = NonNullable<CallParts['query']>;

/** One List endpoint with its filters. */
interface ListRequest<Name extends RouteName, Item> {
  readonly route: Name;
  /** Completes "could not …". */
  readonly purpose: string;
  /** The filters, spelled as in the specification. */
  readonly query?: Query;
  readonly path?: NonNullable<CallParts['path']>;
  /** The items of a page, and its other fields; v1 has only the token. */
  readonly pageOf: (
    response: RouteResponse<Name>,
  ) => readonly [items: readonly Item[], page: Partial<PageEnvelope>];
  readonly uidOf: (item: Item) => string;
}

/**
 * Returns a list of the platform API. Reading it throws what `paginatePages` and the call throw, and
 * `platform_unexpected_answer` for a total that is not a safe integer.
 */
export function listOf<Name extends RouteName, Item>(
  { request }: PlatformAccess<Name>,
  list: ListRequest<Name, Item>,
  paging: Paging = {},
): List<Item> {
  const fetchPage = async (pageToken: string | undefined): Promise<ListPage<Item>> => {
    const query = { ...list.query, ...pagingQuery(paging, pageToken) };
    const path = list.path === undefined ? {} : { path: list.path };
    const [items, page] = list.pageOf(
      await request(list.route, list.purpose, { ...path, query, options: paging }),
    );
    return {
      items,
      nextPageToken: page.nextPageToken,
      totalCount: page.totalCount === undefined ? undefined : parseInt64(page.totalCount),
      skipped: page.skipped ?? 0,
    };
  };
  const start = { from: paging.pageToken, skip: paging.skip };
  return createList(() => paginatePages(fetchPage, list.uidOf, start));
}

/** Creates a list of its pages, which each reading requests again. */
export function createList<Item>(pages: () => AsyncIterable<ListPage<Item>>): List<Item> {
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of pages()) yield* items;
    },
    all: async ({ limit = Infinity } = {}) => {
      const all: Item[] = [];
      if (limit > 0) for await (const { items } of pages()) if (all.push(...items) >= limit) break;
      return all.slice(0, limit);
    },
  };
}

/** Returns a filter as query parameters: the place as the service spells it, and the filters of the list as they are. */
export function filterQuery(filter: Place & Query): Query {
  const { ids, childrenOf, descendantsOf, ancestorsOf, inRoot, ...own } = filter;
  return {
    ...own,
    'uidp.ids': ids,
    'uidp.children_of': childrenOf,
    'uidp.descendants_of': descendantsOf,
    'uidp.ancestors_of': ancestorsOf,
    'uidp.in_root': inRoot,
  };
}

/** `skip` counts from the position of the page token, so only the first page sends it. */
function pagingQuery(paging: Paging, pageToken: string | undefined): Query {
  return {
    page_size: paging.pageSize ?? PAGE_SIZE.maximum,
    page_token: pageToken,
    order_by: paging.orderBy,
    skip: pageToken === paging.pageToken ? paging.skip : undefined,
  };
}

/**
 * Parses a 64-bit number, which JSON carries as text (service-rules.md#64-bit-numbers). Throws
 * `platform_unexpected_answer` if it is not a safe integer.
 */
export function parseInt64(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new MooringError('platform_unexpected_answer', `the number ${text} is too large`);
}

/** One page as the service gives it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Absent or empty on the last page (service-rules.md#pages). */
  readonly nextPageToken?: string | undefined;
  /** Number of results on all pages; undefined if the service does not count them. */
  readonly totalCount?: number | undefined;
}

/** Where a list starts: a page token, and how many results are left out before the first one. */
interface Start {
  readonly from?: string | undefined;
  readonly skip?: number | undefined;
}

/** No list of this service is as long as this many pages; a server that never ends is stopped here. */
const MAX_PAGES = 10_000;

/** How often a list is read from its start, until it has as many items as it says. */
export const MAX_PASSES = 2;

/** Returns the failure of a list that has fewer items than it says each time. */
export function shortList(): MooringError {
  return new MooringError('platform_unexpected_answer', 'a list has fewer items than it says');
}

/**
 * Yields every page of a list, each uid once. Ends only if the token is absent, not if a page is empty. An expired token
 * silently restarts the query (service-rules.md#page-tokens), so duplicates are removed by uid. A list with fewer items
 * than it says is read again from its start, since items can be created and deleted between pages. Throws
 * `platform_unexpected_answer` if it is short then too, and if a token is repeated.
 */
export async function* paginatePages<Item, Given extends Page<Item>>(
  fetchPage: (pageToken: string | undefined) => Promise<Given & Page<Item>>,
  uidOf: (item: Item) => string,
  start: Start = {},
): AsyncGenerator<Given & Page<Item>, void, undefined> {
  const yielded = new Set<string>();
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const count = countItems(uidOf, start);
    // oxlint-disable-next-line no-await-in-loop -- only a list that is short is read again
    for await (const page of everyPage(fetchPage, start.from)) {
      count.add(page);
      const isLast = isLastPage(page);
      if (isLast && count.isShort()) break;
      yield { ...page, items: page.items.filter((item) => isFirst(yielded, uidOf(item))) };
      if (isLast) return;
    }
  }
  throw shortList();
}

/** Yields the pages as they come, to the one without a token for another. */
async function* everyPage<Given extends Page<unknown>>(
  fetchPage: (pageToken: string | undefined) => Promise<Given>,
  firstToken: string | undefined,
): AsyncGenerator<Given, void, undefined> {
  const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
  let pageToken = firstToken;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the token of a page is in the page before it
    const page = await fetchPage(pageToken);
    yield page;
    pageToken = page.nextPageToken;
    if (pageToken === undefined || pageToken === '') return;
    if (!isFirst(seenTokens, pageToken)) {
      throw new MooringError('platform_unexpected_answer', 'a list repeats a page token');
    }
  }
  throw new MooringError('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
}

/**
 * Counts the items of pages. The smallest of their totals counts: an item that was created behind the pages that were
 * read is missing for a reason, and so is one that was deleted before its page. From a page token on, the number of
 * results before it is not known, so the list is never short.
 */
function countItems<Item>(
  uidOf: (item: Item) => string,
  { from, skip = 0 }: Start,
): { readonly add: (page: Page<Item>) => void; readonly isShort: () => boolean } {
  const uids = new Set<string>();
  let total = from === undefined ? Infinity : 0;
  return {
    add: ({ items, totalCount = 0 }) => {
      total = Math.min(total, totalCount);
      for (const item of items) uids.add(uidOf(item));
    },
    isShort: () => skip + uids.size < total,
  };
}

function isLastPage({ nextPageToken }: Page<unknown>): boolean {
  return nextPageToken === undefined || nextPageToken === '';
}

function isFirst(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return false;
  seen.add(value);
  return true;
}
