import type { MessagePackage } from './message-package.ts';

/** The wire form of groups. */
export const groupMessages = {
  name: 'chainguard.platform.iam.v2',
  services: {
    GroupsService: {
      GetGroup: { request: 'GetGroupRequest', response: 'Group' },
      DeleteGroup: {
        request: 'DeleteGroupRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.group.deleted',
      },
      ListGroups: { request: 'ListGroupsRequest', response: 'ListGroupsResponse' },
      CreateGroup: {
        request: 'CreateGroupRequest',
        response: 'Group',
        body: 'group',
        event: 'iam.group.created',
      },
      UpdateGroup: {
        request: 'UpdateGroupRequest',
        response: 'Group',
        body: 'group',
        path: { uid: 'group.uid' },
        event: 'iam.group.updated',
      },
      LookupGroup: { request: 'LookupGroupRequest', response: 'LookupGroupResponse' },
      RequestGroupAccess: {
        request: 'RequestGroupAccessRequest',
        response: 'RequestGroupAccessResponse',
        body: '*',
        path: { uid: 'group_uid' },
      },
      CheckEligibility: { request: 'CheckEligibilityRequest', response: 'CheckEligibilityResponse' },
    },
  },
  messages: {
    CheckEligibilityRequest: {},
    CheckEligibilityResponse: { eligible: [1, 'bool'] },
    CreateGroupRequest: { parent: [1, 'string'], group: [2, 'Group'] },
    DeleteGroupRequest: { uid: [1, 'string'] },
    GetGroupRequest: { uid: [1, 'string'] },
    Group: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      resource_limits: [4, 'map<string, int32>'],
      verified: [5, 'bool'],
      create_time: [6, 'google.protobuf.Timestamp'],
      update_time: [7, 'google.protobuf.Timestamp'],
      kind: [8, 'OrgKind'],
      status: [9, 'OrgStatus'],
    },
    ListGroupsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      page_size: [3, 'int32'],
      page_token: [4, 'string'],
      order_by: [5, 'string'],
      skip: [6, 'int32'],
    },
    ListGroupsResponse: {
      groups: [1, 'Group', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    LookupGroupRequest: {},
    LookupGroupResponse: { group: [1, 'Group'] },
    RequestGroupAccessRequest: { group_uid: [1, 'string'] },
    RequestGroupAccessResponse: {},
    UpdateGroupRequest: { group: [1, 'Group'], update_mask: [2, 'google.protobuf.FieldMask'] },
  },
  enums: {
    OrgKind: {
      ORG_KIND_UNSPECIFIED: 0,
      ORG_KIND_STARTER: 1,
      ORG_KIND_CUSTOMER: 2,
      ORG_KIND_DEV: 3,
      ORG_KIND_INFRA: 4,
      ORG_KIND_AWS_MARKETPLACE: 5,
    },
    OrgStatus: {
      ORG_STATUS_UNSPECIFIED: 0,
      ORG_STATUS_INITIALIZING: 1,
      ORG_STATUS_READY: 2,
      ORG_STATUS_SUSPENDED: 3,
    },
  },
} as const satisfies MessagePackage;
