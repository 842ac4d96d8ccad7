import {
  AdvisoryDocumentQuery,
  AdvisoryDocuments,
  ResolvedVulnerabilities,
  ResolvedVulnerabilitiesQuery,
  VulnerabilityMetadataPage,
  VulnerabilityMetadataQuery,
} from '../advisory/advisory-document.ts';
import { get } from '../route.ts';
import type { Route } from '../route.ts';

/**
 * The operations of published advisories, `/advisory/v2/`. The first two need no authentication
 * (advisory-rules.md#published-advisories).
 */
export const advisoryRoutes = {
  listAdvisoryDocuments: {
    method: 'GET',
    path: '/advisory/v2/documents',
    rpc: 'advisory.v2.SecurityAdvisoryService/ListDocuments',
    face: 'api',
    credential: 'none',
    idempotent: true,
    query: AdvisoryDocumentQuery,
    response: AdvisoryDocuments,
  },
  listVulnerabilityMetadata: {
    method: 'GET',
    path: '/advisory/v2/metadata',
    rpc: 'advisory.v2.SecurityAdvisoryService/ListVulnerabilityMetadata',
    face: 'api',
    credential: 'none',
    idempotent: true,
    query: VulnerabilityMetadataQuery,
    response: VulnerabilityMetadataPage,
  },
  listResolvedVulnerabilities: get(
    '/advisory/v2/images/resolvedVulns',
    ['apk.list', 'repo.list', 'manifest.metadata.list', 'tag.list'],
    {
      rpc: 'advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports',
      query: ResolvedVulnerabilitiesQuery,
      response: ResolvedVulnerabilities,
    },
  ),
} as const satisfies Record<string, Route>;
