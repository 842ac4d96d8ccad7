import { z } from 'zod';

import type { Route } from '../../contract/route.ts';

/** The form of a route's JSON body. */
export interface BodyForm {
  /** The fields that a client sets. */
  readonly schema: z.ZodObject;
  /** Fields that only the service sets, and that a client may send back all the same. */
  readonly shown: readonly string[];
}

/**
 * The form of a route's body: the fields that a client sets, and, where the answer is the resource itself, those that
 * only the service sets, such as `uid` and `createTime`. A client that sends back what it read is taken at its word about
 * the former, and the latter are ignored (AIP-203, output only). Undefined where the route has no body of named fields.
 */
export function bodyFormOf({ body, response }: Route): BodyForm | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const isResource = response instanceof z.ZodObject && 'uid' in response.shape;
  const shown = isResource ? Object.keys(response.shape) : [];
  return { schema: body, shown: shown.filter((field) => !(field in body.shape)) };
}

/** The schema below what says that a value may be absent or is made into another one. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  for (;;) {
    if (inner instanceof z.ZodPipe) inner = inner.in;
    else if (isWrapper(inner)) inner = inner.unwrap();
    else return inner;
  }
}

function isWrapper(
  schema: z.core.$ZodType,
): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodReadonly {
  return [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodReadonly].some(
    (wrapper) => schema instanceof wrapper,
  );
}
