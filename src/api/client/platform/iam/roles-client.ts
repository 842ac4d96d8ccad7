import type { NewRole, Role } from '../../../iam/role.ts';
import type { roleRoutes } from '../../../routes/role-routes.ts';
import { patchParts } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Roles, built in and custom: named sets of capabilities. */
export interface RolesClient extends ResourceClient<Role, NewRole, { readonly name?: string }> {
  /** Throws `platform_precondition` if the role is still bound. */
  delete(uid: string, options?: CallOptions): Promise<void>;
}

/** Creates the client of `/iam/v2/roles`. */
export function createRolesClient(access: PlatformAccess<keyof typeof roleRoutes>): RolesClient {
  const { request } = access;
  return {
    ...createResource(access, {
      nouns: ['role', 'roles'],
      list: 'listRoles',
      get: 'getRole',
      create: 'createRole',
      delete: 'deleteRole',
      pageOf: ({ roles, ...page }) => [roles, page],
    }),
    update: (uid, changes, mask, options) =>
      request('updateRole', `update the role ${uid}`, patchParts(uid, changes, { mask, options })),
  };
}
