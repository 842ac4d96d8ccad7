import { Architectures, ImageSize, ImageSizeQuery } from '../registry/image.ts';
import { NamedListQuery } from '../page.ts';
import { Repo, RepoFields, RepoPage, RepoReadme, RepoReadmeFields } from '../registry/repo.ts';
import { Tag, TagFields, TagListQuery, TagPage } from '../registry/tag.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of repos, tags and images, `/registry/v2/`. */
export const registryRoutes = {
  listRepos: get('/registry/v2/repos', 'repo.list', { query: NamedListQuery, response: RepoPage }),
  // The paths below a repo come before the repo: a uid holds slashes, and the first row that fits is taken.
  getRepoReadme: get('/registry/v2/repos/{uid}/readme', 'repo.list', { response: RepoReadme }),
  updateRepoReadme: patch('/registry/v2/repos/{uid}/readme', 'repo.update', {
    body: RepoReadmeFields,
    response: RepoReadme,
  }),
  getImageArchitectures: get('/registry/v2/repos/{uid}/digests/{digest}/architectures', 'manifest.list', {
    response: Architectures,
  }),
  getImageSize: get('/registry/v2/repos/{uid}/digests/{digest}/size', 'manifest.list', {
    query: ImageSizeQuery,
    response: ImageSize,
  }),
  getRepo: get('/registry/v2/repos/{uid}', 'repo.list', { response: Repo }),
  createRepo: post('/registry/v2/repos/{parent}', 'repo.create', { body: RepoFields, response: Repo }),
  updateRepo: patch('/registry/v2/repos/{uid}', 'repo.update', {
    body: RepoFields.partial(),
    response: Repo,
  }),
  deleteRepo: remove('/registry/v2/repos/{uid}', 'repo.delete'),
  listTags: get('/registry/v2/tags', 'tag.list', { query: TagListQuery, response: TagPage }),
  getTag: get('/registry/v2/tags/{uid}', 'tag.list', { response: Tag }),
  createTag: post('/registry/v2/tags/{parent}', 'tag.create', { body: TagFields, response: Tag }),
  deleteTag: remove('/registry/v2/tags/{uid}', 'tag.delete'),
} as const satisfies Record<string, Route>;
