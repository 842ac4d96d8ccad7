import type { MessagePackage } from './message-package.ts';

/** The wire form of what else belongs to a group: accounts elsewhere, invitations, accepted terms. */
export const membershipMessages = {
  name: 'chainguard.platform.iam.v2',
  services: {
    AccountAssociationsService: {
      GetAccountAssociation: { request: 'GetAccountAssociationRequest', response: 'AccountAssociation' },
      CreateAccountAssociation: {
        request: 'CreateAccountAssociationRequest',
        response: 'AccountAssociation',
        body: 'account_association',
        event: 'iam.account_associations.created',
      },
      DeleteAccountAssociation: {
        request: 'DeleteAccountAssociationRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.account_associations.deleted',
      },
      ListAccountAssociations: {
        request: 'ListAccountAssociationsRequest',
        response: 'ListAccountAssociationsResponse',
      },
      UpdateAccountAssociation: {
        request: 'UpdateAccountAssociationRequest',
        response: 'AccountAssociation',
        body: 'account_association',
        path: { uid: 'account_association.uid' },
        event: 'iam.account_associations.updated',
      },
      CheckAccountAssociation: {
        request: 'CheckAccountAssociationRequest',
        response: 'CheckAccountAssociationResponse',
        body: '*',
      },
    },
    GroupInvitesService: {
      CreateGroupInvite: {
        request: 'CreateGroupInviteRequest',
        response: 'GroupInvite',
        body: 'group_invite',
        event: 'iam.group_invite.created',
      },
      GetGroupInvite: { request: 'GetGroupInviteRequest', response: 'GroupInvite' },
      DeleteGroupInvite: {
        request: 'DeleteGroupInviteRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.group_invite.deleted',
      },
      ListGroupInvites: { request: 'ListGroupInvitesRequest', response: 'ListGroupInvitesResponse' },
    },
    TermsService: {
      AcceptTerms: {
        request: 'AcceptTermsRequest',
        response: 'AcceptTermsResponse',
        body: '*',
        path: { uid: 'group' },
        event: 'iam.terms.accepted',
      },
      ListTermsAcceptances: {
        request: 'ListTermsAcceptancesRequest',
        response: 'ListTermsAcceptancesResponse',
        path: { uid: 'group' },
      },
    },
  },
  messages: {
    AcceptTermsRequest: {
      group: [1, 'string'],
      document_ids: [2, 'string', 'repeated'],
    },
    AcceptTermsResponse: {
      group: [1, 'string'],
      document_ids: [2, 'string', 'repeated'],
    },
    AccountAssociation: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      amazon: [4, 'AccountAssociation.Amazon'],
      google: [5, 'AccountAssociation.Google'],
      chainguard: [7, 'AccountAssociation.Chainguard'],
      azure: [8, 'AccountAssociation.Azure'],
      create_time: [9, 'google.protobuf.Timestamp'],
      update_time: [10, 'google.protobuf.Timestamp'],
      github: [11, 'AccountAssociation.GitHub'],
    },
    'AccountAssociation.Amazon': {
      account: [1, 'string'],
    },
    'AccountAssociation.Azure': {
      tenant_id: [1, 'string'],
      client_ids: [2, 'map<string, string>'],
    },
    'AccountAssociation.Chainguard': {
      service_bindings: [1, 'map<string, string>'],
    },
    'AccountAssociation.GitHub': {
      app_installations: [
        2,
        'map<int64, chainguard.platform.iam.v2.AccountAssociation.GitHubAppInstallations>',
      ],
    },
    'AccountAssociation.GitHubAppInstallations': {
      installations: [1, 'AccountAssociation.GitHubInstallation', 'repeated'],
    },
    'AccountAssociation.GitHubInstallation': {
      installation_id: [1, 'int64'],
      name: [2, 'string'],
    },
    'AccountAssociation.Google': {
      project_id: [1, 'string'],
      project_number: [2, 'string'],
    },
    CheckAccountAssociationRequest: {
      uid: [1, 'string'],
      provider_type: [2, 'AccountProviderType'],
    },
    CheckAccountAssociationResponse: {
      status: [1, 'CheckStatus'],
      reason: [2, 'string'],
      message: [3, 'string'],
    },
    CreateAccountAssociationRequest: {
      parent: [1, 'string'],
      account_association: [2, 'AccountAssociation'],
    },
    CreateGroupInviteRequest: {
      parent: [1, 'string'],
      group_invite: [2, 'GroupInvite'],
    },
    DeleteAccountAssociationRequest: {
      uid: [1, 'string'],
    },
    DeleteGroupInviteRequest: {
      uid: [1, 'string'],
    },
    GetAccountAssociationRequest: {
      uid: [1, 'string'],
    },
    GetGroupInviteRequest: {
      uid: [1, 'string'],
    },
    GroupInvite: {
      uid: [1, 'string'],
      role_uid: [2, 'string'],
      role: [10, 'GroupInviteRole'],
      email: [3, 'string'],
      ttl: [4, 'google.protobuf.Duration'],
      expiration_time: [5, 'google.protobuf.Timestamp'],
      single_use: [6, 'bool'],
      code: [7, 'string'],
      key_id: [8, 'string'],
      create_time: [9, 'google.protobuf.Timestamp'],
    },
    GroupInviteRole: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      capabilities: [4, 'chainguard.capabilities.Capability', 'repeated'],
    },
    ListAccountAssociationsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      page_size: [3, 'int32'],
      page_token: [4, 'string'],
      order_by: [5, 'string'],
      skip: [6, 'int32'],
    },
    ListAccountAssociationsResponse: {
      account_associations: [1, 'AccountAssociation', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    ListGroupInvitesRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      key_id: [2, 'string'],
      page_size: [3, 'int32'],
      page_token: [4, 'string'],
      order_by: [5, 'string'],
      skip: [6, 'int32'],
    },
    ListGroupInvitesResponse: {
      group_invites: [1, 'GroupInvite', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    ListTermsAcceptancesRequest: {
      group: [1, 'string'],
      page_size: [2, 'int32'],
      page_token: [3, 'string'],
      order_by: [4, 'string'],
      skip: [5, 'int32'],
    },
    ListTermsAcceptancesResponse: {
      terms_acceptances: [1, 'TermsAcceptance', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    MissingDocument: {
      id: [1, 'string'],
      label: [2, 'string'],
      url: [3, 'string'],
    },
    TermsAcceptance: {
      doc_id: [1, 'string'],
      accepted_by: [2, 'string'],
      org_uid: [3, 'string'],
      create_time: [4, 'google.protobuf.Timestamp'],
    },
    TermsNotAcceptedDetail: {
      missing: [1, 'MissingDocument', 'repeated'],
    },
    UpdateAccountAssociationRequest: {
      account_association: [1, 'AccountAssociation'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
  },
  enums: {
    AccountProviderType: {
      ACCOUNT_PROVIDER_TYPE_UNSPECIFIED: 0,
      ACCOUNT_PROVIDER_TYPE_GOOGLE: 1,
      ACCOUNT_PROVIDER_TYPE_AMAZON: 2,
      ACCOUNT_PROVIDER_TYPE_AZURE: 3,
    },
    CheckStatus: {
      CHECK_STATUS_UNSPECIFIED: 0,
      CHECK_STATUS_READY: 1,
      CHECK_STATUS_NOT_READY: 2,
    },
  },
} as const satisfies MessagePackage;
