import type { EolTag } from '../../registry/eol-tag.ts';
import type {
  PolicyResults,
  Sbom,
  TagHistoryList,
  VulnerabilityCount,
  VulnerabilityReport,
} from '../../advisory/version-one.ts';
import type { versionOneRoutes } from '../../routes/version-one-routes.ts';
import { listOf } from './list.ts';
import type { List, Paging } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions, PlatformAccess } from './platform-access.ts';

/** Filters for tags; dated and epoch tags are included by default. */
export interface EolTagFilter {
  readonly childrenOf?: string;
  readonly descendantsOf?: string;
  readonly name?: string;
  readonly excludeDates?: boolean;
  readonly excludeEpochs?: boolean;
}

/** A build: the uid of its repository and its digest. */
interface Build {
  readonly repo: string;
  readonly digest: string;
}

/** The operations of v1 that v2 has nothing for. What is missing is an empty answer, never an error. */
export interface VersionOneClient {
  /** A page size goes with it, order and skip do not: v1 has neither. */
  listEolTags(filter?: EolTagFilter, paging?: Pick<Paging, 'pageSize'>): List<EolTag>;
  /** At most 1000 records of a period, oldest first; ISO 8601 in UTC. */
  tagHistory(
    tag: string,
    period?: { readonly start?: string; readonly end?: string },
  ): Promise<TagHistoryList['items']>;
  sbom(build: Build, architecture?: string): Promise<Sbom>;
  /** The document as text, or undefined if there is none. */
  rawSbom(build: Build, architecture?: string): Promise<string | undefined>;
  vulnerabilityReport(build: Build): Promise<VulnerabilityReport>;
  vulnerabilityCounts(filter?: {
    readonly repo?: string;
    readonly tag?: string;
    readonly from?: string;
    readonly to?: string;
  }): Promise<readonly VulnerabilityCount[]>;
  checkPolicies(build: Build): Promise<PolicyResults['results']>;
}

/** Creates the client of what is left of v1. Each method throws what the call throws (`failure.ts`). */
export function createVersionOneClient(
  options: AccessOptions<keyof typeof versionOneRoutes>,
): VersionOneClient {
  const access = platformAccess(options);
  const { request } = access;
  return {
    listEolTags: (filter, paging) => listEolTags(access, filter, paging),
    tagHistory: async (uid, period = {}) => {
      const parts = { path: { uid }, query: { ...period } };
      return (await request('listTagHistory', `read the history of tag ${uid}`, parts)).items;
    },
    sbom: (build, arch) =>
      request('getSbom', `read the SBOM of ${build.digest}`, { path: pathOf(build), query: { arch } }),
    rawSbom: async (build, arch) => {
      const parts = { path: pathOf(build), query: { arch } };
      return (await request('getRawSbom', `read the SBOM of ${build.digest}`, parts)).rawSbom;
    },
    vulnerabilityReport: (build) =>
      request('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, {
        path: pathOf(build),
      }),
    vulnerabilityCounts: async (filter = {}) =>
      (await request('listVulnerabilityCounts', 'count the vulnerabilities', { query: { ...filter } })).items,
    checkPolicies: async ({ repo, digest }) => {
      const parts = { path: { uid: repo }, body: { digest } };
      return (await request('checkPolicies', `check the policies for ${digest}`, parts)).results;
    },
  };
}

function listEolTags(
  access: PlatformAccess<'listEolTags'>,
  { childrenOf, descendantsOf, ...filter }: EolTagFilter = {},
  paging: Pick<Paging, 'pageSize'> = {},
): List<EolTag> {
  const place = { 'uidp.childrenOf': childrenOf, 'uidp.descendantsOf': descendantsOf };
  return listOf(
    access,
    {
      route: 'listEolTags',
      purpose: 'read the end-of-life data of tags',
      query: { ...filter, ...place },
      pageOf: ({ items, ...page }) => [items, page],
      uidOf: (tag) => tag.id,
    },
    paging,
  );
}

function pathOf({ repo, digest }: Build): Readonly<Record<string, string>> {
  return { uid: repo, digest };
}
