import { AdvisoryListQuery } from '../../../contract/advisory/advisory.ts';
import { routes } from '../../../contract/routes.ts';
import { listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { advisoryConditions } from '../../store/advisory-conditions.ts';
import type { Resource } from '../../store/resource.ts';
import { toAdvisory } from '../../requests/wire.ts';

/** The advisories of the caller's organizations and of the public ones, as far as all filters of the query hold. */
export const listAdvisories = listHandler({
  kind: 'advisory',
  capability: routes.listAdvisories.capability,
  field: 'advisories',
  query: AdvisoryListQuery,
  filter: (query) => ({
    facets: query.origin === undefined ? query.artifactNames : undefined,
    names: query.advisoryIds,
    also: advisoryConditions(query),
  }),
  toItem: withoutOrigin,
});

/** One advisory by its uid. */
export const getAdvisory = getHandler({ kind: 'advisory', toItem: withoutOrigin }, routes.getAdvisory);

/** The origin of the artifact can be asked for, and is not shown. */
function withoutOrigin(resource: Resource): Fields {
  const { origin: _origin, ...shown } = toAdvisory(resource);
  return shown;
}
