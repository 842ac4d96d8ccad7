import { NamedListQuery } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { authenticate } from '../authentication.ts';
import { getVisible } from '../authorization.ts';
import { byName, listHandler } from '../listing/list-handler.ts';
import { pathValue } from '../route-call.ts';
import type { Handler } from '../route-call.ts';
import { toWire } from '../wire.ts';

/** The repositories of the caller's groups and of the public organizations. */
export const listRepos = listHandler({
  kind: 'repo',
  capability: routes.listRepos.capability,
  field: 'repos',
  query: NamedListQuery,
  filter: byName,
  toItem: toWire,
});

/** One repository by its uid. */
export const getRepo: Handler = async (call, services) => {
  const caller = await authenticate(call, services);
  const { capability } = routes.getRepo;
  const wanted = { kind: 'repo', uid: pathValue(call, 'uid'), capability } as const;
  return toWire(getVisible(caller, wanted, services.store));
};
