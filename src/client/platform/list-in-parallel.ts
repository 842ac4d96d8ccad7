import { MooringError } from '../../domain/errors.ts';
import type { List, ListPage, Walk } from './list.ts';

/** How many results of one list are awaited at once. */
const AT_ONCE = 8;

/**
 * Every item of a list, in its order: the first page tells how many there are, and the others are asked for at once by
 * `skip`, eight at a time. For lists whose order is stable while they are read: `uid`, the order that this asks for.
 * What moves all the same comes once, told apart by uid. Throws `platform_unexpected_answer` where the service does
 * not tell the number of results, and what the calls throw.
 */
export async function listInParallel<Item>(
  listFrom: (walk: Walk) => List<Item>,
  uidOf: (item: Item) => string,
  { pageSize }: Pick<Walk, 'pageSize'> = {},
): Promise<readonly Item[]> {
  const walk = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
  const first = await firstPage(listFrom(walk));
  const skips = restOf(first);
  const pages = [first];
  for (let from = 0; from < skips.length; from += AT_ONCE) {
    const asked = skips.slice(from, from + AT_ONCE).map((skip) => firstPage(listFrom({ ...walk, skip })));
    // oxlint-disable-next-line no-await-in-loop -- so many at once and no more
    pages.push(...(await Promise.all(asked)));
  }
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
}

/** Where the pages after the first one begin. */
function restOf({ items, totalCount, nextPageToken }: ListPage<unknown>): readonly number[] {
  if (nextPageToken === undefined || nextPageToken === '') return [];
  if (totalCount === undefined || items.length === 0) {
    throw new MooringError('platform_unexpected_answer', 'a list does not tell how many results it has');
  }
  return Array.from(
    { length: Math.ceil(totalCount / items.length) - 1 },
    (_, index) => (index + 1) * items.length,
  );
}

async function firstPage<Item>(list: List<Item>): Promise<ListPage<Item>> {
  for await (const page of list.pages()) return page;
  throw new MooringError('platform_unexpected_answer', 'a list has no first page');
}
