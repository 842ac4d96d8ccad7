import { z } from 'zod';
import { innerSchema } from '../../api/schema/inner-schema.ts';
import type { Route } from '../../api/route.ts';
import { invalidArguments } from './refusal.ts';
import type { FieldViolation } from './refusal.ts';

/** The form of a route's JSON body. */
export interface BodyForm {
  /** The fields that a client sets. */
  readonly schema: z.ZodObject;
  /** Fields that only the service sets, and that a client may send back all the same. */
  readonly shown: readonly string[];
}

/**
 * Returns the form of a route's body: the fields that a client sets, and, if the response is the resource itself, those
 * that only the service sets, such as `uid` and `createTime`. A client that sends back what it read is taken at its
 * word about the former, and the latter are ignored (AIP-203, output only). Undefined if the route has no body of named
 * fields.
 */
export function bodyFormOf({ body, response }: Route): BodyForm | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const isResource = response instanceof z.ZodObject && 'uid' in response.shape;
  const shown = isResource ? Object.keys(response.shape) : [];
  return { schema: body, shown: shown.filter((field) => !(field in body.shape)) };
}

/** Meaning of the names in a body: only its fields, or the mask of a PATCH as well (service-rules.md#unknown-fields). */
export type BodyNames = 'fields' | 'mask';

/**
 * Returns a JSON body with every field in its camelCase spelling, at any depth: a field may also be written in
 * snake_case, the name that it has in the service's own definition (proto3 JSON), which for `sync_config` is the only
 * one. Keys of maps, such as the claims of a claim match, are unchanged. Fields that only the service sets are left
 * out. So are unknown fields and null, unless the names are a mask: then null empties a field, and unknown ones are
 * refused. Throws INVALID_ARGUMENT naming every refused field and every field given in both spellings; schemas check
 * values.
 */
export function normalBody(value: unknown, { schema, shown }: BodyForm, names: BodyNames): unknown {
  const faults: FieldViolation[] = [];
  const normal = normalValue(value, { schema, shown, names, path: [], faults });
  if (faults.length > 0) throw invalidArguments(faults);
  return normal;
}

interface Place {
  readonly schema: z.core.$ZodType;
  readonly shown: readonly string[];
  readonly names: BodyNames;
  readonly path: readonly string[];
  readonly faults: FieldViolation[];
}

function normalValue(value: unknown, place: Place): unknown {
  const schema = innerSchema(place.schema);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) =>
      normalValue(item, { ...place, schema: schema.element, path: [...place.path, String(index)] }),
    );
  }
  if (schema instanceof z.ZodObject && isObject(value)) return normalObject(value, schema, place);
  return value;
}

function normalObject(
  value: Readonly<Record<string, unknown>>,
  schema: z.ZodObject,
  place: Place,
): Readonly<Record<string, unknown>> {
  const normal = new Map<string, unknown>();
  const spellings = new Map<string, string>();
  for (const [spelling, one] of Object.entries(value)) {
    const name = Object.hasOwn(schema.shape, spelling) ? spelling : toCamelCase(spelling);
    const path = [...place.path, name];
    const other = spellings.get(name);
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (field === undefined && !place.shown.includes(name)) {
      if (place.names === 'fields') continue;
      place.faults.push({ field: fieldName([...place.path, spelling]), description: 'is not a known field' });
    } else if (other !== undefined) {
      place.faults.push({ field: fieldName(path), description: `is given as ${other} and as ${spelling}` });
    } else if (field !== undefined && one !== null) {
      normal.set(name, normalValue(one, { ...place, schema: field, shown: [], path }));
    } else if (field !== undefined && place.names === 'mask') {
      normal.set(name, undefined);
    }
    spellings.set(name, spelling);
  }
  return Object.fromEntries(normal);
}

/** Returns the place of a field, cut if a caller makes it long. */
function fieldName(path: readonly string[]): string {
  return path.map((part) => part.slice(0, 60)).join('.');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `page_size` as `pageSize`; what is camelCase already stays. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
