import { z } from 'zod';
import { innerSchema } from '../../api/schema/inner-schema.ts';
import { toCamelCase } from '../requests/body-form.ts';
import { invalidArgument } from '../requests/refusal.ts';

/** Path of a value in a resource: field names, and at most one map key at the end. */
export type FieldPath = readonly [string, ...string[]];

/**
 * Parses a field mask (AIP-161): comma-separated paths to whole fields or nested ones, such as `claimMatch.subject`, in
 * camelCase or snake_case. Map keys are literal, in backquotes if they contain dots: claimMatch.claims.`a.b`. A list
 * can be named only as a whole. Throws INVALID_ARGUMENT for any other path.
 */
export function readFieldMask(mask: string, updatable: z.ZodObject): readonly FieldPath[] {
  return mask.split(',').map((text) => readFieldPath(text.trim(), updatable));
}

/**
 * Returns the paths of the fields in a body, the implied mask (AIP-134): nested fields individually, maps and lists as
 * a whole.
 */
export function pathsOf(
  body: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
  above: readonly string[] = [],
): readonly FieldPath[] {
  return Object.entries(body).flatMap(([field, value]): readonly FieldPath[] => {
    const own = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
    const inner = innerSchema(own ?? z.unknown());
    const path = fieldPath([...above, field]);
    return inner instanceof z.ZodObject && isFields(value) ? pathsOf(value, inner, path) : [path];
  });
}

function readFieldPath(text: string, updatable: z.ZodObject): FieldPath {
  let schema: z.core.$ZodType = updatable;
  const path: string[] = [];
  for (const part of text.match(/`[^`]*`|[^.]+/g) ?? [text]) {
    const inner = innerSchema(schema);
    const step = stepInto(inner, part);
    if (step === undefined) throw notUpdatable(text, path, inner);
    path.push(step.name);
    schema = step.schema;
  }
  return fieldPath(path);
}

/**
 * Returns the parts as a path. There is at least one wherever this is called; an empty name is the name of nothing.
 */
function fieldPath([first = '', ...rest]: readonly string[]): FieldPath {
  return [first, ...rest];
}

function stepInto(
  schema: z.core.$ZodType,
  part: string,
): { readonly name: string; readonly schema: z.core.$ZodType } | undefined {
  if (schema instanceof z.ZodRecord) return { name: part.replaceAll('`', ''), schema: schema.valueType };
  if (!(schema instanceof z.ZodObject)) return undefined;
  const name = Object.keys(schema.shape).find((field) => toCamelCase(field) === toCamelCase(part));
  const field = name === undefined ? undefined : schema.shape[name];
  return name === undefined || field === undefined ? undefined : { name, schema: field };
}

function notUpdatable(text: string, above: readonly string[], schema: z.core.$ZodType): Error {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const places = known.map((field) => [...above, field].join('.'));
  const advice =
    places.length === 0 ? `${above.join('.')} is changed as a whole` : `those are ${places.join(', ')}`;
  return invalidArgument(
    'update_mask',
    `"${toCamelCase(text).slice(0, 60)}" is not a field that can be changed; ${advice}`,
  );
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
