import { ArtifactCountQuery, ArtifactListQuery } from '../../../contract/registry/library.ts';
import { ListQuery } from '../../../contract/page.ts';
import { routes } from '../../../contract/routes.ts';
import { authenticate } from '../../requests/authentication.ts';
import { getVisible, visibleGroups } from '../../requests/authorization.ts';
import { listHandler } from '../../listing/list-handler.ts';
import { listPage } from '../../listing/list-page.ts';
import type { Fields } from '../../requests/patch.ts';
import { readQuery } from '../../requests/query.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler } from '../../requests/route-call.ts';
import { artifactConditions } from '../../store/artifact-conditions.ts';
import type { Resource } from '../../store/resource.ts';
import { toWire } from '../../requests/wire.ts';

/** The libraries of some ecosystems. */
export const listArtifacts = listHandler({
  kind: 'artifact',
  capability: routes.listArtifacts.capability,
  field: 'artifacts',
  query: ArtifactListQuery,
  filter: (query) => ({ facets: query.ecosystems, also: artifactConditions(query) }),
  toItem: toArtifact,
});

/** How many libraries there are of each ecosystem. */
export const countArtifacts: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store } = services;
  const { capability } = routes.countArtifacts;
  const within = visibleGroups(caller, { kind: 'artifact', capability }, store);
  const { ecosystems } = readQuery(ArtifactCountQuery, call.url.searchParams);
  return {
    counts: ecosystems.map((ecosystem) => ({
      ecosystem,
      totalCount: String(store.resources.count({ kind: 'artifact', within, facets: [ecosystem] })),
    })),
  };
};

/** The versions of a library. */
export const listArtifactVersions: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const query = readQuery(ListQuery, call.url.searchParams);
  const { capability } = routes.listArtifactVersions;
  // Who may list no library anywhere is told so, whatever the uid.
  visibleGroups(caller, { kind: 'artifact', capability }, services.store);
  const wanted = { kind: 'artifact', uid: pathValue(call, 'uid'), capability } as const;
  const { uid } = getVisible(caller, wanted, services.store);
  const placed = { ...query, 'uidp.childrenOf': uid };
  const page = listPage(placed, { kind: 'artifactVersion' }, services);
  return { artifactVersions: page.resources.map(toWire), ...page.envelope };
};

/** What the platform keeps with a library to be found by is not shown. */
function toArtifact(resource: Resource): Fields {
  const { cudaVersions: _cudaVersions, remediated: _remediated, ...shown } = toWire(resource);
  return shown;
}
