import { groupMessages } from '../../grpc/messages/group-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of groups and roles in v1. */
export const versionOneGroupMessages = {
  name: 'chainguard.platform.iam',
  messages: {
    CheckEligibilityRequest: {},
    CheckEligibilityResponse: { eligible: [1, 'bool'] },
    CreateGroupRequest: { parent: [1, 'string'], group: [2, 'Group'] },
    CreateRoleRequest: { parent_id: [1, 'string'], role: [2, 'Role'] },
    DeleteGroupRequest: { id: [1, 'string'] },
    DeleteRoleRequest: { id: [1, 'string'] },
    Group: {
      id: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      resource_limits: [4, 'map<string, int32>'],
      verified: [5, 'bool'],
      kind: [6, 'OrgKind'],
      status: [7, 'OrgStatus'],
    },
    GroupFilter: {
      id: [1, 'string'],
      uidp: [2, 'chainguard.platform.common.UIDPFilter'],
      name: [3, 'string'],
    },
    GroupList: { items: [1, 'Group', 'repeated'] },
    LookupGroupRequest: {},
    LookupGroupResponse: { group: [1, 'Group'] },
    RequestGroupAccessRequest: { group_id: [1, 'string'] },
    RequestGroupAccessResponse: {},
    Role: {
      id: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      capabilities: [4, 'string', 'repeated'],
    },
    RoleFilter: {
      id: [1, 'string'],
      name: [2, 'string'],
      parent: [3, 'string'],
      uidp: [4, 'chainguard.platform.common.UIDPFilter'],
    },
    RoleList: { items: [1, 'Role', 'repeated'] },
  },
  enums: {
    OrgKind: groupMessages.enums.OrgKind,
    OrgStatus: groupMessages.enums.OrgStatus,
  },
} as const satisfies MessagePackage;
