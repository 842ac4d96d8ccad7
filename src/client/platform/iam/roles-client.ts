import type { NewRole, Role } from '../../../contract/iam/role.ts';
import type { roleRoutes } from '../../../contract/routes/role-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Walk } from '../list.ts';
import { patchParts } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Roles, built in and custom: named sets of capabilities. */
export interface RolesClient {
  list(filter?: Place & { readonly name?: string }, walk?: Walk): List<Role>;
  get(uid: string): Promise<Role>;
  create(parent: string, role: NewRole): Promise<Role>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(uid: string, changes: Partial<NewRole>, mask?: PatchMask<NewRole>): Promise<Role>;
  /** Throws `platform_precondition` while somebody is bound to it. */
  delete(uid: string): Promise<void>;
}

/** The client of `/iam/v2/roles`. */
export function createRolesClient(access: PlatformAccess<keyof typeof roleRoutes>): RolesClient {
  const { ask } = access;
  return {
    list: ({ name, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listRoles',
          purpose: 'list the roles',
          query: { name, ...placeQuery(place) },
          pageOf: ({ roles, ...page }) => ({ items: roles, ...page }),
          uidOf: (role) => role.uid,
        },
        walk,
      ),
    get: (uid) => ask('getRole', `get the role ${uid}`, { path: { uid } }),
    create: (parent, role) =>
      ask('createRole', `create the role ${role.name}`, { path: { parent }, body: role }),
    update: (uid, changes, mask) =>
      ask('updateRole', `change the role ${uid}`, patchParts(uid, changes, mask)),
    delete: async (uid) => {
      await ask('deleteRole', `delete the role ${uid}`, { path: { uid } });
    },
  };
}
