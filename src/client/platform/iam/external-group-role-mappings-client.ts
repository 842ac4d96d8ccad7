import type {
  ExternalGroupRoleMapping,
  NewExternalGroupRoleMapping,
} from '../../../contract/iam/external-group-role-mapping.ts';
import type { identityProviderRoutes } from '../../../contract/routes/identity-provider-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Walk } from '../list.ts';
import type { PlatformAccess } from '../platform-access.ts';

/** Mappings: which role a group of an identity provider has. They do not change; they come and go. */
export interface ExternalGroupRoleMappingsClient {
  list(
    filter?: Place & { readonly identityProviderUid?: string },
    walk?: Walk,
  ): List<ExternalGroupRoleMapping>;
  get(uid: string): Promise<ExternalGroupRoleMapping>;
  create(identityProvider: string, mapping: NewExternalGroupRoleMapping): Promise<ExternalGroupRoleMapping>;
  delete(uid: string): Promise<void>;
  /** Deletes mappings of one identity provider by their uids, all or none, and gives what is deleted. */
  deleteBatch(
    identityProvider: string,
    uids: readonly string[],
  ): Promise<readonly ExternalGroupRoleMapping[]>;
}

/** The client of `/iam/v2/externalGroupRoleMappings`. */
export function createExternalGroupRoleMappingsClient(
  access: PlatformAccess<keyof typeof identityProviderRoutes>,
): ExternalGroupRoleMappingsClient {
  const { ask } = access;
  return {
    list: ({ identityProviderUid, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listExternalGroupRoleMappings',
          purpose: 'list the roles of external groups',
          query: { identity_provider_uid: identityProviderUid, ...placeQuery(place) },
          pageOf: ({ externalGroupRoleMappings, ...page }) => ({ items: externalGroupRoleMappings, ...page }),
          uidOf: (mapping) => mapping.uid,
        },
        walk,
      ),
    get: (uid) => ask('getExternalGroupRoleMapping', `get the mapping ${uid}`, { path: { uid } }),
    create: (parent, mapping) =>
      ask('createExternalGroupRoleMapping', `give a role to the external group ${mapping.externalGroupId}`, {
        path: { parent },
        body: mapping,
      }),
    delete: async (uid) => {
      await ask('deleteExternalGroupRoleMapping', `delete the mapping ${uid}`, { path: { uid } });
    },
    deleteBatch: async (parent, names) => {
      const parts = { body: { parent, names } };
      const deleted = await ask('batchDeleteExternalGroupRoleMappings', 'delete mappings', parts);
      return deleted.externalGroupRoleMappings;
    },
  };
}
