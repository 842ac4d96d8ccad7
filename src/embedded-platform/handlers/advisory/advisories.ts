import { routes } from '../../../api/routes.ts';
import type { Handlers } from '../../requests/route-call.ts';
import { listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import { getHandler } from '../../resources/resource-handlers.ts';
import { toAdvisory } from '../../resources/wire.ts';
import { advisoryConditions } from '../../store/body-conditions.ts';
import type { Resource } from '../../store/resource.ts';

const ADVISORY = { kind: 'advisory', toItem: withoutOrigin } as const;

/** Handlers of `/vulnerabilities/v2/advisories`. */
export const vulnerabilityHandlers = {
  listAdvisories: listHandler(ADVISORY, routes.listAdvisories, {
    field: 'advisories',
    filter: (query) => ({
      facets: query.origin === undefined ? query.artifactNames : undefined,
      names: query.advisoryIds,
      also: advisoryConditions(query),
    }),
  }),
  getAdvisory: getHandler(ADVISORY, routes.getAdvisory),
} satisfies Handlers;

/** Removes the origin of the artifact, which is a filter only and not part of responses. */
function withoutOrigin(resource: Resource): Fields {
  const { origin: _origin, ...shown } = toAdvisory(resource);
  return shown;
}
