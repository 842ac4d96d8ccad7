import { identityMessages } from '../../grpc/messages/identity-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';
import { withoutPrefix } from '../names.ts';

/** The wire form of identities in v1. */
export const versionOneIdentityMessages = {
  name: 'chainguard.platform.iam',
  messages: {
    CreateIdentityRequest: { parent_id: [1, 'string'], identity: [2, 'Identity'] },
    DeleteIdentityRequest: { id: [1, 'string'] },
    Identity: {
      id: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      created_at: [4, 'google.protobuf.Timestamp'],
      updated_at: [5, 'google.protobuf.Timestamp'],
      last_seen: [9, 'google.protobuf.Timestamp'],
      claim_match: [10, 'Identity.ClaimMatch', 'oneof relationship'],
      static: [11, 'Identity.StaticKeys', 'oneof relationship'],
      service_principal: [12, 'ServicePrincipal', 'oneof relationship'],
      aws_identity: [13, 'Identity.AWSIdentity', 'oneof relationship'],
    },
    'Identity.AWSIdentity': {
      aws_account: [1, 'string'],
      arn: [3, 'string', 'oneof aws_arn'],
      arn_pattern: [4, 'string', 'oneof aws_arn'],
      user_id: [5, 'string', 'oneof aws_user_id'],
      user_id_pattern: [6, 'string', 'oneof aws_user_id'],
    },
    'Identity.ClaimMatch': identityMessages.messages['Identity.ClaimMatch'],
    'Identity.StaticKeys': {
      issuer: [1, 'string'],
      subject: [2, 'string'],
      issuer_keys: [4, 'string'],
      expiration: [5, 'google.protobuf.Timestamp'],
      audiences: [6, 'string', 'repeated'],
    },
    IdentityFilter: { uidp: [1, 'chainguard.platform.common.UIDPFilter'], id: [2, 'string'] },
    IdentityList: { items: [1, 'Identity', 'repeated'] },
    LookupRequest: { issuer: [1, 'string'], subject: [2, 'string'] },
  },
  enums: {
    ServicePrincipal: withoutPrefix(identityMessages.enums.ServicePrincipal, 'SERVICE_PRINCIPAL_', 'UNKNOWN'),
  },
} as const satisfies MessagePackage;
