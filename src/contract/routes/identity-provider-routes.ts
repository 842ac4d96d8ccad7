import {
  DeletedMappings,
  ExternalGroupRoleMapping,
  ExternalGroupRoleMappingListQuery,
  ExternalGroupRoleMappingPage,
  MappingBatchDelete,
  NewExternalGroupRoleMapping,
} from '../iam/external-group-role-mapping.ts';
import { IdentityProvider, IdentityProviderPage, NewIdentityProvider } from '../iam/identity-provider.ts';
import { NamedListQuery } from '../page.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of identity providers and of the roles that their groups have. */
export const identityProviderRoutes = {
  listIdentityProviders: get('/iam/v2/identityProviders', 'identity_providers.list', {
    query: NamedListQuery,
    response: IdentityProviderPage,
  }),
  getIdentityProvider: get('/iam/v2/identityProviders/{uid}', 'identity_providers.list', {
    response: IdentityProvider,
  }),
  createIdentityProvider: post('/iam/v2/identityProviders/{parent}', 'identity_providers.create', {
    body: NewIdentityProvider,
    response: IdentityProvider,
  }),
  updateIdentityProvider: patch('/iam/v2/identityProviders/{uid}', 'identity_providers.update', {
    body: NewIdentityProvider.partial(),
    response: IdentityProvider,
  }),
  deleteIdentityProvider: remove('/iam/v2/identityProviders/{uid}', 'identity_providers.delete'),
  listExternalGroupRoleMappings: get('/iam/v2/externalGroupRoleMappings', 'identity_providers.list', {
    query: ExternalGroupRoleMappingListQuery,
    response: ExternalGroupRoleMappingPage,
  }),
  getExternalGroupRoleMapping: get('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.list', {
    response: ExternalGroupRoleMapping,
  }),
  createExternalGroupRoleMapping: post(
    '/iam/v2/externalGroupRoleMappings/{parent}',
    'identity_providers.update',
    { body: NewExternalGroupRoleMapping, response: ExternalGroupRoleMapping },
  ),
  deleteExternalGroupRoleMapping: remove(
    '/iam/v2/externalGroupRoleMappings/{uid}',
    'identity_providers.update',
  ),
  batchDeleteExternalGroupRoleMappings: post(
    '/iam/v2/externalGroupRoleMappings:batchDelete',
    'identity_providers.update',
    { body: MappingBatchDelete, response: DeletedMappings },
  ),
} as const satisfies Record<string, Route>;
