import { ListQuery } from '../schema/page.ts';
import {
  ArtifactCount,
  ArtifactCountQuery,
  ArtifactListQuery,
  ArtifactPage,
  ArtifactVersionPage,
} from '../registry/library.ts';
import { get } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of library artifacts, `/libraries/v2/`. */
export const libraryRoutes = {
  listArtifacts: get('/libraries/v2/artifacts', 'libraries.artifacts.list', {
    rpc: 'libraries.v2.ArtifactsService/ListArtifacts',
    query: ArtifactListQuery,
    response: ArtifactPage,
  }),
  countArtifacts: get('/libraries/v2/artifacts/count', 'libraries.artifacts.list', {
    rpc: 'libraries.v2.ArtifactsService/GetArtifactCount',
    query: ArtifactCountQuery,
    response: ArtifactCount,
  }),
  listArtifactVersions: get('/libraries/v2/artifacts/{uid}/versions', 'libraries.artifacts.list', {
    rpc: 'libraries.v2.ArtifactsService/ListArtifactVersions',
    query: ListQuery,
    response: ArtifactVersionPage,
  }),
} as const satisfies Record<string, Route>;
