import { groupRoutes } from './group-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { roleRoutes } from './role-routes.ts';

/** Groups, identities and their roles: the operations of `iamRoutes` that the actions call. */
export const identityAccessRoutes = { ...groupRoutes, ...identityRoutes, ...roleRoutes };
