import { groupRoutes } from './group-routes.ts';
import { identityProviderRoutes } from './identity-provider-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import { roleRoutes } from './role-routes.ts';
import { scimRoutes } from './scim-routes.ts';

/** The operations of identity and access management, `/iam/v2/`. */
export const iamRoutes = {
  ...groupRoutes,
  ...identityRoutes,
  ...roleRoutes,
  ...identityProviderRoutes,
  ...scimRoutes,
  ...membershipRoutes,
};
