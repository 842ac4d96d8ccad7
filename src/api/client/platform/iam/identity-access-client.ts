import type { identityAccessRoutes } from '../../../routes/identity-access-routes.ts';
import { platformAccess } from '../platform-access.ts';
import type { AccessOptions } from '../platform-access.ts';
import { createGroupResource } from './groups-client.ts';
import type { GroupResource } from './groups-client.ts';
import { createIdentityResource } from './identities-client.ts';
import type { IdentityResource } from './identities-client.ts';
import { createRoleBindingsClient } from './role-bindings-client.ts';
import type { RoleBindingsClient } from './role-bindings-client.ts';
import { createRolesClient } from './roles-client.ts';
import type { RolesClient } from './roles-client.ts';

/** Groups, identities and their roles: the part of identity and access management that the actions use. */
export interface IdentityAccessClient {
  readonly groups: GroupResource;
  readonly identities: IdentityResource;
  readonly roleBindings: RoleBindingsClient;
  readonly roles: RolesClient;
}

/** The routes that the client calls. */
export type IdentityAccessRoute = keyof typeof identityAccessRoutes;

/** Creates the client over one call path, with one access token of the API's audience. */
export function createIdentityAccessClient(
  options: AccessOptions<IdentityAccessRoute>,
): IdentityAccessClient {
  const access = platformAccess(options);
  return {
    groups: createGroupResource(access),
    identities: createIdentityResource(access),
    roleBindings: createRoleBindingsClient(access),
    roles: createRolesClient(access),
  };
}
