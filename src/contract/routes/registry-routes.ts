import { z } from 'zod';

import { Architectures, ImageSize, ImageSizeQuery } from '../registry/image.ts';
import { MaskQuery, NamedListQuery } from '../page.ts';
import { Repo, RepoFields, RepoPage, RepoReadme, RepoReadmeFields } from '../registry/repo.ts';
import { Tag, TagFields, TagListQuery, TagPage } from '../registry/tag.ts';
import type { Route } from '../route.ts';

/** What all operations here have in common. */
const registry = { face: 'api', credential: 'platform' } as const;

/** The operations of repos, tags and images, `/registry/v2/`. */
export const registryRoutes = {
  listRepos: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/repos',
    capability: 'repo.list',
    idempotent: true,
    query: NamedListQuery,
    response: RepoPage,
  },
  // The paths below a repo come before the repo: a uid holds slashes, and the first row that fits is taken.
  getRepoReadme: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/repos/{uid}/readme',
    capability: 'repo.list',
    idempotent: true,
    response: RepoReadme,
  },
  updateRepoReadme: {
    ...registry,
    method: 'PATCH',
    path: '/registry/v2/repos/{uid}/readme',
    capability: 'repo.update',
    idempotent: true,
    query: MaskQuery,
    body: RepoReadmeFields,
    response: RepoReadme,
  },
  getImageArchitectures: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/repos/{uid}/digests/{digest}/architectures',
    capability: 'manifest.list',
    idempotent: true,
    response: Architectures,
  },
  getImageSize: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/repos/{uid}/digests/{digest}/size',
    capability: 'manifest.list',
    idempotent: true,
    query: ImageSizeQuery,
    response: ImageSize,
  },
  getRepo: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/repos/{uid}',
    capability: 'repo.list',
    idempotent: true,
    response: Repo,
  },
  createRepo: {
    ...registry,
    method: 'POST',
    path: '/registry/v2/repos/{parent}',
    capability: 'repo.create',
    idempotent: false,
    body: RepoFields,
    response: Repo,
  },
  updateRepo: {
    ...registry,
    method: 'PATCH',
    path: '/registry/v2/repos/{uid}',
    capability: 'repo.update',
    idempotent: true,
    query: MaskQuery,
    body: RepoFields.partial(),
    response: Repo,
  },
  deleteRepo: {
    ...registry,
    method: 'DELETE',
    path: '/registry/v2/repos/{uid}',
    capability: 'repo.delete',
    idempotent: true,
    response: z.unknown(),
  },
  listTags: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/tags',
    capability: 'tag.list',
    idempotent: true,
    query: TagListQuery,
    response: TagPage,
  },
  getTag: {
    ...registry,
    method: 'GET',
    path: '/registry/v2/tags/{uid}',
    capability: 'tag.list',
    idempotent: true,
    response: Tag,
  },
  createTag: {
    ...registry,
    method: 'POST',
    path: '/registry/v2/tags/{parent}',
    capability: 'tag.create',
    idempotent: false,
    body: TagFields,
    response: Tag,
  },
  deleteTag: {
    ...registry,
    method: 'DELETE',
    path: '/registry/v2/tags/{uid}',
    capability: 'tag.delete',
    idempotent: true,
    response: z.unknown(),
  },
} as const satisfies Record<string, Route>;
