import { ListQuery } from '../../../api/schema/page.ts';
import { ArtifactCountQuery } from '../../../api/registry/library.ts';
import { routes } from '../../../api/routes.ts';
import { getVisible, visibleGroups } from '../../access/authorization.ts';
import { authenticate } from '../../access/visible-resource.ts';
import { readQuery } from '../../requests/read-request.ts';
import { pathValue } from '../../requests/route-call.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import { listHandler } from '../../resources/list-handler.ts';
import { listPage } from '../../resources/list-page.ts';
import type { Fields } from '../../resources/patch.ts';
import { toWire } from '../../resources/wire.ts';
import { artifactConditions } from '../../store/body-conditions.ts';
import type { Resource } from '../../store/resource.ts';

const countArtifacts: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { store } = services;
  const { capabilities } = routes.countArtifacts;
  const within = visibleGroups(caller, { kind: 'artifact', capabilities }, store);
  const { ecosystems } = readQuery(ArtifactCountQuery, call);
  return {
    counts: ecosystems.map((ecosystem) => ({
      ecosystem,
      totalCount: String(store.resources.count({ kind: 'artifact', within, facets: [ecosystem] })),
    })),
  };
};

const listArtifactVersions: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const query = readQuery(ListQuery, call);
  const { capabilities } = routes.listArtifactVersions;
  // A caller that can list no library anywhere gets PERMISSION_DENIED for every uid.
  visibleGroups(caller, { kind: 'artifact', capabilities }, services.store);
  const wanted = { kind: 'artifact', uid: pathValue(call, 'uid'), capabilities } as const;
  const { uid } = getVisible(caller, wanted, services.store);
  const page = listPage({ ...query, 'uidp.childrenOf': uid }, { kind: 'artifactVersion' }, services);
  return { artifactVersions: page.resources.map(toWire), ...page.envelope };
};

/** Handlers of `/libraries/v2/artifacts`. */
export const libraryHandlers = {
  listArtifacts: listHandler({ kind: 'artifact', toItem: toArtifact }, routes.listArtifacts, {
    field: 'artifacts',
    order: 'name',
    filter: (query) => ({ facets: query.ecosystems, also: artifactConditions(query) }),
  }),
  countArtifacts,
  listArtifactVersions,
} satisfies Handlers;

/** Returns the library without the fields that exist only for filters. */
function toArtifact(resource: Resource): Fields {
  const { cudaVersions: _cudaVersions, remediated: _remediated, ...shown } = toWire(resource);
  return shown;
}
