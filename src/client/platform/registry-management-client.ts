import type { Repo, RepoFields, RepoReadme, RepoReadmeFields } from '../../contract/registry/repo.ts';
import type { NewTag, Tag } from '../../contract/registry/tag.ts';
import type { registryRoutes } from '../../contract/routes/registry-routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import { checkedNumber } from '../transport/checked-number.ts';
import { listOf, placeQuery } from './list.ts';
import type { List, Place, Walk } from './list.ts';
import { patchParts, platformAccess } from './platform-access.ts';
import type { PatchMask, PlatformAccess } from './platform-access.ts';

/** Which tags are meant; dated, epoch and referrer tags are left out unless they are included. */
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
  listRepos(filter?: Place & { readonly name?: string }, walk?: Walk): List<Repo>;
  getRepo(uid: string): Promise<Repo>;
  createRepo(group: string, repo: RepoFields): Promise<Repo>;
  updateRepo(uid: string, changes: Partial<RepoFields>, mask?: PatchMask<Partial<RepoFields>>): Promise<Repo>;
  deleteRepo(uid: string): Promise<void>;
  getReadme(repo: string): Promise<RepoReadme>;
  updateReadme(repo: string, changes: RepoReadmeFields): Promise<RepoReadme>;
  listTags(filter?: TagFilter, walk?: Walk): List<Tag>;
  getTag(uid: string): Promise<Tag>;
  /** Points a tag at a digest, be it a new tag or one that is there and moves. */
  createTag(repo: string, tag: NewTag): Promise<Tag>;
  deleteTag(uid: string): Promise<void>;
  architectures(repo: string, digest: string): Promise<readonly string[]>;
  /** Compressed bytes, of the first architecture where none is named. */
  imageSize(repo: string, digest: string, architecture?: string): Promise<number>;
}

/** The client of repos, tags and images. Each method throws what the call throws (`failure.ts`). */
export function createRegistryManagementClient(options: {
  readonly call: Call<keyof typeof registryRoutes>;
  readonly token: Secret;
}): RegistryManagementClient {
  const access = platformAccess(options);
  const { ask } = access;
  return {
    ...repoOperations(access),
    ...tagOperations(access),
    architectures: async (uid, digest) => {
      const purpose = `read the architectures of ${digest}`;
      return (await ask('getImageArchitectures', purpose, { path: { uid, digest } })).architectures;
    },
    imageSize: async (uid, digest, architecture) => {
      const parts = { path: { uid, digest }, query: { architecture } };
      return checkedNumber((await ask('getImageSize', `read the size of ${digest}`, parts)).size);
    },
  };
}

type RepoOperations = Pick<
  RegistryManagementClient,
  'listRepos' | 'getRepo' | 'createRepo' | 'updateRepo' | 'deleteRepo' | 'getReadme' | 'updateReadme'
>;

function repoOperations(access: PlatformAccess<keyof typeof registryRoutes>): RepoOperations {
  const { ask } = access;
  return {
    listRepos: ({ name, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listRepos',
          purpose: 'list the repositories',
          query: { name, ...placeQuery(place) },
          pageOf: ({ repos, ...page }) => ({ items: repos, ...page }),
          uidOf: (repo) => repo.uid,
        },
        walk,
      ),
    getRepo: (uid) => ask('getRepo', `read the repository ${uid}`, { path: { uid } }),
    createRepo: (parent, repo) =>
      ask('createRepo', `create the repository ${repo.name}`, { path: { parent }, body: { ...repo } }),
    updateRepo: (uid, changes, mask) =>
      ask('updateRepo', `change the repository ${uid}`, patchParts(uid, changes, mask)),
    deleteRepo: async (uid) => {
      await ask('deleteRepo', `delete the repository ${uid}`, { path: { uid } });
    },
    getReadme: (uid) => ask('getRepoReadme', `read the readme of ${uid}`, { path: { uid } }),
    updateReadme: (uid, changes) =>
      ask('updateRepoReadme', `change the readme of ${uid}`, patchParts(uid, changes)),
  };
}

function tagOperations(
  access: PlatformAccess<keyof typeof registryRoutes>,
): Pick<RegistryManagementClient, 'listTags' | 'getTag' | 'createTag' | 'deleteTag'> {
  const { ask } = access;
  return {
    listTags: (filter = {}, walk) => {
      const { name, digest, updatedSince, includeDates, includeEpochs, includeReferrers, ...place } = filter;
      const query = { name, digest, updatedSince, includeDates, includeEpochs, includeReferrers };
      return listOf(
        access,
        {
          route: 'listTags',
          purpose: 'list the tags',
          query: { ...query, ...placeQuery(place) },
          pageOf: ({ tags, ...page }) => ({ items: tags, ...page }),
          uidOf: (tag) => tag.uid ?? tag.name,
        },
        walk,
      );
    },
    getTag: (uid) => ask('getTag', `read the tag ${uid}`, { path: { uid } }),
    createTag: (parent, tag) =>
      ask('createTag', `point the tag ${tag.name} at ${tag.digest}`, { path: { parent }, body: { ...tag } }),
    deleteTag: async (uid) => {
      await ask('deleteTag', `delete the tag ${uid}`, { path: { uid } });
    },
  };
}
