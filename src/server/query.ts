import type { z } from 'zod';

import { invalidArguments } from './refusal.ts';
import type { RouteCall } from './route-call.ts';

/**
 * The parameters of an address or a form as the schema's values. Both spellings of a name are understood, `page_size`
 * and `pageSize` (spec.md §4; proto3 JSON), and an empty value is no value. Throws INVALID_ARGUMENT naming every
 * wrong parameter as the caller spelled it.
 */
export function readQuery<Schema extends z.ZodType>(schema: Schema, given: URLSearchParams): z.infer<Schema> {
  const spellings = new Map<string, string>();
  const values = new Map<string, string[]>();
  for (const [spelling, value] of given) {
    if (value === '') continue;
    const name = toCamelCase(spelling);
    spellings.set(name, spelling);
    values.set(name, [...(values.get(name) ?? []), value]);
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
 * The JSON body as the schema's value. Throws INVALID_ARGUMENT naming every field that the call's route does not know,
 * or else every wrong one.
 */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body, bodyFields }: Pick<RouteCall, 'body' | 'bodyFields'>,
): z.infer<Schema> {
  const value = readJson(body ?? '');
  requireKnown(value, bodyFields);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidArguments(
    parsed.error.issues.map((issue) => ({
      field: issue.path.length === 0 ? 'body' : issue.path.join('.'),
      description: issue.message,
    })),
  );
}

function requireKnown(value: unknown, known: readonly string[] | undefined): void {
  if (known === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const unknown = Object.keys(value).filter((field) => !known.includes(field));
  if (unknown.length === 0) return;
  throw invalidArguments(
    unknown.map((field) => ({ field: field.slice(0, 60), description: 'is not a known field' })),
  );
}

/** `page_size` as `pageSize`; what is camelCase already stays. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Undefined for text that is not JSON, which no schema of a body accepts. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
