import { createHash } from 'node:crypto';

import { z } from 'zod';

import { PAGE_TOKEN_LIFETIME_MS } from '../../api/schema/page.ts';
import type { Instant } from '../../values/instant.ts';
import { parseJson } from '../../text/parse-json.ts';
import { invalidArgument } from '../requests/refusal.ts';
import type { ResourceFilter } from '../store/resource-filter.ts';
import type { Order, Position } from '../store/resource-store.ts';

/** Query that a page token belongs to; other queries reject it. */
export interface TokenQuery {
  readonly filter: ResourceFilter;
  readonly order: Order;
}

/** Returns the token of the page that begins after the position. */
export function writePageToken(query: TokenQuery, after: Position, now: Instant): string {
  const content: PageTokenContent = {
    query: fingerprint(query),
    at: now,
    value: after.value,
    uid: after.uid,
  };
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/**
 * Returns the start position of a page token; undefined for the first page, and for a token older than three days,
 * whose query silently restarts (service-rules.md#page-tokens). Throws INVALID_ARGUMENT for an invalid token or a token
 * of another query.
 */
export function readPageToken(
  token: string | undefined,
  query: TokenQuery,
  now: Instant,
): Position | undefined {
  if (token === undefined) return undefined;
  const content = parse(token);
  if (content === undefined) throw invalidArgument('page_token', 'is not a page token');
  if (now - content.at > PAGE_TOKEN_LIFETIME_MS) return undefined;
  if (content.query !== fingerprint(query)) throw invalidArgument('page_token', 'belongs to another query');
  return { value: content.value, uid: content.uid };
}

/**
 * Returns a hash of filters and order. Page size and skip can differ between pages (AIP-158), and visibility is
 * evaluated for each page.
 */
function fingerprint({ filter, order }: TokenQuery): string {
  const conditions = Object.entries({ ...filter, within: undefined })
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const essence = JSON.stringify([conditions, order.column, order.descending]);
  return createHash('sha256').update(essence).digest('base64url').slice(0, 22);
}

/**
 * Content of a page token, opaque to clients. `at` is its issue time in ms; `value` and `uid` are the position of the
 * last item.
 */
const PageTokenContent = z.object({
  query: z.string(),
  at: z.number(),
  value: z.union([z.string(), z.number()]),
  uid: z.string(),
});
type PageTokenContent = z.infer<typeof PageTokenContent>;

function parse(token: string): PageTokenContent | undefined {
  const parsed = PageTokenContent.safeParse(parseJson(Buffer.from(token, 'base64url').toString()));
  return parsed.success ? parsed.data : undefined;
}
