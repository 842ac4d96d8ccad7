import { TagHistory, TagHistoryQuery } from '../tag-history.ts';
import { RegistryToken, RegistryTokenQuery } from '../token.ts';
import type { Route } from '../route.ts';

/** The operations of the registry itself: its tokens and its tag histories. */
export const pullRoutes = {
  getRegistryToken: {
    method: 'GET',
    path: '/token',
    face: 'token',
    credential: 'registry-basic',
    idempotent: true,
    query: RegistryTokenQuery,
    response: RegistryToken,
  },
  getTagHistory: {
    method: 'GET',
    path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
    face: 'registry',
    credential: 'registry',
    idempotent: true,
    query: TagHistoryQuery,
    response: TagHistory,
  },
} as const satisfies Record<string, Route>;
