import { z } from 'zod';

import { oneOf, strictObject } from '../../api/schema/strict-object.ts';
import { serverRoutes } from '../server-routes.ts';

const ROUTE_NAMES = [...serverRoutes.keys()];

/**
 * One fault of a route, for tests and demos: `status` another status; `html`, `not-json`, `empty` another body;
 * `truncate` the response cut in the middle; `drip` the response byte by byte; `cut` a closed connection; `hang` no
 * response; `stale` a list as it was `lagMs` ago; `none` the response after `delayMs`. Without the real response, the
 * request has no effect either, unless `applied` is set: then only the response is lost.
 */
export const FaultSeed = strictObject({
  route: oneOf('route', ROUTE_NAMES),
  /** Only requests with this text in a variable part of their path, such as `.sig`: they alone are counted. */
  path: z.string().min(1).optional(),
  /** The first request of the route that it happens to, from 1 on, or `*` for each one. */
  nth: z.union([z.literal('*'), z.int().min(1)], 'must be a positive integer or "*"'),
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
    'stale',
  ]).optional(),
  status: z.int().min(200).max(599).optional(),
  /** Text as it is, anything else as JSON. */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** Milliseconds before anything is done. */
  delayMs: z.int().min(0).default(0),
  /** True if the request takes effect although its response is replaced. */
  applied: z.boolean().default(false),
  /** Milliseconds by which a stale list is behind. */
  lagMs: z.int().min(1).default(10_000),
  /** Milliseconds between two bytes of a drip. */
  intervalMs: z.int().min(1).default(1_000),
})
  .refine((fault) => fault.kind !== 'status' || fault.status !== undefined, {
    message: 'is required for faults of kind status',
    path: ['status'],
  })
  .refine((fault) => fault.kind !== 'stale' || fault.route.startsWith('list'), {
    message: 'stale applies to list routes only',
    path: ['kind'],
  });
export type FaultSeed = z.infer<typeof FaultSeed>;
