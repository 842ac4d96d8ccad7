import { AdvisoryListQuery } from '../../contract/advisory.ts';
import { routes } from '../../contract/routes.ts';
import { authenticate } from '../authentication.ts';
import { getVisible } from '../authorization.ts';
import { listHandler } from '../listing/list-handler.ts';
import { pathValue } from '../route-call.ts';
import type { Handler } from '../route-call.ts';
import { toAdvisory } from '../wire.ts';

/** The advisories of the caller's organizations and of the public ones, optionally of some artifacts or ids. */
export const listAdvisories = listHandler({
  kind: 'advisory',
  capability: routes.listAdvisories.capability,
  field: 'advisories',
  query: AdvisoryListQuery,
  filter: (query) => ({ facets: query.artifactNames, names: query.advisoryIds }),
  toItem: toAdvisory,
});

/** One advisory by its uid. */
export const getAdvisory: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.getAdvisory;
  const wanted = { kind: 'advisory', uid: pathValue(call, 'uid'), capability } as const;
  return toAdvisory(getVisible(caller, wanted, services.store));
};
