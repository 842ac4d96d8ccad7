import { Architectures, ImageSize, ImageSizeQuery } from '../registry/image.ts';
import { NamedListQuery } from '../schema/page.ts';
import { Repo, RepoFields, RepoPage, RepoReadme, RepoReadmeFields } from '../registry/repo.ts';
import { Tag, TagFields, TagListQuery, TagPage } from '../registry/tag.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

const IMAGE_READS = ['manifest.metadata.list', 'repo.list'] as const;

/** The operations of repos, tags and images, `/registry/v2/`. */
export const registryRoutes = {
  listRepos: get('/registry/v2/repos', 'repo.list', {
    rpc: 'registry.v2.ReposService/ListRepos',
    query: NamedListQuery,
    response: RepoPage,
  }),
  // The paths below a repo come before the repo: a uid holds slashes, and the first row that fits is taken.
  getRepoReadme: get('/registry/v2/repos/{uid}/readme', 'repo.list', {
    rpc: 'registry.v2.ReposService/GetRepoReadme',
    response: RepoReadme,
  }),
  updateRepoReadme: patch('/registry/v2/repos/{uid}/readme', ['repo.update', 'repo.internal.admin'], {
    rpc: 'registry.v2.ReposService/UpdateRepoReadme',
    body: RepoReadmeFields,
    response: RepoReadme,
  }),
  getImageArchitectures: get('/registry/v2/repos/{uid}/digests/{digest}/architectures', IMAGE_READS, {
    rpc: 'registry.v2.ImagesService/GetArchitectures',
    response: Architectures,
  }),
  getImageSize: get('/registry/v2/repos/{uid}/digests/{digest}/size', IMAGE_READS, {
    rpc: 'registry.v2.ImagesService/GetSize',
    query: ImageSizeQuery,
    response: ImageSize,
  }),
  getRepo: get('/registry/v2/repos/{uid}', 'repo.list', {
    rpc: 'registry.v2.ReposService/GetRepo',
    response: Repo,
  }),
  createRepo: post('/registry/v2/repos/{parent}', 'repo.create', {
    rpc: 'registry.v2.ReposService/CreateRepo',
    body: RepoFields,
    response: Repo,
  }),
  updateRepo: patch('/registry/v2/repos/{uid}', 'repo.update', {
    rpc: 'registry.v2.ReposService/UpdateRepo',
    body: RepoFields.partial(),
    response: Repo,
  }),
  deleteRepo: remove('/registry/v2/repos/{uid}', 'repo.delete', 'registry.v2.ReposService/DeleteRepo'),
  listTags: get('/registry/v2/tags', 'tag.list', {
    rpc: 'registry.v2.TagsService/ListTags',
    query: TagListQuery,
    response: TagPage,
  }),
  getTag: get('/registry/v2/tags/{uid}', 'tag.list', {
    rpc: 'registry.v2.TagsService/GetTag',
    response: Tag,
  }),
  createTag: post('/registry/v2/tags/{parent}', 'tag.create', {
    rpc: 'registry.v2.TagsService/CreateTag',
    body: TagFields,
    response: Tag,
  }),
  deleteTag: remove('/registry/v2/tags/{uid}', 'tag.delete', 'registry.v2.TagsService/DeleteTag'),
} as const satisfies Record<string, Route>;
