import type { z } from 'zod';
import { normalBody, toCamelCase } from './body-form.ts';
import type { BodyNames } from './body-form.ts';
import { invalidArguments } from './refusal.ts';
import type { RouteCall } from './route-call.ts';

/**
 * Returns the parameters of the query as the schema's values. Both spellings of a name are understood,
 * `page_size` and `pageSize` (service-rules.md#list-parameters; proto3 JSON), and an empty value is no value. Throws
 * INVALID_ARGUMENT naming every wrong parameter as the caller spelled it.
 */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  { query }: Pick<RouteCall, 'query'>,
): z.infer<Schema> {
  const spellings = new Map<string, string>();
  const values = new Map<string, readonly unknown[]>();
  for (const [spelling, all] of query) {
    const given = all.filter((value) => value !== '');
    if (given.length === 0) continue;
    const name = toCamelCase(spelling);
    spellings.set(name, spelling);
    values.set(name, [...(values.get(name) ?? []), ...given]);
  }
  const parsed = schema.safeParse(
    Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all])),
  );
  if (parsed.success) return parsed.data;
  throw invalidArguments(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? 'query');
      return { field: spellings.get(name) ?? name, description: issue.message };
    }),
  );
}

/**
 * Returns the JSON body as the schema's value, without the fields that the call's route does not know. Throws
 * INVALID_ARGUMENT naming every wrong field; if the names are a mask, every unknown one at any depth, or else every
 * wrong one.
 */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body, bodyForm }: Pick<RouteCall, 'body' | 'bodyForm'>,
  names: BodyNames = 'fields',
): z.infer<Schema> {
  const value = bodyForm === undefined ? body : normalBody(body, bodyForm, names);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidArguments(
    parsed.error.issues.map((issue) => ({
      field: issue.path.length === 0 ? 'body' : issue.path.join('.'),
      description: issue.message,
    })),
  );
}
