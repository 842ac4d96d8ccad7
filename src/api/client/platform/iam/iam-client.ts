import type { iamRoutes } from '../../../routes/iam-routes.ts';
import { createAccountAssociationsClient } from './account-associations-client.ts';
import type { AccountAssociationsClient } from './account-associations-client.ts';
import { createExternalGroupRoleMappingsClient } from './external-group-role-mappings-client.ts';
import type { ExternalGroupRoleMappingsClient } from './external-group-role-mappings-client.ts';
import { createGroupInvitesClient } from './group-invites-client.ts';
import type { GroupInvitesClient } from './group-invites-client.ts';
import { createGroupsClient } from './groups-client.ts';
import type { GroupsClient } from './groups-client.ts';
import { createIdentitiesClient } from './identities-client.ts';
import type { IdentitiesClient } from './identities-client.ts';
import { createIdentityAccessClient } from './identity-access-client.ts';
import type { IdentityAccessClient } from './identity-access-client.ts';
import { createIdentityProvidersClient } from './identity-providers-client.ts';
import type { IdentityProvidersClient } from './identity-providers-client.ts';
import { createTermsClient } from './terms-client.ts';
import type { TermsClient } from './terms-client.ts';
import { platformAccess } from '../platform-access.ts';
import type { AccessOptions } from '../platform-access.ts';

/** Identity and access management: one client per resource of `/iam/v2/`. */
export interface IamClient extends IdentityAccessClient {
  readonly groups: GroupsClient;
  readonly identities: IdentitiesClient;
  readonly accountAssociations: AccountAssociationsClient;
  readonly externalGroupRoleMappings: ExternalGroupRoleMappingsClient;
  readonly groupInvites: GroupInvitesClient;
  readonly identityProviders: IdentityProvidersClient;
  readonly terms: TermsClient;
}

/**
 * Creates the client of identity and access management over one call path, with one access token of the API's audience.
 */
export function createIamClient(options: AccessOptions<keyof typeof iamRoutes>): IamClient {
  const access = platformAccess(options);
  return {
    ...createIdentityAccessClient(options),
    groups: createGroupsClient(access),
    identities: createIdentitiesClient(access),
    accountAssociations: createAccountAssociationsClient(access),
    externalGroupRoleMappings: createExternalGroupRoleMappingsClient(access),
    groupInvites: createGroupInvitesClient(access),
    identityProviders: createIdentityProvidersClient(access),
    terms: createTermsClient(access),
  };
}
