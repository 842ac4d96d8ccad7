import { NamedListQuery } from '../../contract/page.ts';
import { routes } from '../../contract/routes.ts';
import { byName, listHandler } from '../listing/list-handler.ts';
import { toRole } from '../wire.ts';

/** The built-in roles, and the custom roles of the caller's groups. */
export const listRoles = listHandler({
  kind: 'role',
  capability: routes.listRoles.capability,
  field: 'roles',
  query: NamedListQuery,
  filter: byName,
  openParents: [''],
  toItem: toRole,
});
