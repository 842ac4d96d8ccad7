import type { PageEnvelope } from '../../contract/page.ts';
import { PAGE_SIZE } from '../../contract/page.ts';
import type { RouteName, RouteResponse } from '../../contract/routes.ts';
import { checkedNumber } from '../transport/checked-number.ts';
import { paginatePages } from './paginate.ts';
import type { Page } from './paginate.ts';
import type { PlatformAccess } from './platform-access.ts';
import type { CallParts } from '../transport/request.ts';

/** How to walk a list, as every List endpoint understands it (service-rules.md#lists). */
export interface Walk {
  /** Results of one page; the largest that there is where absent: fewer rounds for the same list. */
  readonly pageSize?: number;
  /** `<field>` or `<field> desc`. */
  readonly orderBy?: string;
  /** Results to leave out before the first one. */
  readonly skip?: number;
  /** Begins at the page of this token, which a page of an earlier walk over the same list named as its next. */
  readonly pageToken?: string;
}

/** Where in the tree of groups the items of a list have to lie (service-rules.md#scope-filters). */
export interface Place {
  readonly ids?: readonly string[];
  readonly childrenOf?: string;
  readonly descendantsOf?: string;
  readonly ancestorsOf?: string;
  readonly inRoot?: boolean;
}

/** One page of a walk. */
export interface ListPage<Item> extends Page<Item> {
  /** The number of results on all pages; undefined where the service told none. */
  readonly totalCount: number | undefined;
  /** The number of results that were left out before this page. */
  readonly skipped: number;
}

/** A list: every item once with `for await`, or page by page with what stands beside the items. */
export interface List<Item> extends AsyncIterable<Item> {
  pages(): AsyncIterable<ListPage<Item>>;
}

/** What tells one List endpoint from another. */
export interface ListOf<Name extends RouteName, Item> {
  readonly route: Name;
  /** Completes "could not …". */
  readonly purpose: string;
  /** The filters, in the spelling of the specification. */
  readonly query: NonNullable<CallParts['query']>;
  readonly path?: NonNullable<CallParts['path']>;
  readonly pageOf: (answer: RouteResponse<Name>) => PageEnvelope & { readonly items: readonly Item[] };
  readonly uidOf: (item: Item) => string;
}

/**
 * A list of the platform API as an async iterable over all its pages. Nothing is asked before the first item is; each
 * `for await` walks anew. Throws what `paginatePages` and the call throw, and `platform_unexpected_answer` for a total
 * that no number of JavaScript can hold.
 */
export function listOf<Name extends RouteName, Item>(
  access: PlatformAccess<Name>,
  list: ListOf<Name, Item>,
  walk: Walk = {},
): List<Item> {
  const fetchPage = async (pageToken: string | undefined): Promise<ListPage<Item>> => {
    const query = { ...list.query, ...walkQuery(walk, pageToken) };
    const path = list.path === undefined ? {} : { path: list.path };
    const page = list.pageOf(await access.ask(list.route, list.purpose, { ...path, query }));
    return {
      items: page.items,
      nextPageToken: page.nextPageToken,
      totalCount: page.totalCount === undefined ? undefined : checkedNumber(page.totalCount),
      skipped: page.skipped ?? 0,
    };
  };
  const pages = (): AsyncIterable<ListPage<Item>> => paginatePages(fetchPage, list.uidOf, walk.pageToken);
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of pages()) yield* items;
    },
  };
}

/** The place as query parameters. */
export function placeQuery(place: Place): NonNullable<CallParts['query']> {
  return {
    'uidp.ids': place.ids,
    'uidp.children_of': place.childrenOf,
    'uidp.descendants_of': place.descendantsOf,
    'uidp.ancestors_of': place.ancestorsOf,
    'uidp.in_root': place.inRoot,
  };
}

/** `skip` counts from where a token stands, so it goes with the first page alone. */
function walkQuery(walk: Walk, pageToken: string | undefined): NonNullable<CallParts['query']> {
  return {
    page_size: walk.pageSize ?? PAGE_SIZE.maximum,
    page_token: pageToken,
    order_by: walk.orderBy,
    skip: pageToken === walk.pageToken ? walk.skip : undefined,
  };
}
