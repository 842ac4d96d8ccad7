import { z } from 'zod';

import { GroupPage } from '../group.ts';
import { Identity, IdentityPage, NewIdentity } from '../identity.ts';
import { ListQuery, NamedListQuery } from '../page.ts';
import { RolePage } from '../role.ts';
import { NewRoleBinding, RoleBinding, RoleBindingPage } from '../role-binding.ts';
import type { Route } from '../route.ts';

/** The operations of identity and access management, `/iam/v2/`. */
export const iamRoutes = {
  listGroups: {
    method: 'GET',
    path: '/iam/v2/groups',
    face: 'api',
    credential: 'platform',
    capability: 'groups.list',
    idempotent: true,
    query: NamedListQuery,
    response: GroupPage,
  },
  listIdentities: {
    method: 'GET',
    path: '/iam/v2/identities',
    face: 'api',
    credential: 'platform',
    capability: 'identity.list',
    idempotent: true,
    query: NamedListQuery,
    response: IdentityPage,
  },
  getIdentity: {
    method: 'GET',
    path: '/iam/v2/identities/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.list',
    idempotent: true,
    response: Identity,
  },
  createIdentity: {
    method: 'POST',
    path: '/iam/v2/identities/{parent}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.create',
    idempotent: false,
    body: NewIdentity,
    response: Identity,
  },
  deleteIdentity: {
    method: 'DELETE',
    path: '/iam/v2/identities/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.delete',
    idempotent: true,
    response: z.unknown(),
  },
  listRoles: {
    method: 'GET',
    path: '/iam/v2/roles',
    face: 'api',
    credential: 'platform',
    capability: 'roles.list',
    idempotent: true,
    query: NamedListQuery,
    response: RolePage,
  },
  listRoleBindings: {
    method: 'GET',
    path: '/iam/v2/roleBindings',
    face: 'api',
    credential: 'platform',
    capability: 'role_bindings.list',
    idempotent: true,
    query: ListQuery,
    response: RoleBindingPage,
  },
  createRoleBinding: {
    method: 'POST',
    path: '/iam/v2/roleBindings/{parent}',
    face: 'api',
    credential: 'platform',
    capability: 'role_bindings.create',
    idempotent: false,
    body: NewRoleBinding,
    response: RoleBinding,
  },
  deleteRoleBinding: {
    method: 'DELETE',
    path: '/iam/v2/roleBindings/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'role_bindings.delete',
    idempotent: true,
    response: z.unknown(),
  },
} as const satisfies Record<string, Route>;
