import type { RouteName } from '../../api/routes.ts';
import { named, resource } from './entries.ts';
import type { Form, VersionOneEntry } from './entries.ts';
import { IAM_METHODS } from './iam-table.ts';

/** Every method of v1 that the embedded platform answers, by package and service (service-rules.md#v1). */
export const VERSION_ONE_METHODS: Readonly<Record<string, Readonly<Record<string, VersionOneEntry>>>> = {
  'advisory.SecurityAdvisory': {
    ListDocuments: [
      'GET /advisory/v1/documents',
      'list',
      'listAdvisoryDocuments',
      'DocumentFilter',
      'DocumentList',
    ],
    ListVulnerabilityMetadata: [
      'GET /advisory/v1/metadata',
      'page',
      'listVulnerabilityMetadata',
      'VulnerabilityMetadataFilter',
      'VulnerabilityMetadataList',
    ],
    ListResolvedVulnsReports: [
      'GET /advisory/v1/images/resolved_vulns',
      'list',
      'listResolvedVulnerabilities',
      'ResolvedVulnsReportFilter',
      'ResolvedVulnsReportList',
    ],
  },
  'events.Subscriptions': {
    ...resource({
      path: '/events/v1/subscriptions',
      name: 'Subscription',
      parent: 'parent_id',
      isFixed: true,
    }),
  },
  ...IAM_METHODS,
  'libraries.Artifacts': {
    List: ['GET /libraries/v1/artifacts', 'page', 'listArtifacts', 'ArtifactFilter', 'ArtifactList'],
    ListVersions: [
      'GET /libraries/v1/artifacts/{id}/versions',
      'list',
      'listArtifactVersions',
      'ArtifactVersionFilter',
      'ArtifactVersionList',
    ],
    GetArtifactCount: [
      'GET /libraries/v1/artifacts/count',
      'read',
      'countArtifacts',
      'GetArtifactCountRequest',
      'GetArtifactCountResponse',
    ],
  },
  'ping.PingService': { Ping: ['GET /ping/v1/ping', 'read', 'ping', 'PingRequest', 'Response'] },
  'registry.Registry': {
    ...named('Repo', resource({ path: '/registry/v1/repos', name: 'Repo', parent: 'parent_id' })),
    ...named('Tag', resource({ path: '/registry/v1/tags', name: 'Tag', parent: 'repo_id' })),
    GetSbom: atDigest('sbom', 'same', 'getSbom', 'SbomRequest', 'chainguard.platform.tenant.Sbom2'),
    GetRawSbom: [
      'GET /registry/v1/repos/{repo_id}/digest/{digest}/rawsbom',
      'same',
      'getRawSbom',
      'RawSbomRequest',
      'RawSbom',
    ],
    GetArchs: atDigest('architectures', 'read', 'getImageArchitectures', 'ArchRequest', 'Archs'),
    GetSize: atDigest('size', 'read', 'getImageSize', 'SizeRequest', 'Size'),
    GetPackageVersionMetadata: [
      'GET /registry/v1/versions/{package}',
      'own',
      'getPackageVersionMetadata',
      'PackageVersionMetadataRequest',
      'PackageVersionMetadata',
    ],
    ListEolTags: ['GET /registry/v1/eoltags', 'same', 'listEolTags', 'EolTagFilter', 'EolTagList'],
    ListTagHistory: [
      'GET /registry/v1/tags/{parent_id}/history',
      'same',
      'listTagHistory',
      'TagHistoryFilter',
      'TagHistoryList',
    ],
    GetVulnReport: atDigest(
      'vulnreport',
      'same',
      'getVulnerabilityReport',
      'VulnReportRequest',
      'chainguard.platform.tenant.VulnReport',
    ),
  },
  'registry.Policies': {
    CheckPolicies: [
      'POST /registry/v1/repos/{repo_id}:checkPolicies',
      'same',
      'checkPolicies',
      'CheckPoliciesRequest',
      'CheckPoliciesResponse',
      '*',
    ],
  },
  'vulnerabilities.v1.Advisories': {
    List: [
      'GET /vulnerabilities/v1/advisories',
      'page',
      'listAdvisories',
      'AdvisoryFilter',
      'AdvisoriesList',
    ],
  },
  'registry.Vulnerabilities': {
    ListVulnReports: [
      'GET /registry/v1/vuln_reports',
      'own',
      'listVulnReports',
      'VulnReportFilter',
      'VulnReportList',
    ],
    ListVulnCountReports: [
      'GET /registry/v1/vuln_reports/counts',
      'same',
      'listVulnerabilityCounts',
      'VulnCountReportFilter',
      'VulnCountReportList',
    ],
  },
};

/** Returns a method that reads a part of a build. */
function atDigest(part: string, ...entry: readonly [Form, RouteName, string, string]): VersionOneEntry {
  return [`GET /registry/v1/repos/{repo_id}/digests/{digest}/${part}`, ...entry];
}
