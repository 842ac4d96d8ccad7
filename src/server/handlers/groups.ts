import { NamedListQuery } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { byName, listHandler } from '../listing/list-handler.ts';
import { toWire } from '../wire.ts';

/** The groups at and below those where the caller may list them. */
export const listGroups = listHandler({
  kind: 'group',
  capability: routes.listGroups.capability,
  field: 'groups',
  query: NamedListQuery,
  filter: byName,
  toItem: toWire,
});
