import type { Artifact, ArtifactVersion, Ecosystem } from '../../registry/library.ts';
import type { libraryRoutes } from '../../routes/library-routes.ts';
import { listOf, parseInt64 } from './list.ts';
import type { List, Paging } from './list.ts';
import { platformAccess } from './platform-access.ts';
import type { AccessOptions } from './platform-access.ts';
import type { CallOptions } from '../transport/request.ts';

/** Filters for libraries. */
export interface ArtifactFilter {
  /** At least one. */
  readonly ecosystems: readonly Ecosystem[];
  /** A part of the name. */
  readonly query?: string;
  readonly cudaVersion?: string;
  readonly remediated?: boolean;
}

/** The operations of library artifacts (`/libraries/v2/`). */
export interface LibraryClient {
  listArtifacts(filter: ArtifactFilter, paging?: Paging): List<Artifact>;
  listArtifactVersions(artifact: string, paging?: Paging): List<ArtifactVersion>;
  /** How many libraries there are of each ecosystem. */
  countArtifacts(
    ecosystems: readonly Ecosystem[],
    options?: CallOptions,
  ): Promise<ReadonlyMap<string, number>>;
}

/** Creates the client of library artifacts. Each method throws what the call throws (`failure.ts`). */
export function createLibraryClient(options: AccessOptions<keyof typeof libraryRoutes>): LibraryClient {
  const access = platformAccess(options);
  return {
    listArtifacts: (filter, paging) =>
      listOf(
        access,
        {
          route: 'listArtifacts',
          purpose: 'list the libraries',
          query: { ...filter },
          pageOf: ({ artifacts, ...page }) => [artifacts, page],
          uidOf: (artifact) => artifact.uid,
        },
        paging,
      ),
    listArtifactVersions: (uid, paging) =>
      listOf(
        access,
        {
          route: 'listArtifactVersions',
          purpose: `list the versions of ${uid}`,
          path: { uid },
          pageOf: ({ artifactVersions, ...page }) => [artifactVersions, page],
          uidOf: (version) => version.uid,
        },
        paging,
      ),
    countArtifacts: async (ecosystems, limits) => {
      const { counts } = await access.request('countArtifacts', 'count the libraries', {
        query: { ecosystems },
        options: limits,
      });
      return new Map(counts.map(({ ecosystem, totalCount }) => [ecosystem, parseInt64(totalCount)]));
    },
  };
}
