import type { MessagePackage } from './message-package.ts';

/** The wire form of identity providers and of the roles that their groups have. */
export const identityProviderMessages = {
  name: 'chainguard.platform.iam.v2',
  services: {
    IdentityProvidersService: {
      ListIdentityProviders: {
        request: 'ListIdentityProvidersRequest',
        response: 'ListIdentityProvidersResponse',
      },
      GetIdentityProvider: { request: 'GetIdentityProviderRequest', response: 'IdentityProvider' },
      CreateIdentityProvider: {
        request: 'CreateIdentityProviderRequest',
        response: 'IdentityProvider',
        body: 'identity_provider',
        event: 'iam.identity_providers.created',
      },
      UpdateIdentityProvider: {
        request: 'UpdateIdentityProviderRequest',
        response: 'IdentityProvider',
        body: 'identity_provider',
        path: { uid: 'identity_provider.uid' },
        event: 'iam.identity_providers.updated',
      },
      DeleteIdentityProvider: {
        request: 'DeleteIdentityProviderRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.identity_providers.deleted',
      },
      GenerateScimToken: {
        request: 'GenerateScimTokenRequest',
        response: 'GenerateScimTokenResponse',
        body: '*',
        path: { uid: 'identity_provider_uid' },
        event: 'iam.identity_providers.scim_token.generated',
      },
      RegenerateScimToken: {
        request: 'RegenerateScimTokenRequest',
        response: 'RegenerateScimTokenResponse',
        body: '*',
        path: { uid: 'identity_provider_uid' },
        event: 'iam.identity_providers.scim_token.regenerated',
      },
      RevokeScimToken: {
        request: 'RevokeScimTokenRequest',
        response: 'RevokeScimTokenResponse',
        body: '*',
        path: { uid: 'identity_provider_uid' },
        event: 'iam.identity_providers.scim_token.revoked',
      },
      SetScimEnabled: {
        request: 'SetScimEnabledRequest',
        response: 'SetScimEnabledResponse',
        body: '*',
        path: { uid: 'identity_provider_uid' },
        event: 'iam.identity_providers.scim_enabled.updated',
      },
    },
    ExternalGroupRoleMappingsService: {
      GetExternalGroupRoleMapping: {
        request: 'GetExternalGroupRoleMappingRequest',
        response: 'ExternalGroupRoleMapping',
      },
      CreateExternalGroupRoleMapping: {
        request: 'CreateExternalGroupRoleMappingRequest',
        response: 'ExternalGroupRoleMapping',
        body: 'external_group_role_mapping',
        event: 'iam.external_group_role_mappings.created',
        extensions: ['group', 'identityprovider'],
      },
      DeleteExternalGroupRoleMapping: {
        request: 'DeleteExternalGroupRoleMappingRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.external_group_role_mappings.deleted',
        extensions: ['group', 'identityprovider'],
      },
      BatchDeleteExternalGroupRoleMappings: {
        request: 'BatchDeleteExternalGroupRoleMappingsRequest',
        response: 'BatchDeleteExternalGroupRoleMappingsResponse',
        body: '*',
        event: 'iam.external_group_role_mappings.deleted.batch',
        extensions: ['group', 'identityprovider'],
      },
      ListExternalGroupRoleMappings: {
        request: 'ListExternalGroupRoleMappingsRequest',
        response: 'ListExternalGroupRoleMappingsResponse',
      },
    },
  },
  messages: {
    BatchDeleteExternalGroupRoleMappingsRequest: {
      parent: [1, 'string'],
      names: [2, 'string', 'repeated'],
    },
    BatchDeleteExternalGroupRoleMappingsResponse: {
      parent: [1, 'string'],
      external_group_role_mappings: [2, 'ExternalGroupRoleMapping', 'repeated'],
    },
    CreateExternalGroupRoleMappingRequest: {
      parent: [1, 'string'],
      external_group_role_mapping: [2, 'ExternalGroupRoleMapping'],
    },
    CreateIdentityProviderRequest: {
      parent: [1, 'string'],
      identity_provider: [2, 'IdentityProvider'],
    },
    DeleteExternalGroupRoleMappingRequest: {
      uid: [1, 'string'],
    },
    DeleteIdentityProviderRequest: {
      uid: [1, 'string'],
    },
    ExternalGroupRoleMapping: {
      uid: [1, 'string'],
      identity_provider_uid: [2, 'string'],
      external_group_id: [3, 'string'],
      role_uid: [4, 'string'],
      scope: [5, 'string'],
      create_time: [6, 'google.protobuf.Timestamp'],
    },
    GenerateScimTokenRequest: {
      identity_provider_uid: [1, 'string'],
      expire_time: [2, 'google.protobuf.Timestamp'],
      never_expires: [3, 'bool'],
    },
    GenerateScimTokenResponse: {
      token: [1, 'string'],
      endpoint_url: [2, 'string'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      identity_provider_uid: [4, 'string'],
      etag: [5, 'string'],
    },
    GetExternalGroupRoleMappingRequest: {
      uid: [1, 'string'],
    },
    GetIdentityProviderRequest: {
      uid: [1, 'string'],
    },
    IdentityProvider: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      create_time: [4, 'google.protobuf.Timestamp'],
      update_time: [5, 'google.protobuf.Timestamp'],
      default_role: [6, 'string'],
      oidc: [20, 'IdentityProvider.OIDC', 'oneof configuration'],
      scim: [21, 'IdentityProvider.SCIM'],
    },
    'IdentityProvider.OIDC': {
      issuer: [1, 'string'],
      client_id: [2, 'string'],
      client_secret: [3, 'string'],
      additional_scopes: [4, 'string', 'repeated'],
      groups_claim: [5, 'string'],
      correlation_rule: [6, 'IdentityProvider.OIDC.CorrelationRule'],
      pkce_enabled: [7, 'bool'],
    },
    'IdentityProvider.SCIM': {
      enabled: [1, 'bool'],
      endpoint_url: [3, 'string'],
      token_expire_time: [4, 'google.protobuf.Timestamp'],
      previous_token_expire_time: [5, 'google.protobuf.Timestamp'],
      credential_state: [6, 'IdentityProvider.SCIM.CredentialState'],
      etag: [7, 'string'],
    },
    ListExternalGroupRoleMappingsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      identity_provider_uid: [2, 'string'],
      page_size: [3, 'int32'],
      page_token: [4, 'string'],
      order_by: [5, 'string'],
      skip: [6, 'int32'],
    },
    ListExternalGroupRoleMappingsResponse: {
      external_group_role_mappings: [1, 'ExternalGroupRoleMapping', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    ListIdentityProvidersRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      page_size: [10, 'int32'],
      page_token: [11, 'string'],
      order_by: [12, 'string'],
      skip: [13, 'int32'],
    },
    ListIdentityProvidersResponse: {
      identity_providers: [1, 'IdentityProvider', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    RegenerateScimTokenRequest: {
      identity_provider_uid: [1, 'string'],
      overlap: [2, 'google.protobuf.Duration'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      etag: [4, 'string'],
      never_expires: [5, 'bool'],
    },
    RegenerateScimTokenResponse: {
      token: [1, 'string'],
      endpoint_url: [2, 'string'],
      expire_time: [3, 'google.protobuf.Timestamp'],
      identity_provider_uid: [4, 'string'],
      etag: [5, 'string'],
      previous_token_expire_time: [6, 'google.protobuf.Timestamp'],
      requested_overlap: [7, 'google.protobuf.Duration'],
    },
    RevokeScimTokenRequest: {
      identity_provider_uid: [1, 'string'],
    },
    RevokeScimTokenResponse: {
      identity_provider_uid: [1, 'string'],
      etag: [2, 'string'],
      enabled: [3, 'bool'],
      revoke_time: [4, 'google.protobuf.Timestamp'],
    },
    SetScimEnabledRequest: {
      identity_provider_uid: [1, 'string'],
      enabled: [2, 'bool'],
      etag: [3, 'string'],
    },
    SetScimEnabledResponse: {
      identity_provider_uid: [1, 'string'],
      enabled: [2, 'bool'],
      etag: [3, 'string'],
    },
    UpdateIdentityProviderRequest: {
      identity_provider: [1, 'IdentityProvider'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
  },
  enums: {
    'IdentityProvider.OIDC.CorrelationRule': {
      CORRELATION_RULE_UNSPECIFIED: 0,
      CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID: 1,
      CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID: 2,
    },
    'IdentityProvider.SCIM.CredentialState': {
      CREDENTIAL_STATE_UNSPECIFIED: 0,
      CREDENTIAL_STATE_NOT_ISSUED: 1,
      CREDENTIAL_STATE_LIVE: 2,
      CREDENTIAL_STATE_EXPIRED: 3,
      CREDENTIAL_STATE_REVOKED: 4,
      CREDENTIAL_STATE_ROTATING: 5,
    },
  },
} as const satisfies MessagePackage;
