import { NamedListQuery } from '../schema/page.ts';
import { NewRole, Role, RolePage } from '../iam/role.ts';
import {
  NewRoleBinding,
  RoleBinding,
  RoleBindingBatch,
  RoleBindingListQuery,
  RoleBindingPage,
  RoleBindings,
} from '../iam/role-binding.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of roles and of role bindings. */
export const roleRoutes = {
  listRoles: get('/iam/v2/roles', 'roles.list', {
    rpc: 'iam.v2.RolesService/ListRoles',
    query: NamedListQuery,
    response: RolePage,
  }),
  getRole: get('/iam/v2/roles/{uid}', 'roles.list', { rpc: 'iam.v2.RolesService/GetRole', response: Role }),
  createRole: post('/iam/v2/roles/{parent}', 'roles.create', {
    rpc: 'iam.v2.RolesService/CreateRole',
    body: NewRole,
    response: Role,
  }),
  updateRole: patch('/iam/v2/roles/{uid}', 'roles.update', {
    rpc: 'iam.v2.RolesService/UpdateRole',
    body: NewRole.partial(),
    response: Role,
  }),
  deleteRole: remove('/iam/v2/roles/{uid}', 'roles.delete', 'iam.v2.RolesService/DeleteRole'),
  listRoleBindings: get('/iam/v2/roleBindings', 'role_bindings.list', {
    rpc: 'iam.v2.RoleBindingsService/ListRoleBindings',
    query: RoleBindingListQuery,
    response: RoleBindingPage,
  }),
  getRoleBinding: get('/iam/v2/roleBindings/{uid}', 'role_bindings.list', {
    rpc: 'iam.v2.RoleBindingsService/GetRoleBinding',
    response: RoleBinding,
  }),
  createRoleBinding: post('/iam/v2/roleBindings/{parent}', 'role_bindings.create', {
    rpc: 'iam.v2.RoleBindingsService/CreateRoleBinding',
    body: NewRoleBinding,
    response: RoleBinding,
  }),
  updateRoleBinding: patch('/iam/v2/roleBindings/{uid}', 'role_bindings.update', {
    rpc: 'iam.v2.RoleBindingsService/UpdateRoleBinding',
    body: NewRoleBinding.partial(),
    response: RoleBinding,
  }),
  deleteRoleBinding: remove(
    '/iam/v2/roleBindings/{uid}',
    'role_bindings.delete',
    'iam.v2.RoleBindingsService/DeleteRoleBinding',
  ),
  batchCreateRoleBindings: post('/iam/v2/roleBindings:batchCreate', 'role_bindings.create', {
    rpc: 'iam.v2.RoleBindingsService/BatchCreateRoleBindings',
    body: RoleBindingBatch,
    response: RoleBindings,
  }),
} as const satisfies Record<string, Route>;
