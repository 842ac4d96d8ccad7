import { identityProviderMessages } from '../../grpc/messages/identity-provider-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of identity providers and the roles of their groups in v1. */
export const versionOneIdentityProviderMessages = {
  name: 'chainguard.platform.iam',
  messages: {
    BatchDeleteExternalGroupRoleMappingsRequest: { parent_id: [1, 'string'], ids: [2, 'string', 'repeated'] },
    BatchDeleteExternalGroupRoleMappingsResponse: {
      parent_id: [1, 'string'],
      items: [2, 'ExternalGroupRoleMapping', 'repeated'],
    },
    CreateExternalGroupRoleMappingRequest: {
      parent_id: [1, 'string'],
      mapping: [2, 'ExternalGroupRoleMapping'],
    },
    CreateIdentityProviderRequest: { parent_id: [1, 'string'], identity_provider: [2, 'IdentityProvider'] },
    DeleteExternalGroupRoleMappingRequest: { id: [1, 'string'] },
    DeleteIdentityProviderRequest: { id: [1, 'string'] },
    ExternalGroupRoleMapping: {
      id: [1, 'string'],
      identity_provider_uidp: [2, 'string'],
      external_group_id: [3, 'string'],
      role_uidp: [4, 'string'],
      scope: [5, 'string'],
      created_at: [6, 'google.protobuf.Timestamp'],
    },
    ExternalGroupRoleMappingFilter: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      identity_provider_uidp: [2, 'string'],
    },
    ExternalGroupRoleMappingList: { items: [1, 'ExternalGroupRoleMapping', 'repeated'] },
    GenerateScimTokenRequest: {
      identity_provider_id: [1, 'string'],
      expire_time: [2, 'google.protobuf.Timestamp'],
      never_expires: [3, 'bool'],
    },
    GenerateScimTokenResponse: {
      token: [1, 'string'],
      endpoint_url: [2, 'string'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      identity_provider_id: [4, 'string'],
      etag: [5, 'string'],
    },
    GetExternalGroupRoleMappingRequest: { uid: [1, 'string'] },
    IdentityProvider: {
      id: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      default_role: [4, 'string'],
      oidc: [20, 'IdentityProvider.OIDC', 'oneof configuration'],
      scim: [21, 'IdentityProvider.SCIM'],
    },
    'IdentityProvider.OIDC': identityProviderMessages.messages['IdentityProvider.OIDC'],
    'IdentityProvider.SCIM': identityProviderMessages.messages['IdentityProvider.SCIM'],
    IdentityProviderFilter: {
      id: [1, 'string'],
      name: [2, 'string'],
      uidp: [3, 'chainguard.platform.common.UIDPFilter'],
    },
    IdentityProviderList: { items: [1, 'IdentityProvider', 'repeated'] },
    RegenerateScimTokenRequest: {
      identity_provider_id: [1, 'string'],
      overlap: [2, 'google.protobuf.Duration'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      etag: [4, 'string'],
      never_expires: [5, 'bool'],
    },
    RegenerateScimTokenResponse: {
      token: [1, 'string'],
      endpoint_url: [2, 'string'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      identity_provider_id: [4, 'string'],
      etag: [5, 'string'],
      previous_token_expire_time: [6, 'google.protobuf.Timestamp'],
      requested_overlap: [7, 'google.protobuf.Duration'],
    },
    RevokeScimTokenRequest: { identity_provider_id: [1, 'string'] },
    RevokeScimTokenResponse: {
      identity_provider_id: [1, 'string'],
      etag: [2, 'string'],
      enabled: [3, 'bool'],
      revoke_time: [4, 'google.protobuf.Timestamp'],
    },
    SetScimEnabledRequest: { identity_provider_id: [1, 'string'], enabled: [2, 'bool'], etag: [3, 'string'] },
    SetScimEnabledResponse: {
      identity_provider_id: [1, 'string'],
      enabled: [2, 'bool'],
      etag: [3, 'string'],
    },
  },
  enums: {
    'IdentityProvider.OIDC.CorrelationRule':
      identityProviderMessages.enums['IdentityProvider.OIDC.CorrelationRule'],
    'IdentityProvider.SCIM.CredentialState':
      identityProviderMessages.enums['IdentityProvider.SCIM.CredentialState'],
  },
} as const satisfies MessagePackage;
