import { membershipMessages } from '../../grpc/messages/membership-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of account associations, invitations and terms in v1. */
export const versionOneMembershipMessages = {
  name: 'chainguard.platform.iam',
  messages: {
    AcceptTermsRequest: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
    AcceptTermsResponse: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
    AccountAssociations: {
      group: [1, 'string'],
      amazon: [2, 'AccountAssociations.Amazon'],
      google: [3, 'AccountAssociations.Google'],
      chainguard: [7, 'AccountAssociations.Chainguard'],
      azure: [8, 'AccountAssociations.Azure'],
      name: [4, 'string'],
      description: [5, 'string'],
      github: [9, 'AccountAssociations.GitHub'],
    },
    'AccountAssociations.Amazon': { account: [1, 'string'] },
    'AccountAssociations.Azure': membershipMessages.messages['AccountAssociation.Azure'],
    'AccountAssociations.Chainguard': { service_bindings: [1, 'map<string, string>'] },
    'AccountAssociations.GitHub': {
      app_installations: [
        2,
        'map<int64, chainguard.platform.iam.AccountAssociations.GitHubAppInstallations>',
      ],
    },
    'AccountAssociations.GitHubAppInstallations': {
      installations: [1, 'AccountAssociations.GitHubInstallation', 'repeated'],
    },
    'AccountAssociations.GitHubInstallation':
      membershipMessages.messages['AccountAssociation.GitHubInstallation'],
    'AccountAssociations.Google': { project_id: [1, 'string'], project_number: [2, 'string'] },
    AccountAssociationsCheckRequest: {
      group: [1, 'string'],
      account_type: [2, 'AccountAssociationsCheckRequest.AccountType'],
    },
    AccountAssociationsFilter: { group: [1, 'string'], name: [2, 'string'] },
    AccountAssociationsList: { items: [1, 'AccountAssociations', 'repeated'] },
    AccountAssociationsStatus: {
      ready: [1, 'AccountAssociationsStatus.State'],
      reason: [2, 'string'],
      message: [3, 'string'],
    },
    DeleteAccountAssociationsRequest: { group: [1, 'string'] },
    DeleteGroupInviteRequest: { id: [1, 'string'] },
    GroupInvite: {
      id: [1, 'string'],
      expiration: [2, 'google.protobuf.Timestamp'],
      key_id: [3, 'string'],
      role: [4, 'Role'],
      code: [5, 'string'],
    },
    GroupInviteFilter: { group: [1, 'string'], id: [2, 'string'], key_id: [3, 'string'] },
    GroupInviteList: { items: [1, 'StoredGroupInvite', 'repeated'] },
    GroupInviteRequest: {
      group: [1, 'string'],
      ttl: [2, 'google.protobuf.Duration'],
      role: [3, 'string'],
      email: [4, 'string'],
      single_use: [5, 'bool'],
    },
    StoredGroupInvite: {
      id: [1, 'string'],
      expiration: [2, 'google.protobuf.Timestamp'],
      key_id: [3, 'string'],
      role: [4, 'Role'],
      email: [5, 'string'],
      created_at: [6, 'google.protobuf.Timestamp'],
      single_use: [7, 'bool'],
    },
    TermsDocumentStatus: {
      doc_id: [1, 'string'],
      accepted_by: [2, 'string'],
      accepted_at: [3, 'google.protobuf.Timestamp'],
    },
    TermsFilter: { group: [1, 'string'] },
    TermsList: { items: [1, 'TermsDocumentStatus', 'repeated'] },
  },
  enums: {
    'AccountAssociationsCheckRequest.AccountType': { UNKNOWN: 0, GOOGLE: 1, AMAZON: 2, AZURE: 3 },
    'AccountAssociationsStatus.State': { UNKNOWN: 0, Ready: 1, NotReady: 2 },
  },
} as const satisfies MessagePackage;
