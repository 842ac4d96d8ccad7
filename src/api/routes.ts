import type { z } from 'zod';

import type { Route } from './route.ts';
import { advisoryRoutes } from './routes/advisory-routes.ts';
import { eventRoutes } from './routes/event-routes.ts';
import { iamRoutes } from './routes/iam-routes.ts';
import { libraryRoutes } from './routes/library-routes.ts';
import { pingRoutes } from './routes/ping-routes.ts';
import { pullRoutes } from './routes/pull-routes.ts';
import { registryRoutes } from './routes/registry-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { versionOneRoutes } from './routes/version-one-routes.ts';
import { vulnerabilityRoutes } from './routes/vulnerability-routes.ts';

/** Every operation that both sides know, one row each. The client calls by row, the embedded platform answers by row. */
export const routes = {
  ...signInRoutes,
  ...iamRoutes,
  ...eventRoutes,
  ...pingRoutes,
  ...registryRoutes,
  ...vulnerabilityRoutes,
  ...libraryRoutes,
  ...advisoryRoutes,
  ...versionOneRoutes,
  ...pullRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
export type RouteResponse<Name extends RouteName> = z.infer<Routes[Name]['response']>;

/** An operation with its name. */
export interface NamedRoute {
  readonly name: RouteName;
  readonly route: Route;
}
