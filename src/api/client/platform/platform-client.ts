import type { Repo } from '../../registry/repo.ts';
import type { Tag } from '../../registry/tag.ts';
import type { Digest } from '../../../values/digest.ts';
import { filterQuery, listOf } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions } from './platform-access.ts';

/** The platform API operations that check and pin use; every list is an async iterable over all pages. */
export interface PlatformClient {
  /** Repos, optionally of one exact name and directly below one group. */
  listRepos(filter: { readonly name?: string; readonly childrenOf?: string }): AsyncIterable<Repo>;
  /** Tags directly below a repo or anywhere below a group, optionally of one exact name or digest; dated and epoch tags are among them. */
  listTags(filter: {
    readonly childrenOf?: string;
    readonly descendantsOf?: string;
    readonly name?: string;
    readonly digest?: Digest;
  }): AsyncIterable<Tag>;
}

/** Creates the platform client over one call path, with one access token of the API's audience. */
export function createPlatformClient(options: AccessOptions<'listRepos' | 'listTags'>): PlatformClient {
  const access = platformAccess(options);
  return {
    listRepos: (filter) =>
      listOf(access, {
        route: 'listRepos',
        purpose: `look up the repository ${filter.name ?? 'list'}`,
        query: filterQuery(filter),
        pageOf: ({ repos, ...page }) => [repos, page],
        uidOf: (repo) => repo.uid,
      }),
    listTags: (filter) =>
      listOf(access, {
        route: 'listTags',
        purpose: `look up the tag ${filter.name ?? filter.digest ?? 'list'}`,
        // Hidden by default, and then a pinned `3.10.16-r4` would be "not found"
        // (advisory-rules.md#hidden-tags).
        query: { ...filterQuery(filter), includeDates: true, includeEpochs: true },
        pageOf: ({ tags, ...page }) => [tags, page],
        uidOf: (tag) => tag.uid ?? tag.name,
      }),
  };
}
