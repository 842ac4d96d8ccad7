import type { RouteName } from '../../api/routes.ts';
import { action, resource } from './entries.ts';
import type { VersionOneEntry } from './entries.ts';

/** The methods of v1 of identity and access management. */
export const IAM_METHODS: Readonly<Record<string, Readonly<Record<string, VersionOneEntry>>>> = {
  'iam.ExternalGroupRoleMappings': {
    ...resource({
      path: '/iam/v1/externalGroupRoleMappings',
      name: 'ExternalGroupRoleMapping',
      parent: 'parent_id',
      body: 'mapping',
      isFixed: true,
    }),
    Get: [
      'GET /iam/v1/externalGroupRoleMappings/{uid}',
      'read',
      'getExternalGroupRoleMapping',
      'GetExternalGroupRoleMappingRequest',
      'ExternalGroupRoleMapping',
    ],
    BatchDelete: action(
      '/iam/v1/externalGroupRoleMappings:batchDelete',
      'batchDeleteExternalGroupRoleMappings',
    ),
  },
  'iam.GroupAccountAssociations': {
    Create: [
      'POST /iam/v1/account_associations/{group}',
      'one',
      'createAccountAssociation',
      'AccountAssociations',
      'AccountAssociations',
      '*',
    ],
    Update: [
      'PUT /iam/v1/account_associations/{group}',
      'replace',
      'updateAccountAssociation',
      'AccountAssociations',
      'AccountAssociations',
      '*',
    ],
    List: [
      'GET /iam/v1/account_associations',
      'list',
      'listAccountAssociations',
      'AccountAssociationsFilter',
      'AccountAssociationsList',
    ],
    Delete: [
      'DELETE /iam/v1/account_associations/{group}',
      'remove',
      'deleteAccountAssociation',
      'DeleteAccountAssociationsRequest',
      'google.protobuf.Empty',
    ],
    Check: [
      'POST /iam/v1/account_associations/{group}:check',
      'one',
      'checkAccountAssociation',
      'AccountAssociationsCheckRequest',
      'AccountAssociationsStatus',
      '*',
    ],
  },
  'iam.GroupInvites': {
    Create: [
      'POST /iam/v1/group_invites/{group}',
      'one',
      'createGroupInvite',
      'GroupInviteRequest',
      'GroupInvite',
      '*',
    ],
    List: ['GET /iam/v1/group_invites', 'list', 'listGroupInvites', 'GroupInviteFilter', 'GroupInviteList'],
    Delete: [
      'DELETE /iam/v1/group_invites/{id}',
      'remove',
      'deleteGroupInvite',
      'DeleteGroupInviteRequest',
      'google.protobuf.Empty',
    ],
  },
  'iam.Groups': {
    ...resource({ path: '/iam/v1/groups', name: 'Group', parent: 'parent' }),
    LookupGroup: [
      'GET /iam/v1/groups:lookupGroup',
      'read',
      'lookupGroup',
      'LookupGroupRequest',
      'LookupGroupResponse',
    ],
    RequestGroupAccess: action('/iam/v1/groups/{group_id}:requestGroupAccess', 'requestGroupAccess'),
    CheckEligibility: [
      'GET /iam/v1/groups:checkEligibility',
      'read',
      'checkEligibility',
      'CheckEligibilityRequest',
      'CheckEligibilityResponse',
    ],
  },
  'iam.Identities': {
    ...resource({ path: '/iam/v1/identities', name: 'Identity', plural: 'Identities', parent: 'parent_id' }),
    Lookup: ['GET /iam/v1/identities/lookup', 'one', 'lookupIdentity', 'LookupRequest', 'Identity'],
  },
  'iam.IdentityProviders': {
    ...resource({
      path: '/iam/v1/identityProviders',
      name: 'IdentityProvider',
      parent: 'parent_id',
      body: 'identity_provider',
    }),
    GenerateScimToken: scim('generateScimToken'),
    RegenerateScimToken: scim('regenerateScimToken'),
    RevokeScimToken: scim('revokeScimToken'),
    SetScimEnabled: scim('setScimEnabled'),
  },
  'iam.RoleBindings': {
    ...resource({
      path: '/iam/v1/rolebindings',
      name: 'RoleBinding',
      parent: 'parent',
      body: 'role_binding',
    }),
    CreateBatch: [
      'POST /iam/v1/rolebindings/batch/{parent}',
      'one',
      'batchCreateRoleBindings',
      'CreateRoleBindingBatchRequest',
      'RoleBindingBatch',
      'role_bindings',
    ],
  },
  'iam.Roles': {
    ...resource({ path: '/iam/v1/roles', name: 'Role', parent: 'parent_id' }),
  },
  'iam.Terms': {
    AcceptTerms: action('/iam/v1/terms/{group}', 'acceptTerms'),
    ListAccepted: ['GET /iam/v1/terms/{group}', 'list', 'listTermsAcceptances', 'TermsFilter', 'TermsList'],
  },
};

/** Returns a method of the provisioning by an identity provider. */
function scim(route: RouteName): VersionOneEntry {
  return action(`/iam/v1/identityProviders/{identity_provider_id}:${route}`, route);
}
