import type { NewRoleBinding, RoleBinding, RoleBindingBatch } from '../../../iam/role-binding.ts';
import type { roleRoutes } from '../../../routes/role-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Filters for role bindings, by uid. */
export interface RoleBindingFilter extends Place {
  readonly identity?: string;
  readonly group?: string;
  readonly role?: string;
}

/** Role bindings: the roles of identities at groups. */
export interface RoleBindingsClient {
  list(filter?: RoleBindingFilter, paging?: Paging): List<RoleBinding>;
  get(uid: string): Promise<RoleBinding>;
  /** Never sent twice: after a lost answer look before creating again. */
  create(parent: string, binding: NewRoleBinding): Promise<RoleBinding>;
  /** All of up to 25 bindings, or none. */
  createBatch(batch: RoleBindingBatch): Promise<readonly RoleBinding[]>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(
    uid: string,
    changes: Partial<NewRoleBinding>,
    mask?: PatchMask<NewRoleBinding>,
  ): Promise<RoleBinding>;
  delete(uid: string): Promise<void>;
}

/** Creates the client of `/iam/v2/roleBindings`. */
export function createRoleBindingsClient(
  access: PlatformAccess<keyof typeof roleRoutes>,
): RoleBindingsClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'role binding', {
      get: 'getRoleBinding',
      create: 'createRoleBinding',
      delete: 'deleteRoleBinding',
    }),
    list: ({ identity, group, role, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listRoleBindings',
          purpose: 'list the role bindings',
          query: { identity, group, role, ...placeQuery(place) },
          pageOf: ({ roleBindings, ...page }) => [roleBindings, page],
          uidOf: (binding) => binding.uid,
        },
        paging,
      ),
    createBatch: async (batch) =>
      (await request('batchCreateRoleBindings', 'bind identities to roles', { body: batch })).roleBindings,
    update: (uid, changes, mask) =>
      request('updateRoleBinding', `update the role binding ${uid}`, patchParts(uid, changes, mask)),
  };
}
