import type { NewRoleBinding, RoleBinding, RoleBindingBatch } from '../../../iam/role-binding.ts';
import type { roleRoutes } from '../../../routes/role-routes.ts';
import { patchParts } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Filters for role bindings, by uid. */
export interface RoleBindingFilter {
  readonly identity?: string;
  readonly group?: string;
  readonly role?: string;
}

/** Role bindings: the roles of identities at groups. */
export interface RoleBindingsClient extends ResourceClient<RoleBinding, NewRoleBinding, RoleBindingFilter> {
  /** All of up to 25 bindings, or none. */
  createBatch(batch: RoleBindingBatch, options?: CallOptions): Promise<readonly RoleBinding[]>;
}

/** Creates the client of `/iam/v2/roleBindings`. */
export function createRoleBindingsClient(
  access: PlatformAccess<keyof typeof roleRoutes>,
): RoleBindingsClient {
  const { request } = access;
  return {
    ...createResource(access, {
      nouns: ['role binding', 'role bindings'],
      list: 'listRoleBindings',
      get: 'getRoleBinding',
      create: 'createRoleBinding',
      delete: 'deleteRoleBinding',
      pageOf: ({ roleBindings, ...page }) => [roleBindings, page],
    }),
    update: (uid, changes, mask, options) =>
      request(
        'updateRoleBinding',
        `update the role binding ${uid}`,
        patchParts(uid, changes, { mask, options }),
      ),
    createBatch: async (body, options) => {
      const parts = { body, options };
      return (await request('batchCreateRoleBindings', 'bind identities to roles', parts)).roleBindings;
    },
  };
}
