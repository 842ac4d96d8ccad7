import type { Advisory } from '../contract/advisory.ts';
import type { Repo } from '../contract/repo.ts';
import type { Tag } from '../contract/tag.ts';
import { PAGE_SIZE } from '../contract/page.ts';
import type { Secret } from '../domain/secret.ts';
import type { Call } from './call.ts';
import { paginate } from './paginate.ts';

/** What the main job asks the platform API; every list is an async iterable over all pages. */
export interface PlatformClient {
  /** Repos, optionally of one exact name and directly below one group. */
  listRepos(filter: { readonly name?: string; readonly childrenOf?: string }): AsyncIterable<Repo>;
  /** Tags directly below a repo, optionally of one exact name; dated and epoch tags are among them. */
  listTags(filter: { readonly childrenOf: string; readonly name?: string }): AsyncIterable<Tag>;
  /** Advisories whose artifact has one of the names. */
  listAdvisories(filter: { readonly artifactNames: readonly string[] }): AsyncIterable<Advisory>;
}

/** The platform client over one call path, with one access token of the API's audience. */
export function createPlatformClient(options: {
  readonly call: Call;
  readonly token: Secret;
}): PlatformClient {
  const { call, token } = options;
  return {
    listRepos: (filter) =>
      paginate(
        async (pageToken) => {
          const { value } = await call('listRepos', `look up the repository ${filter.name ?? 'list'}`, {
            credential: token,
            query: { ...paging(pageToken), name: filter.name, 'uidp.children_of': filter.childrenOf },
          });
          return { items: value.repos, nextPageToken: value.nextPageToken };
        },
        (repo) => repo.uid,
      ),
    listTags: (filter) =>
      paginate(
        async (pageToken) => {
          const { value } = await call('listTags', `look up the tag ${filter.name ?? 'list'}`, {
            credential: token,
            query: {
              ...paging(pageToken),
              name: filter.name,
              'uidp.children_of': filter.childrenOf,
              // Hidden by default, and then a pinned `3.10.16-r4` would be "not found" (advisory-gate.md §4.1).
              includeDates: true,
              includeEpochs: true,
            },
          });
          return { items: value.tags, nextPageToken: value.nextPageToken };
        },
        (tag) => tag.uid ?? tag.name,
      ),
    listAdvisories: (filter) =>
      paginate(
        async (pageToken) => {
          const { value } = await call('listAdvisories', 'list the advisories', {
            credential: token,
            query: { ...paging(pageToken), artifactNames: filter.artifactNames },
          });
          return { items: value.advisories, nextPageToken: value.nextPageToken };
        },
        (advisory) => advisory.uid,
      ),
  };
}

/** The largest page there is: fewer rounds for the same list. */
function paging(pageToken: string | undefined): {
  readonly page_size: number;
  readonly page_token: string | undefined;
} {
  return { page_size: PAGE_SIZE.maximum, page_token: pageToken };
}
