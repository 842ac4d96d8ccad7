import { PAGE_SIZE } from '../../api/schema/page.ts';
import type { ListQuery, PageEnvelope } from '../../api/schema/page.ts';
import type { Clock } from '../../values/clock.ts';
import { invalidArgument } from '../requests/refusal.ts';
import type { Resource } from '../store/resource.ts';
import type { ResourceFilter } from '../store/resource-filter.ts';
import type { Order, Position, OrderColumn } from '../store/resource-store.ts';
import type { Store } from '../store/store.ts';
import { readPageToken, writePageToken } from './page-token.ts';

/** One page of a list: its resources and the other fields of the response. */
export interface ListedPage {
  readonly resources: readonly Resource[];
  readonly envelope: PageEnvelope;
}

export interface ListContext {
  readonly store: Store;
  readonly clock: Clock;
  /** Uids that are left out although they match; none if absent. A page token knows nothing of them. */
  readonly hidden?: readonly string[];
}

/**
 * Returns one page of the resources that match the filter, by the rules of all lists (service-rules.md#lists). `skip`
 * counts from the position of the page token. Throws INVALID_ARGUMENT for an invalid query.
 */
export function listPage(
  query: ListQuery,
  filter: ResourceFilter,
  { store, clock, hidden = [] }: ListContext,
): ListedPage {
  const placed = {
    ...filter,
    childrenOf: query['uidp.childrenOf'],
    descendantsOf: query['uidp.descendantsOf'],
    ancestorsOf: query['uidp.ancestorsOf'],
    inRoot: query['uidp.inRoot'],
    uids: query['uidp.ids'],
  };
  const order = readOrder(query.orderBy);
  const size = readPageSize(query.pageSize);
  const skip = readSkip(query.skip);
  const after = readPageToken(query.pageToken, { filter: placed, order }, clock.now());
  // One item beyond the page size shows whether another page follows.
  const shown = hidden.length === 0 ? placed : { ...placed, except: hidden };
  const found = store.resources.page({ filter: shown, order, after, skip, limit: size + 1 });
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    resources: page,
    envelope: {
      ...(last === undefined
        ? {}
        : { nextPageToken: writePageToken({ filter: placed, order }, positionOf(last, order), clock.now()) }),
      totalCount: String(store.resources.count(shown)),
      skipped: skip,
    },
  };
}

/** Above the maximum is the maximum, 0 is the default (AIP-158; service-rules.md#limits leaves both open). */
function readPageSize(given: number | undefined): number {
  if (given === undefined || given === 0) return PAGE_SIZE.default;
  if (given < 0) throw invalidArgument('page_size', 'must not be negative');
  return Math.min(given, PAGE_SIZE.maximum);
}

function readSkip(given: number | undefined): number {
  if (given === undefined) return 0;
  if (given < 0) throw invalidArgument('skip', 'must not be negative');
  return given;
}

function positionOf(resource: Resource, order: Order): Position {
  return { value: orderValue(order, resource), uid: resource.uid };
}

/** Fields a list can be ordered by, in both spellings (service-rules.md#lists). */
const COLUMNS: ReadonlyMap<string, OrderColumn> = new Map([
  ['uid', 'uid'],
  ['name', 'name'],
  ['created_at', 'create_time'],
  ['create_time', 'create_time'],
  ['createTime', 'create_time'],
  ['updated_at', 'update_time'],
  ['update_time', 'update_time'],
  ['updateTime', 'update_time'],
]);

/** Returns the order of `<field>`, `<field> asc` or `<field> desc`; by uid if absent. Throws INVALID_ARGUMENT. */
function readOrder(text = 'uid'): Order {
  const [field = '', direction = 'asc', ...rest] = text.trim().split(/ +/);
  const column = COLUMNS.get(field);
  if (column === undefined) throw invalidArgument('order_by', `unknown field "${field.slice(0, 60)}"`);
  if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
    throw invalidArgument('order_by', 'must be "<field>" or "<field> desc"');
  }
  return { column, descending: direction === 'desc' };
}

/** Returns the value by which a resource is sorted under the order. */
function orderValue(
  order: Order,
  resource: {
    readonly uid: string;
    readonly name: string;
    readonly createTime: number;
    readonly updateTime: number;
  },
): string | number {
  const values: Readonly<Record<OrderColumn, string | number>> = {
    uid: resource.uid,
    name: resource.name,
    create_time: resource.createTime,
    update_time: resource.updateTime,
  };
  return values[order.column];
}
