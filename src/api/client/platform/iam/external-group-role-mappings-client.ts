import type {
  ExternalGroupRoleMapping,
  NewExternalGroupRoleMapping,
} from '../../../iam/external-group-role-mapping.ts';
import type { identityProviderRoutes } from '../../../routes/identity-provider-routes.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { FixedResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Mappings: which role a group of an identity provider has. They do not change; they come and go. */
export interface ExternalGroupRoleMappingsClient extends FixedResourceClient<
  ExternalGroupRoleMapping,
  NewExternalGroupRoleMapping,
  { readonly identityProviderUid?: string }
> {
  /** Deletes mappings of one identity provider by their uids, all or none, and returns what is deleted. */
  deleteBatch(
    identityProvider: string,
    uids: readonly string[],
    options?: CallOptions,
  ): Promise<readonly ExternalGroupRoleMapping[]>;
}

/** Creates the client of `/iam/v2/externalGroupRoleMappings`. */
export function createExternalGroupRoleMappingsClient(
  access: PlatformAccess<keyof typeof identityProviderRoutes>,
): ExternalGroupRoleMappingsClient {
  const { request } = access;
  return {
    ...createResource(access, {
      nouns: ['mapping', 'role mappings of external groups'],
      list: 'listExternalGroupRoleMappings',
      get: 'getExternalGroupRoleMapping',
      create: 'createExternalGroupRoleMapping',
      delete: 'deleteExternalGroupRoleMapping',
      pageOf: ({ externalGroupRoleMappings, ...page }) => [externalGroupRoleMappings, page],
    }),
    deleteBatch: async (parent, names, options) => {
      const parts = { body: { parent, names }, options };
      const deleted = await request('batchDeleteExternalGroupRoleMappings', 'delete mappings', parts);
      return deleted.externalGroupRoleMappings;
    },
  };
}
