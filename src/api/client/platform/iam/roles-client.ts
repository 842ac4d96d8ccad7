import type { NewRole, Role } from '../../../iam/role.ts';
import type { roleRoutes } from '../../../routes/role-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Roles, built in and custom: named sets of capabilities. */
export interface RolesClient {
  list(filter?: Place & { readonly name?: string }, paging?: Paging): List<Role>;
  get(uid: string): Promise<Role>;
  create(parent: string, role: NewRole): Promise<Role>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(uid: string, changes: Partial<NewRole>, mask?: PatchMask<NewRole>): Promise<Role>;
  /** Throws `platform_precondition` if the role is still bound. */
  delete(uid: string): Promise<void>;
}

/** Creates the client of `/iam/v2/roles`. */
export function createRolesClient(access: PlatformAccess<keyof typeof roleRoutes>): RolesClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'role', {
      get: 'getRole',
      create: 'createRole',
      delete: 'deleteRole',
    }),
    list: ({ name, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listRoles',
          purpose: 'list the roles',
          query: { name, ...placeQuery(place) },
          pageOf: ({ roles, ...page }) => [roles, page],
          uidOf: (role) => role.uid,
        },
        paging,
      ),
    update: (uid, changes, mask) =>
      request('updateRole', `update the role ${uid}`, patchParts(uid, changes, mask)),
  };
}
