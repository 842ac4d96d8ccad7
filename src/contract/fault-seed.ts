import { z } from 'zod';

import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';
import { oneOf, strictObject } from './strict-object.ts';

const ROUTE_NAMES = Object.keys(routes) as readonly RouteName[];

/**
 * One thing that goes wrong on a route, for tests and demonstrations:
 * `status` another answer; `html`, `not-json`, `empty` another body; `truncate` the true answer, cut in the middle;
 * `drip` the true answer, a byte at a time; `cut` no answer, the connection is closed; `hang` no answer at all;
 * `none` the true answer, after `delayMs`.
 */
export const FaultSeed = strictObject({
  route: oneOf('route', ROUTE_NAMES),
  /** The first request of the route that it happens to, from 1 on, or `*` for each one. */
  nth: z.union([z.literal('*'), z.int().min(1)], 'is a number from 1 on, or "*"'),
  /** To how many requests in a row. */
  times: z.int().min(1).default(1),
  kind: oneOf('kind of fault', [
    'none',
    'status',
    'html',
    'not-json',
    'empty',
    'truncate',
    'drip',
    'cut',
    'hang',
  ]).optional(),
  status: z.int().min(200).max(599).optional(),
  /** Text as it is, anything else as JSON. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Milliseconds before anything is done. */
  delayMs: z.int().min(0).default(0),
  /** Milliseconds between two bytes of a drip. */
  intervalMs: z.int().min(1).default(1_000),
}).refine((fault) => fault.kind !== 'status' || fault.status !== undefined, {
  message: 'a fault of kind status names one',
  path: ['status'],
});
export type FaultSeed = z.infer<typeof FaultSeed>;
