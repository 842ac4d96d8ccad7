import { Pong } from '../ping.ts';
import type { Route } from '../route.ts';

/** The check of the connection, `/ping/v2/`. */
export const pingRoutes = {
  ping: {
    method: 'GET',
    path: '/ping/v2/ping',
    face: 'api',
    credential: 'none',
    idempotent: true,
    response: Pong,
  },
} as const satisfies Record<string, Route>;
