import { z } from 'zod';

import type { Route } from '../route.ts';

/** The response to a ping (openapi `ping.v2.PingResponse`). */
const Pong = z.object({ response: z.string().optional() });

/** The check of the connection, `/ping/v2/`. */
export const pingRoutes = {
  ping: {
    method: 'GET',
    path: '/ping/v2/ping',
    rpc: 'ping.v2.PingService/Ping',
    face: 'api',
    credential: 'none',
    idempotent: true,
    response: Pong,
  },
} as const satisfies Record<string, Route>;
