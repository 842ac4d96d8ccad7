import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import type { EolTag } from '../api/registry/eol-tag.ts';
import { PAGE_SIZE } from '../api/schema/page.ts';
import type { Repo } from '../api/registry/repo.ts';
import type { Tag } from '../api/registry/tag.ts';
import { parentUid } from '../values/uid.ts';
import { tagForm } from '../values/tag-history.ts';
import { settle } from '../values/fetched.ts';

/** From this many repositories on, one list of the organization replaces a request for each. */
const MANY = 8;

/** Facts from lists of a whole organization. Undefined is no proof of absence: only first pages are listed. */
export interface OrganizationLists {
  readonly repo: (name: string) => Promise<Repo | undefined>;
  readonly tag: (repoUid: string, name: string) => Promise<Tag | undefined>;
  readonly eolTag: (repoUid: string, name: string) => Promise<EolTag | undefined>;
}

/** A repository of the organization, and the tags to fetch. */
export interface WantedRepo {
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

/**
 * Fetches the first page of the lists that replace requests for many repositories: of the repositories, and of every tag
 * name that many of them use. What is on later pages, or denied, is fetched one by one.
 */
export function fetchOrganizationLists(
  organizationUid: string,
  wanted: readonly WantedRepo[],
  {
    platform,
    versionOne,
  }: { readonly platform: PlatformClient; readonly versionOne: Pick<VersionOneClient, 'listEolTags'> },
): OrganizationLists {
  const names = Map.groupBy(
    wanted.flatMap(({ tags }) => [...tags]),
    (tag) => tag,
  );
  const common = [...names].flatMap(([name, times]) => (times.length < MANY ? [] : [name]));
  const repos =
    wanted.length < MANY
      ? undefined
      : firstPage(platform.listRepos({ childrenOf: organizationUid }), ({ name }) => name);
  const below = { descendantsOf: organizationUid };
  const tags = new Map(
    common.map((name) => [name, firstPage(platform.listTags({ ...below, name }), ({ uid }) => repoOf(uid))]),
  );
  const eolTags = new Map(
    common.map((name) => [
      name,
      firstPage(versionOne.listEolTags({ ...below, name, ...shownForms([name]) }), ({ id }) => repoOf(id)),
    ]),
  );
  return {
    repo: async (name) => (await repos)?.(name),
    tag: async (repoUid, name) => (await tags.get(name))?.(repoUid),
    eolTag: async (repoUid, name) => (await eolTags.get(name))?.(repoUid),
  };
}

/** The lists of a run that fetches none. */
export const NO_LISTS: OrganizationLists = {
  repo: async () => undefined,
  tag: async () => undefined,
  eolTag: async () => undefined,
};

/**
 * Dated and epoch tags are many: a list excludes them unless one is wanted
 * (advisory-rules.md#hidden-tags).
 */
export function shownForms(tags: readonly string[]): {
  readonly excludeDates: boolean;
  readonly excludeEpochs: boolean;
} {
  const forms = new Set(tags.map(tagForm));
  return { excludeDates: !forms.has('dated'), excludeEpochs: !forms.has('epoch') };
}

/** The uid of a tag starts with the uid of its repository; another form matches no repository. */
function repoOf(uid: string | undefined): string | undefined {
  return uid === undefined ? undefined : parentUid(uid);
}

async function firstPage<Item>(
  list: AsyncIterable<Item>,
  keyOf: (item: Item) => string | undefined,
): Promise<(key: string) => Item | undefined> {
  const page = await settle(takePage(list));
  const byKey = new Map(page.kind === 'unknown' ? [] : page.value.map((item) => [keyOf(item), item]));
  return (key) => byKey.get(key);
}

/** Returns the items of the first page only. */
export async function takePage<Item>(list: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of list) {
    items.push(item);
    if (items.length === PAGE_SIZE.maximum) break;
  }
  return items;
}
