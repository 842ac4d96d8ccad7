import { NamedListQuery } from '../page.ts';
import { Repo, RepoPage } from '../repo.ts';
import { TagListQuery, TagPage } from '../tag.ts';
import type { Route } from '../route.ts';

/** The operations of repos and tags, `/registry/v2/`. */
export const registryRoutes = {
  listRepos: {
    method: 'GET',
    path: '/registry/v2/repos',
    face: 'api',
    credential: 'platform',
    capability: 'repo.list',
    idempotent: true,
    query: NamedListQuery,
    response: RepoPage,
  },
  getRepo: {
    method: 'GET',
    path: '/registry/v2/repos/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'repo.list',
    idempotent: true,
    response: Repo,
  },
  listTags: {
    method: 'GET',
    path: '/registry/v2/tags',
    face: 'api',
    credential: 'platform',
    capability: 'tag.list',
    idempotent: true,
    query: TagListQuery,
    response: TagPage,
  },
} as const satisfies Record<string, Route>;
