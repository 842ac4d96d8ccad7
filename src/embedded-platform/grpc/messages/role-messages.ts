import type { MessagePackage } from './message-package.ts';

/** The wire form of roles and role bindings. */
export const roleMessages = {
  name: 'chainguard.platform.iam.v2',
  services: {
    RolesService: {
      GetRole: { request: 'GetRoleRequest', response: 'Role' },
      ListRoles: { request: 'ListRolesRequest', response: 'ListRolesResponse' },
      CreateRole: {
        request: 'CreateRoleRequest',
        response: 'Role',
        body: 'role',
        event: 'iam.roles.created',
      },
      UpdateRole: {
        request: 'UpdateRoleRequest',
        response: 'Role',
        body: 'role',
        path: { uid: 'role.uid' },
        event: 'iam.roles.updated',
      },
      DeleteRole: {
        request: 'DeleteRoleRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.roles.deleted',
      },
    },
    RoleBindingsService: {
      GetRoleBinding: { request: 'GetRoleBindingRequest', response: 'RoleBinding' },
      CreateRoleBinding: {
        request: 'CreateRoleBindingRequest',
        response: 'RoleBinding',
        body: 'role_binding',
        event: 'iam.rolebindings.created',
      },
      DeleteRoleBinding: {
        request: 'DeleteRoleBindingRequest',
        response: 'google.protobuf.Empty',
        event: 'iam.rolebindings.deleted',
      },
      ListRoleBindings: { request: 'ListRoleBindingsRequest', response: 'ListRoleBindingsResponse' },
      BatchCreateRoleBindings: {
        request: 'BatchCreateRoleBindingsRequest',
        response: 'BatchCreateRoleBindingsResponse',
        body: '*',
        event: 'iam.rolebindings.created.batch',
      },
      UpdateRoleBinding: {
        request: 'UpdateRoleBindingRequest',
        response: 'RoleBinding',
        body: 'role_binding',
        path: { uid: 'role_binding.uid' },
        event: 'iam.rolebindings.updated',
      },
    },
  },
  messages: {
    BatchCreateRoleBindingsRequest: {
      parent: [1, 'string'],
      requests: [2, 'CreateRoleBindingRequest', 'repeated'],
      role_uid: [3, 'string'],
    },
    BatchCreateRoleBindingsResponse: {
      role_bindings: [1, 'RoleBinding', 'repeated'],
    },
    CreateRoleBindingRequest: {
      parent: [1, 'string'],
      role_binding: [2, 'RoleBinding'],
    },
    CreateRoleRequest: {
      parent: [1, 'string'],
      role: [2, 'Role'],
    },
    DeleteRoleBindingRequest: {
      uid: [1, 'string'],
    },
    DeleteRoleRequest: {
      uid: [1, 'string'],
    },
    GetRoleBindingRequest: {
      uid: [1, 'string'],
    },
    GetRoleRequest: {
      uid: [1, 'string'],
    },
    ListRoleBindingsRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      identity: [2, 'string'],
      group: [3, 'string'],
      role: [4, 'string'],
      page_size: [5, 'int32'],
      page_token: [6, 'string'],
      order_by: [7, 'string'],
      skip: [8, 'int32'],
    },
    ListRoleBindingsResponse: {
      role_bindings: [1, 'RoleBinding', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    ListRolesRequest: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      page_size: [3, 'int32'],
      page_token: [4, 'string'],
      order_by: [5, 'string'],
      skip: [6, 'int32'],
    },
    ListRolesResponse: {
      roles: [1, 'Role', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    Role: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      capabilities: [4, 'chainguard.capabilities.Capability', 'repeated'],
      create_time: [5, 'google.protobuf.Timestamp'],
      update_time: [6, 'google.protobuf.Timestamp'],
    },
    RoleBinding: {
      uid: [1, 'string'],
      identity: [2, 'RoleBindingIdentity'],
      group: [3, 'RoleBindingGroup'],
      role: [4, 'RoleBindingRole'],
      create_time: [5, 'google.protobuf.Timestamp'],
      identity_uid: [6, 'string'],
      role_uid: [7, 'string'],
    },
    RoleBindingGroup: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
    },
    RoleBindingIdentity: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
      subject: [4, 'string'],
      issuer: [5, 'string'],
      email: [6, 'string'],
    },
    RoleBindingRole: {
      uid: [1, 'string'],
      name: [2, 'string'],
      description: [3, 'string'],
    },
    UpdateRoleBindingRequest: {
      role_binding: [1, 'RoleBinding'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
    UpdateRoleRequest: {
      role: [1, 'Role'],
      update_mask: [2, 'google.protobuf.FieldMask'],
    },
  },
} as const satisfies MessagePackage;
