import type { Repo, RepoFields, RepoReadme, RepoReadmeFields } from '../../registry/repo.ts';
import type { NewTag, Tag } from '../../registry/tag.ts';
import type { registryRoutes } from '../../routes/registry-routes.ts';
import { listOf, placeQuery, parseInt64 } from './list.ts';
import type { List, Place, Paging } from './list.ts';
import { patchParts, platformAccess } from './platform-access.ts';
import type { AccessOptions, PatchMask, PlatformAccess } from './platform-access.ts';

/** Filters for tags; dated, epoch and referrer tags are excluded by default. */
export interface TagFilter extends Place {
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
  getRepo(uid: string): Promise<Repo>;
  createRepo(group: string, repo: RepoFields): Promise<Repo>;
  updateRepo(uid: string, changes: Partial<RepoFields>, mask?: PatchMask<Partial<RepoFields>>): Promise<Repo>;
  deleteRepo(uid: string): Promise<void>;
  getReadme(repo: string): Promise<RepoReadme>;
  updateReadme(repo: string, changes: RepoReadmeFields): Promise<RepoReadme>;
  listTags(filter?: TagFilter, paging?: Paging): List<Tag>;
  getTag(uid: string): Promise<Tag>;
  /** Points a tag at a digest, be it a new tag or one that is there and moves. */
  createTag(repo: string, tag: NewTag): Promise<Tag>;
  deleteTag(uid: string): Promise<void>;
  architectures(repo: string, digest: string): Promise<readonly string[]>;
  /** Compressed bytes, of the first architecture if none is named. */
  imageSize(repo: string, digest: string, architecture?: string): Promise<number>;
}

/** Creates the client of repos, tags and images. Each method throws what the call throws (`failure.ts`). */
export function createRegistryManagementClient(
  options: AccessOptions<keyof typeof registryRoutes>,
): RegistryManagementClient {
  const access = platformAccess(options);
  const { request } = access;
  return {
    ...repoOperations(access),
    ...tagOperations(access),
    architectures: async (uid, digest) => {
      const purpose = `read the architectures of ${digest}`;
      return (await request('getImageArchitectures', purpose, { path: { uid, digest } })).architectures;
    },
    imageSize: async (uid, digest, architecture) => {
      const parts = { path: { uid, digest }, query: { architecture } };
      return parseInt64((await request('getImageSize', `read the size of ${digest}`, parts)).size);
    },
  };
}

type RepoOperations = Pick<
  RegistryManagementClient,
  'listRepos' | 'getRepo' | 'createRepo' | 'updateRepo' | 'deleteRepo' | 'getReadme' | 'updateReadme'
>;

function repoOperations(access: PlatformAccess<keyof typeof registryRoutes>): RepoOperations {
  const { request } = access;
  return {
    listRepos: ({ name, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listRepos',
          purpose: 'list the repositories',
          query: { name, ...placeQuery(place) },
          pageOf: ({ repos, ...page }) => [repos, page],
          uidOf: (repo) => repo.uid,
        },
        paging,
      ),
    getRepo: (uid) => request('getRepo', `read the repository ${uid}`, { path: { uid } }),
    createRepo: (parent, repo) =>
      request('createRepo', `create the repository ${repo.name}`, { path: { parent }, body: { ...repo } }),
    updateRepo: (uid, changes, mask) =>
      request('updateRepo', `update the repository ${uid}`, patchParts(uid, changes, mask)),
    deleteRepo: async (uid) => {
      await request('deleteRepo', `delete the repository ${uid}`, { path: { uid } });
    },
    getReadme: (uid) => request('getRepoReadme', `read the readme of ${uid}`, { path: { uid } }),
    updateReadme: (uid, changes) =>
      request('updateRepoReadme', `update the readme of ${uid}`, patchParts(uid, changes)),
  };
}

function tagOperations(
  access: PlatformAccess<keyof typeof registryRoutes>,
): Pick<RegistryManagementClient, 'listTags' | 'getTag' | 'createTag' | 'deleteTag'> {
  const { request } = access;
  return {
    listTags: (filter = {}, paging) => {
      const { name, digest, updatedSince, includeDates, includeEpochs, includeReferrers, ...place } = filter;
      const query = { name, digest, updatedSince, includeDates, includeEpochs, includeReferrers };
      return listOf(
        access,
        {
          route: 'listTags',
          purpose: 'list the tags',
          query: { ...query, ...placeQuery(place) },
          pageOf: ({ tags, ...page }) => [tags, page],
          uidOf: (tag) => tag.uid ?? tag.name,
        },
        paging,
      );
    },
    getTag: (uid) => request('getTag', `read the tag ${uid}`, { path: { uid } }),
    createTag: (parent, tag) =>
      request('createTag', `point the tag ${tag.name} at ${tag.digest}`, {
        path: { parent },
        body: { ...tag },
      }),
    deleteTag: async (uid) => {
      await request('deleteTag', `delete the tag ${uid}`, { path: { uid } });
    },
  };
}
