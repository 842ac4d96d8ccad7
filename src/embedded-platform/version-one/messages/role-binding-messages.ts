import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of role bindings in v1. */
export const versionOneRoleBindingMessages = {
  name: 'chainguard.platform.iam',
  messages: {
    CreateRoleBindingBatchRequest: { parent: [1, 'string'], role_bindings: [2, 'RoleBinding', 'repeated'] },
    CreateRoleBindingRequest: { parent: [1, 'string'], role_binding: [2, 'RoleBinding'] },
    DeleteRoleBindingRequest: { id: [1, 'string'] },
    RoleBinding: { id: [1, 'string'], identity: [2, 'string'], group: [3, 'string'], role: [4, 'string'] },
    RoleBindingBatch: { role_bindings: [1, 'RoleBinding', 'repeated'] },
    RoleBindingFilter: { id: [1, 'string'], uidp: [2, 'chainguard.platform.common.UIDPFilter'] },
    RoleBindingList: { items: [1, 'RoleBindingList.Binding', 'repeated'] },
    'RoleBindingList.Binding': {
      id: [1, 'string'],
      group: [2, 'Group'],
      identity: [3, 'string'],
      role: [4, 'Role'],
      email: [5, 'string'],
      claim_match_issuer: [6, 'string'],
      claim_match_subject: [7, 'string'],
      created_at: [8, 'google.protobuf.Timestamp'],
      email_unverified: [9, 'string'],
    },
  },
} as const satisfies MessagePackage;
