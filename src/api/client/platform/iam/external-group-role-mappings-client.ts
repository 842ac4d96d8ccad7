import type {
  ExternalGroupRoleMapping,
  NewExternalGroupRoleMapping,
} from '../../../iam/external-group-role-mapping.ts';
import type { identityProviderRoutes } from '../../../routes/identity-provider-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { resourceMethods } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';

/** Mappings: which role a group of an identity provider has. They do not change; they come and go. */
export interface ExternalGroupRoleMappingsClient {
  list(
    filter?: Place & { readonly identityProviderUid?: string },
    paging?: Paging,
  ): List<ExternalGroupRoleMapping>;
  get(uid: string): Promise<ExternalGroupRoleMapping>;
  create(identityProvider: string, mapping: NewExternalGroupRoleMapping): Promise<ExternalGroupRoleMapping>;
  delete(uid: string): Promise<void>;
  /** Deletes mappings of one identity provider by their uids, all or none, and returns what is deleted. */
  deleteBatch(
    identityProvider: string,
    uids: readonly string[],
  ): Promise<readonly ExternalGroupRoleMapping[]>;
}

/** Creates the client of `/iam/v2/externalGroupRoleMappings`. */
export function createExternalGroupRoleMappingsClient(
  access: PlatformAccess<keyof typeof identityProviderRoutes>,
): ExternalGroupRoleMappingsClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'mapping', {
      get: 'getExternalGroupRoleMapping',
      create: 'createExternalGroupRoleMapping',
      delete: 'deleteExternalGroupRoleMapping',
    }),
    list: ({ identityProviderUid, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listExternalGroupRoleMappings',
          purpose: 'list the role mappings of external groups',
          query: { identity_provider_uid: identityProviderUid, ...placeQuery(place) },
          pageOf: ({ externalGroupRoleMappings, ...page }) => [externalGroupRoleMappings, page],
          uidOf: (mapping) => mapping.uid,
        },
        paging,
      ),
    deleteBatch: async (parent, names) => {
      const parts = { body: { parent, names } };
      const deleted = await request('batchDeleteExternalGroupRoleMappings', 'delete mappings', parts);
      return deleted.externalGroupRoleMappings;
    },
  };
}
