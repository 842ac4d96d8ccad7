import type { Artifact, ArtifactVersion, Ecosystem } from '../../contract/registry/library.ts';
import type { libraryRoutes } from '../../contract/routes/library-routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import { checkedNumber } from '../transport/checked-number.ts';
import { listOf } from './list.ts';
import type { List, Walk } from './list.ts';
import { platformAccess } from './platform-access.ts';

/** Which libraries are meant. */
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
  listArtifacts(filter: ArtifactFilter, walk?: Walk): List<Artifact>;
  listArtifactVersions(artifact: string, walk?: Walk): List<ArtifactVersion>;
  /** How many libraries there are of each ecosystem. */
  countArtifacts(ecosystems: readonly Ecosystem[]): Promise<ReadonlyMap<Ecosystem, number>>;
}

/** The client of library artifacts. Each method throws what the call throws (`failure.ts`). */
export function createLibraryClient(options: {
  readonly call: Call<keyof typeof libraryRoutes>;
  readonly token: Secret;
}): LibraryClient {
  const access = platformAccess(options);
  return {
    listArtifacts: (filter, walk) =>
      listOf(
        access,
        {
          route: 'listArtifacts',
          purpose: 'list the libraries',
          query: { ...filter },
          pageOf: ({ artifacts, ...page }) => ({ items: artifacts, ...page }),
          uidOf: (artifact) => artifact.uid,
        },
        walk,
      ),
    listArtifactVersions: (uid, walk) =>
      listOf(
        access,
        {
          route: 'listArtifactVersions',
          purpose: `list the versions of ${uid}`,
          path: { uid },
          query: {},
          pageOf: ({ artifactVersions, ...page }) => ({ items: artifactVersions, ...page }),
          uidOf: (version) => version.uid,
        },
        walk,
      ),
    countArtifacts: async (ecosystems) => {
      const { counts } = await access.ask('countArtifacts', 'count the libraries', { query: { ecosystems } });
      return new Map(counts.map(({ ecosystem, totalCount }) => [ecosystem, checkedNumber(totalCount)]));
    },
  };
}
