import { z } from 'zod';

/** The response to a ping (openapi `ping.v2.PingResponse`). */
export const Pong = z.object({ response: z.string().optional() });
