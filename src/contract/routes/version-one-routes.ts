import { EolTagPage, EolTagQuery } from '../registry/eol-tag.ts';
import { TagHistoryQuery } from '../registry/tag-history.ts';
import {
  PolicyCheck,
  PolicyResults,
  RawSbom,
  Sbom,
  SbomQuery,
  TagHistoryList,
  VulnerabilityCountQuery,
  VulnerabilityCounts,
  VulnerabilityReport,
} from '../advisory/version-one.ts';
import type { Route } from '../route.ts';

/** What all operations here have in common. */
const versionOne = { face: 'api', credential: 'platform', idempotent: true } as const;

/**
 * The operations of v1 that v2 has nothing for (service-rules.md#v1), and those that the check reads of
 * images. What is missing is an empty 200 here. Some need several capabilities
 * (advisory-rules.md#advisory-access): the row has the telling one.
 */
export const versionOneRoutes = {
  listEolTags: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/eoltags',
    capability: 'tag.list',
    query: EolTagQuery,
    response: EolTagPage,
  },
  listTagHistory: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/tags/{uid}/history',
    capability: 'tag.list',
    query: TagHistoryQuery,
    response: TagHistoryList,
  },
  getSbom: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/repos/{uid}/digests/{digest}/sbom',
    capability: 'sboms.list',
    query: SbomQuery,
    response: Sbom,
  },
  getRawSbom: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/repos/{uid}/digest/{digest}/rawsbom',
    capability: 'sboms.list',
    query: SbomQuery,
    response: RawSbom,
  },
  getVulnerabilityReport: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/repos/{uid}/digests/{digest}/vulnreport',
    capability: 'vuln_reports.list',
    response: VulnerabilityReport,
  },
  listVulnerabilityCounts: {
    ...versionOne,
    method: 'GET',
    path: '/registry/v1/vuln_reports/counts',
    capability: 'vuln_reports.list',
    query: VulnerabilityCountQuery,
    response: VulnerabilityCounts,
  },
  checkPolicies: {
    ...versionOne,
    method: 'POST',
    path: '/registry/v1/repos/{uid}:checkPolicies',
    capability: 'repo.check_policies',
    body: PolicyCheck,
    response: PolicyResults,
  },
} as const satisfies Record<string, Route>;
