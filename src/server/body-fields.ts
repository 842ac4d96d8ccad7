import { z } from 'zod';

import type { Route } from '../contract/route.ts';

/**
 * The fields that a body of the route can have: those that a client sets, and, where the answer is the resource
 * itself, those that only the service sets, such as `uid` and `createTime`. A client that sends back what it read is
 * taken at its word about the former, and the latter are ignored (AIP-203, output only). Undefined where the route has
 * no body of named fields.
 */
export function bodyFieldsOf({ body, response }: Route): readonly string[] | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const shown = response instanceof z.ZodObject && 'uid' in response.shape ? response.shape : {};
  return Object.keys({ ...body.shape, ...shown });
}
