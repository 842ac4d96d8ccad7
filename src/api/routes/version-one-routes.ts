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
import { get, post } from '../route.ts';
import type { Route } from '../route.ts';

/**
 * The operations of v1 that v2 has nothing for (service-rules.md#v1), and those that the check reads of images. What is
 * missing is an empty 200 here.
 */
export const versionOneRoutes = {
  listEolTags: get('/registry/v1/eoltags', 'tag.list', {
    rpc: 'registry.Registry/ListEolTags',
    query: EolTagQuery,
    response: EolTagPage,
  }),
  listTagHistory: get('/registry/v1/tags/{uid}/history', 'tag.list', {
    query: TagHistoryQuery,
    response: TagHistoryList,
  }),
  getSbom: get(
    '/registry/v1/repos/{uid}/digests/{digest}/sbom',
    ['sboms.list', 'repo.list', 'manifest.metadata.list'],
    {
      query: SbomQuery,
      response: Sbom,
    },
  ),
  getRawSbom: get('/registry/v1/repos/{uid}/digest/{digest}/rawsbom', ['sboms.list', 'repo.list'], {
    query: SbomQuery,
    response: RawSbom,
  }),
  getVulnerabilityReport: get(
    '/registry/v1/repos/{uid}/digests/{digest}/vulnreport',
    ['vuln_reports.list', 'repo.list'],
    {
      rpc: 'registry.Registry/GetVulnReport',
      response: VulnerabilityReport,
    },
  ),
  listVulnerabilityCounts: get('/registry/v1/vuln_reports/counts', 'vuln_report.list', {
    rpc: 'registry.Vulnerabilities/ListVulnCountReports',
    query: VulnerabilityCountQuery,
    response: VulnerabilityCounts,
  }),
  checkPolicies: post('/registry/v1/repos/{uid}:checkPolicies', 'repo.check_policies', {
    body: PolicyCheck,
    response: PolicyResults,
    idempotent: true,
  }),
} as const satisfies Record<string, Route>;
