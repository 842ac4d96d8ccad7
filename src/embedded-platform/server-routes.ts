import type { Route } from '../api/route.ts';
import { routes } from '../api/routes.ts';
import { VERSION_ONE_ROWS } from './version-one/rows.ts';

/** Every operation that the platform answers, by its name: those of the contract, and v1, which no client here calls. */
export const serverRoutes: ReadonlyMap<string, Route> = new Map([
  ...Object.entries<Route>(routes),
  ...VERSION_ONE_ROWS.map(({ name, route }) => [name, route] as const),
]);
