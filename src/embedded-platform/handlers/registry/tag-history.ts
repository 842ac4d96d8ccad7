import { HISTORY_PAGE_RECORDS, TagHistoryQuery } from '../../../api/registry/tag-history.ts';
import { formatInstant, readInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { findTag } from '../../registry/images.ts';
import { readQuery } from '../../requests/read-request.ts';
import { notFound } from '../../requests/refusal.ts';
import { openImage, requireTag } from '../../registry/image-access.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { routes } from '../../../api/routes.ts';
import { findVisible } from '../../access/visible-resource.ts';

/**
 * Returns the history of a tag, oldest first, at most 1000 records (service-rules.md#tag-history). `start` and `end`
 * are inclusive, which service-rules.md#undocumented leaves open: a client that pages by the time of the last record
 * then misses none.
 */
const getTagHistory: Handler = async (call, services) => {
  const image = await openImage(call, 'tag.list', services);
  requireTag(image, pathValue(call, 'tag'));
  const { start, end } = readQuery(TagHistoryQuery, call);
  const tag = findTag(image.name, pathValue(call, 'tag'), services.store);
  if (tag === undefined) throw notFound('Tag', `${image.name}:${pathValue(call, 'tag')}`);
  const period = { start: instantOf(start), end: instantOf(end), limit: HISTORY_PAGE_RECORDS };
  const builds = services.store.history.read(tag.uid, period);
  return { history: builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest })) };
};

/** The schema has validated the text. */
function instantOf(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : readInstant(text);
}

/** Returns the tag history in the format of v1. */
const listTagHistory: Handler = async (call, services) => {
  const { capabilities } = routes.listTagHistory;
  const { start, end } = readQuery(TagHistoryQuery, call);
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

/** Handlers of the tag history, of the registry and of v1. */
export const tagHistoryHandlers = { getTagHistory, listTagHistory } satisfies Handlers;
