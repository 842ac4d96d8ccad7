import { routes } from '../../../contract/routes.ts';
import { HISTORY_PAGE_RECORDS, TagHistoryQuery } from '../../../contract/registry/tag-history.ts';
import { formatInstant, readInstant } from '../../../domain/instant.ts';
import { findVisible } from '../../requests/find-visible.ts';
import { readQuery } from '../../requests/query.ts';
import type { Handler } from '../../requests/route-call.ts';

/** What a tag has pointed to, as v1 tells it: the same records as the tag history, under other names. */
export const listTagHistory: Handler = async (call, services) => {
  const capabilities = [routes.listTagHistory.capability];
  const { start, end } = readQuery(TagHistoryQuery, call.url.searchParams);
  const tag = await findVisible(call, { kind: 'tag', capabilities }, services);
  if (tag === undefined) return { items: [] };
  const period = {
    start: start === undefined ? undefined : readInstant(start),
    end: end === undefined ? undefined : readInstant(end),
    limit: HISTORY_PAGE_RECORDS,
  };
  const builds = services.store.history.read(tag.uid, period);
  return { items: builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest })) };
};
