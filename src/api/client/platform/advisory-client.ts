import type {
  AdvisoryDocument,
  ResolvedVulnerabilities,
  VulnerabilityMetadata,
} from '../../advisory/advisory-document.ts';
import type { advisoryRoutes } from '../../routes/advisory-routes.ts';
import { listOf } from './list.ts';
import type { List, Paging } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions } from './platform-access.ts';
import type { CallOptions } from '../transport/request.ts';

/** The operations of published advisories (`/advisory/v2/`). The first two need no credential. */
export interface AdvisoryClient {
  /** The published advisories by origin, optionally of one origin (`id`) and of some vulnerabilities. */
  listDocuments(
    filter?: { readonly id?: string; readonly cves?: readonly string[] },
    options?: CallOptions,
  ): Promise<readonly AdvisoryDocument[]>;
  /** Lists vulnerability metadata, for at most 1000 ids; for all vulnerabilities if no ids are given. */
  listMetadata(filter?: { readonly ids?: readonly string[] }, paging?: Paging): List<VulnerabilityMetadata>;
  /** Returns the vulnerabilities resolved on each day of a period; ISO 8601 in UTC. */
  listResolved(
    period: { readonly startTime: string; readonly endTime: string },
    options?: CallOptions,
  ): Promise<ResolvedVulnerabilities['resolvedVulnsReports']>;
}

/**
 * Creates the client of published advisories; the token is optional. Each method throws what the call throws
 * (`failure.ts`).
 */
export function createAdvisoryClient(options: AccessOptions<keyof typeof advisoryRoutes>): AdvisoryClient {
  const access = platformAccess(options);
  const { request } = access;
  return {
    listDocuments: async (filter = {}, limits) => {
      const { documents } = await request('listAdvisoryDocuments', 'read the published advisories', {
        query: { ...filter },
        options: limits,
      });
      return documents;
    },
    listMetadata: (filter = {}, paging) =>
      listOf(
        access,
        {
          route: 'listVulnerabilityMetadata',
          purpose: 'read vulnerability metadata',
          query: { ...filter },
          pageOf: ({ vulnerabilityMetadata, ...page }) => [vulnerabilityMetadata, page],
          uidOf: (one) => one.id,
        },
        paging,
      ),
    listResolved: async (period, limits) => {
      const purpose = 'read resolved vulnerabilities';
      const parts = { query: { ...period }, options: limits };
      return (await request('listResolvedVulnerabilities', purpose, parts)).resolvedVulnsReports;
    },
  };
}
