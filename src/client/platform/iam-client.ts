import type { iamRoutes } from '../../contract/routes/iam-routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import { createAccountAssociationsClient } from './iam/account-associations-client.ts';
import type { AccountAssociationsClient } from './iam/account-associations-client.ts';
import { createExternalGroupRoleMappingsClient } from './iam/external-group-role-mappings-client.ts';
import type { ExternalGroupRoleMappingsClient } from './iam/external-group-role-mappings-client.ts';
import { createGroupInvitesClient } from './iam/group-invites-client.ts';
import type { GroupInvitesClient } from './iam/group-invites-client.ts';
import { createGroupsClient } from './iam/groups-client.ts';
import type { GroupsClient } from './iam/groups-client.ts';
import { createIdentitiesClient } from './iam/identities-client.ts';
import type { IdentitiesClient } from './iam/identities-client.ts';
import { createIdentityProvidersClient } from './iam/identity-providers-client.ts';
import type { IdentityProvidersClient } from './iam/identity-providers-client.ts';
import { createRoleBindingsClient } from './iam/role-bindings-client.ts';
import type { RoleBindingsClient } from './iam/role-bindings-client.ts';
import { createRolesClient } from './iam/roles-client.ts';
import type { RolesClient } from './iam/roles-client.ts';
import { createTermsClient } from './iam/terms-client.ts';
import type { TermsClient } from './iam/terms-client.ts';
import { platformAccess } from './platform-access.ts';

/** Identity and access management: one client per resource of `/iam/v2/`. */
export interface IamClient {
  readonly accountAssociations: AccountAssociationsClient;
  readonly externalGroupRoleMappings: ExternalGroupRoleMappingsClient;
  readonly groupInvites: GroupInvitesClient;
  readonly groups: GroupsClient;
  readonly identities: IdentitiesClient;
  readonly identityProviders: IdentityProvidersClient;
  readonly roleBindings: RoleBindingsClient;
  readonly roles: RolesClient;
  readonly terms: TermsClient;
}

/** The client of identity and access management over one call path, with one access token of the API's audience. */
export function createIamClient(options: {
  readonly call: Call<keyof typeof iamRoutes>;
  readonly token: Secret;
}): IamClient {
  const access = platformAccess(options);
  return {
    accountAssociations: createAccountAssociationsClient(access),
    externalGroupRoleMappings: createExternalGroupRoleMappingsClient(access),
    groupInvites: createGroupInvitesClient(access),
    groups: createGroupsClient(access),
    identities: createIdentitiesClient(access),
    identityProviders: createIdentityProvidersClient(access),
    roleBindings: createRoleBindingsClient(access),
    roles: createRolesClient(access),
    terms: createTermsClient(access),
  };
}
