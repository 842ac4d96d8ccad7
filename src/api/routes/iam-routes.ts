import { identityAccessRoutes } from './identity-access-routes.ts';
import { identityProviderRoutes } from './identity-provider-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import { scimRoutes } from './scim-routes.ts';

/** The operations of identity and access management, `/iam/v2/`. */
export const iamRoutes = {
  ...identityAccessRoutes,
  ...identityProviderRoutes,
  ...scimRoutes,
  ...membershipRoutes,
};
