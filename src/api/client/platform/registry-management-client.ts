import type { Repo, RepoFields, RepoReadme, RepoReadmeFields } from '../../registry/repo.ts';
import type { NewTag, Tag } from '../../registry/tag.ts';
import type { registryRoutes } from '../../routes/registry-routes.ts';
import type { CallOptions } from '../transport/request.ts';
import { parseInt64 } from './list.ts';
import type { List, Place, Paging } from './list.ts';
import { patchParts, platformAccess } from './platform-access.ts';
import type { AccessOptions, PatchMask, PlatformAccess } from './platform-access.ts';
import { createResource } from './resource.ts';

/** Filters for tags; dated, epoch and referrer tags are excluded by default. */
export interface TagFilter {
  readonly name?: string;
  readonly digest?: string;
  /** ISO 8601 in UTC. */
  readonly updatedSince?: string;
  readonly includeDates?: boolean;
  readonly includeEpochs?: boolean;
  readonly includeReferrers?: boolean;
}

/** The operations of repos, tags and images (`/registry/v2/`). */
export interface RegistryManagementClient {
  listRepos(filter?: Place & { readonly name?: string }, paging?: Paging): List<Repo>;
  getRepo(uid: string, options?: CallOptions): Promise<Repo>;
  createRepo(group: string, repo: RepoFields, options?: CallOptions): Promise<Repo>;
  /** Changes the fields of `changes`, or those of the mask: a field of it that `changes` lacks is cleared. */
  updateRepo(
    uid: string,
    changes: Partial<RepoFields>,
    mask?: PatchMask<Partial<RepoFields>>,
    options?: CallOptions,
  ): Promise<Repo>;
  deleteRepo(uid: string, options?: CallOptions): Promise<void>;
  getReadme(repo: string, options?: CallOptions): Promise<RepoReadme>;
  updateReadme(repo: string, changes: RepoReadmeFields, options?: CallOptions): Promise<RepoReadme>;
  listTags(filter?: Place & TagFilter, paging?: Paging): List<Tag>;
  getTag(uid: string, options?: CallOptions): Promise<Tag>;
  /** Points a tag at a digest, be it a new tag or one that is there and moves. */
  createTag(repo: string, tag: NewTag, options?: CallOptions): Promise<Tag>;
  deleteTag(uid: string, options?: CallOptions): Promise<void>;
  architectures(repo: string, digest: string, options?: CallOptions): Promise<readonly string[]>;
  /** Compressed bytes, of the first architecture if none is named. */
  imageSize(repo: string, digest: string, architecture?: string, options?: CallOptions): Promise<number>;
}

/** Creates the client of repos, tags and images. Each method throws what the call throws (`failure.ts`). */
export function createRegistryManagementClient(
  options: AccessOptions<keyof typeof registryRoutes>,
): RegistryManagementClient {
  const access = platformAccess(options);
  return { ...repoOperations(access), ...tagOperations(access), ...imageOperations(access) };
}

type RegistryAccess = PlatformAccess<keyof typeof registryRoutes>;

type RepoOperations = Pick<
  RegistryManagementClient,
  'listRepos' | 'getRepo' | 'createRepo' | 'updateRepo' | 'deleteRepo' | 'getReadme' | 'updateReadme'
>;

function repoOperations(access: RegistryAccess): RepoOperations {
  const { request } = access;
  const resource = createResource(access, {
    nouns: ['repository', 'repositories'],
    list: 'listRepos',
    get: 'getRepo',
    create: 'createRepo',
    delete: 'deleteRepo',
    pageOf: ({ repos, ...page }) => [repos, page],
  });
  return {
    listRepos: resource.list,
    getRepo: resource.get,
    createRepo: resource.create,
    deleteRepo: resource.delete,
    updateRepo: (uid, changes, mask, options) =>
      request('updateRepo', `update the repository ${uid}`, patchParts(uid, changes, { mask, options })),
    getReadme: (uid, options) =>
      request('getRepoReadme', `read the readme of ${uid}`, { path: { uid }, options }),
    updateReadme: (uid, changes, options) =>
      request(
        'updateRepoReadme',
        `update the readme of ${uid}`,
        patchParts(uid, changes, { mask: undefined, options }),
      ),
  };
}

type TagOperations = Pick<RegistryManagementClient, 'listTags' | 'getTag' | 'createTag' | 'deleteTag'>;

function tagOperations(access: RegistryAccess): TagOperations {
  const resource = createResource(access, {
    nouns: ['tag', 'tags'],
    list: 'listTags',
    get: 'getTag',
    create: 'createTag',
    delete: 'deleteTag',
    pageOf: ({ tags, ...page }) => [tags, page],
  });
  return {
    listTags: resource.list,
    getTag: resource.get,
    createTag: resource.create,
    deleteTag: resource.delete,
  };
}

function imageOperations({
  request,
}: RegistryAccess): Pick<RegistryManagementClient, 'architectures' | 'imageSize'> {
  return {
    architectures: async (uid, digest, options) => {
      const parts = { path: { uid, digest }, options };
      const purpose = `read the architectures of ${digest}`;
      return (await request('getImageArchitectures', purpose, parts)).architectures;
    },
    imageSize: async (uid, digest, architecture, options) => {
      const parts = { path: { uid, digest }, query: { architecture }, options };
      return parseInt64((await request('getImageSize', `read the size of ${digest}`, parts)).size);
    },
  };
}
