import type {
  AdvisoryDocument,
  ResolvedVulnerabilities,
  VulnerabilityMetadata,
} from '../../contract/advisory/advisory-document.ts';
import type { advisoryRoutes } from '../../contract/routes/advisory-routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import { listOf } from './list.ts';
import type { List, Walk } from './list.ts';
import { platformAccess } from './platform-access.ts';

/** The operations of published advisories (`/advisory/v2/`). The first two need no credential. */
export interface AdvisoryClient {
  /** The published advisories by package, optionally of one package and of some vulnerabilities. */
  listDocuments(filter?: {
    readonly id?: string;
    readonly cves?: readonly string[];
  }): Promise<readonly AdvisoryDocument[]>;
  /** What is known of vulnerabilities; of all of them where no ids are given, and of at most 1000 ids. */
  listMetadata(filter?: { readonly ids?: readonly string[] }, walk?: Walk): List<VulnerabilityMetadata>;
  /** What was resolved on each day of a period; ISO 8601 in UTC. */
  listResolved(period: {
    readonly startTime: string;
    readonly endTime: string;
  }): Promise<ResolvedVulnerabilities['resolvedVulnsReports']>;
}

/** The client of published advisories, for nobody too. Each method throws what the call throws (`failure.ts`). */
export function createAdvisoryClient(options: {
  readonly call: Call<keyof typeof advisoryRoutes>;
  readonly token: Secret | undefined;
}): AdvisoryClient {
  const access = platformAccess(options);
  const { ask } = access;
  return {
    listDocuments: async (filter = {}) => {
      const { documents } = await ask('listAdvisoryDocuments', 'read the published advisories', {
        query: { ...filter },
      });
      return documents;
    },
    listMetadata: (filter = {}, walk) =>
      listOf(
        access,
        {
          route: 'listVulnerabilityMetadata',
          purpose: 'read about vulnerabilities',
          query: { ...filter },
          pageOf: ({ vulnerabilityMetadata, ...page }) => ({ items: vulnerabilityMetadata, ...page }),
          uidOf: (one) => one.id,
        },
        walk,
      ),
    listResolved: async (period) => {
      const purpose = 'read which vulnerabilities were resolved';
      const answer = await ask('listResolvedVulnerabilities', purpose, { query: { ...period } });
      return answer.resolvedVulnsReports;
    },
  };
}
