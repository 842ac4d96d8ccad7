import { ListQuery } from '../page.ts';
import {
  ArtifactCount,
  ArtifactCountQuery,
  ArtifactListQuery,
  ArtifactPage,
  ArtifactVersionPage,
} from '../registry/library.ts';
import type { Route } from '../route.ts';

/** What all operations here have in common; the capability is the one that is named like the resource. */
const libraries = {
  method: 'GET',
  face: 'api',
  credential: 'platform',
  capability: 'libraries.artifacts.list',
  idempotent: true,
} as const;

/** The operations of library artifacts, `/libraries/v2/`. */
export const libraryRoutes = {
  listArtifacts: {
    ...libraries,
    path: '/libraries/v2/artifacts',
    query: ArtifactListQuery,
    response: ArtifactPage,
  },
  countArtifacts: {
    ...libraries,
    path: '/libraries/v2/artifacts/count',
    query: ArtifactCountQuery,
    response: ArtifactCount,
  },
  listArtifactVersions: {
    ...libraries,
    path: '/libraries/v2/artifacts/{uid}/versions',
    query: ListQuery,
    response: ArtifactVersionPage,
  },
} as const satisfies Record<string, Route>;
