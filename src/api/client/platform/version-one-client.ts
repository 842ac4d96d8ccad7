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
import type { CallOptions } from '../transport/request.ts';

/** Filters for tags; dated and epoch tags are included by default. */
export interface EolTagFilter {
  readonly childrenOf?: string;
  readonly descendantsOf?: string;
  readonly name?: string;
  readonly excludeDates?: boolean;
  readonly excludeEpochs?: boolean;
}

/** v1 has neither order nor skip. */
type EolTagPaging = Omit<Paging, 'orderBy' | 'skip' | 'pageToken'>;

/** A build: the uid of its repository and its digest. */
interface Build {
  readonly repo: string;
  readonly digest: string;
}

/** The operations of v1 that v2 has nothing for. What is missing is an empty answer, never an error. */
export interface VersionOneClient {
  /** A page size goes with it, order and skip do not: v1 has neither. */
  listEolTags(filter?: EolTagFilter, paging?: EolTagPaging): List<EolTag>;
  /** At most 1000 records of a period, oldest first; ISO 8601 in UTC. */
  tagHistory(
    tag: string,
    period?: { readonly start?: string; readonly end?: string },
    options?: CallOptions,
  ): Promise<TagHistoryList['items']>;
  sbom(build: Build, architecture?: string, options?: CallOptions): Promise<Sbom>;
  /** The document as text, or undefined if there is none. */
  rawSbom(build: Build, architecture?: string, options?: CallOptions): Promise<string | undefined>;
  vulnerabilityReport(build: Build, options?: CallOptions): Promise<VulnerabilityReport>;
  vulnerabilityCounts(
    filter?: {
      readonly repo?: string;
      readonly tag?: string;
      readonly from?: string;
      readonly to?: string;
    },
    options?: CallOptions,
  ): Promise<readonly VulnerabilityCount[]>;
  checkPolicies(build: Build, options?: CallOptions): Promise<PolicyResults['results']>;
}

/** The methods that the actions use. */
export type UsedVersionOne = Pick<VersionOneClient, 'listEolTags' | 'rawSbom' | 'checkPolicies'>;

/** Creates the methods that the actions use. Each throws what the call throws (`failure.ts`). */
export function createUsedVersionOne(options: AccessOptions<keyof typeof versionOneRoutes>): UsedVersionOne {
  const access = platformAccess(options);
  const { request } = access;
  return {
    listEolTags: (filter, paging) => listEolTags(access, filter, paging),
    rawSbom: async (build, arch, limits) => {
      const parts = { path: pathOf(build), query: { arch }, options: limits };
      return (await request('getRawSbom', `read the SBOM of ${build.digest}`, parts)).rawSbom;
    },
    checkPolicies: async ({ repo, digest }, limits) => {
      const parts = { path: { uid: repo }, body: { digest }, options: limits };
      return (await request('checkPolicies', `check the policies for ${digest}`, parts)).results;
    },
  };
}

/** Creates the client of what is left of v1. Each method throws what the call throws (`failure.ts`). */
export function createVersionOneClient(
  options: AccessOptions<keyof typeof versionOneRoutes>,
): VersionOneClient {
  const { request } = platformAccess(options);
  return {
    ...createUsedVersionOne(options),
    tagHistory: async (uid, period, limits) => {
      const parts = { path: { uid }, query: { ...period }, options: limits };
      return (await request('listTagHistory', `read the history of tag ${uid}`, parts)).items;
    },
    sbom: (build, arch, limits) => {
      const parts = { path: pathOf(build), query: { arch }, options: limits };
      return request('getSbom', `read the SBOM of ${build.digest}`, parts);
    },
    vulnerabilityReport: (build, limits) => {
      const parts = { path: pathOf(build), options: limits };
      return request('getVulnerabilityReport', `read the vulnerabilities of ${build.digest}`, parts);
    },
    vulnerabilityCounts: async (filter, limits) => {
      const parts = { query: { ...filter }, options: limits };
      return (await request('listVulnerabilityCounts', 'count the vulnerabilities', parts)).items;
    },
  };
}

function listEolTags(
  access: PlatformAccess<'listEolTags'>,
  { childrenOf, descendantsOf, ...filter }: EolTagFilter = {},
  paging: EolTagPaging = {},
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
