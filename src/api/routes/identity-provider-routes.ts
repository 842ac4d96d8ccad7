import {
  DeletedMappings,
  ExternalGroupRoleMapping,
  ExternalGroupRoleMappingListQuery,
  ExternalGroupRoleMappingPage,
  MappingBatchDelete,
  NewExternalGroupRoleMapping,
} from '../iam/external-group-role-mapping.ts';
import { IdentityProvider, IdentityProviderPage, NewIdentityProvider } from '../iam/identity-provider.ts';
import { NamedListQuery } from '../schema/page.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of identity providers and of the roles that their groups have. */
export const identityProviderRoutes = {
  listIdentityProviders: get('/iam/v2/identityProviders', 'identity_providers.list', {
    rpc: 'iam.v2.IdentityProvidersService/ListIdentityProviders',
    query: NamedListQuery,
    response: IdentityProviderPage,
  }),
  getIdentityProvider: get('/iam/v2/identityProviders/{uid}', 'identity_providers.list', {
    rpc: 'iam.v2.IdentityProvidersService/GetIdentityProvider',
    response: IdentityProvider,
  }),
  createIdentityProvider: post(
    '/iam/v2/identityProviders/{parent}',
    ['identity_providers.create', 'role_bindings.create'],
    {
      rpc: 'iam.v2.IdentityProvidersService/CreateIdentityProvider',
      body: NewIdentityProvider,
      response: IdentityProvider,
    },
  ),
  updateIdentityProvider: patch(
    '/iam/v2/identityProviders/{uid}',
    ['identity_providers.update', 'role_bindings.create'],
    {
      rpc: 'iam.v2.IdentityProvidersService/UpdateIdentityProvider',
      body: NewIdentityProvider.partial(),
      response: IdentityProvider,
    },
  ),
  deleteIdentityProvider: remove(
    '/iam/v2/identityProviders/{uid}',
    'identity_providers.delete',
    'iam.v2.IdentityProvidersService/DeleteIdentityProvider',
  ),
  listExternalGroupRoleMappings: get('/iam/v2/externalGroupRoleMappings', 'identity_providers.list', {
    rpc: 'iam.v2.ExternalGroupRoleMappingsService/ListExternalGroupRoleMappings',
    query: ExternalGroupRoleMappingListQuery,
    response: ExternalGroupRoleMappingPage,
  }),
  getExternalGroupRoleMapping: get('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.list', {
    rpc: 'iam.v2.ExternalGroupRoleMappingsService/GetExternalGroupRoleMapping',
    response: ExternalGroupRoleMapping,
  }),
  createExternalGroupRoleMapping: post(
    '/iam/v2/externalGroupRoleMappings/{parent}',
    ['identity_providers.create', 'role_bindings.create'],
    {
      rpc: 'iam.v2.ExternalGroupRoleMappingsService/CreateExternalGroupRoleMapping',
      body: NewExternalGroupRoleMapping,
      response: ExternalGroupRoleMapping,
    },
  ),
  deleteExternalGroupRoleMapping: remove(
    '/iam/v2/externalGroupRoleMappings/{uid}',
    'identity_providers.delete',
    'iam.v2.ExternalGroupRoleMappingsService/DeleteExternalGroupRoleMapping',
  ),
  batchDeleteExternalGroupRoleMappings: post(
    '/iam/v2/externalGroupRoleMappings:batchDelete',
    'identity_providers.delete',
    {
      rpc: 'iam.v2.ExternalGroupRoleMappingsService/BatchDeleteExternalGroupRoleMappings',
      body: MappingBatchDelete,
      response: DeletedMappings,
    },
  ),
} as const satisfies Record<string, Route>;
