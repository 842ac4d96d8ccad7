import { z } from 'zod';

/** Returns the schema below what says that a value may be absent or is made into another one. */
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
