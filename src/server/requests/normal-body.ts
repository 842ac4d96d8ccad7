import { z } from 'zod';

import { innerSchema } from './body-form.ts';
import type { BodyForm } from './body-form.ts';
import { toCamelCase } from './camel-case.ts';
import { invalidArguments } from './refusal.ts';
import type { FieldViolation } from './refusal.ts';

/**
 * A JSON body with every field in its camelCase spelling, at any depth: a field may also be written in snake_case, the
 * name that it has in the service's own definition (proto3 JSON). Keys of maps, such as the claims of a claim match, are
 * taken as they are. Null is no value, and fields that only the service sets are left out.
 *
 * Throws INVALID_ARGUMENT naming every field that the form does not know, and every one that is given in both spellings.
 * What is wrong with the values is for the schema to say.
 */
export function normalBody(value: unknown, { schema, shown }: BodyForm): unknown {
  const faults: FieldViolation[] = [];
  const normal = normalValue(value, { schema, shown, path: [], faults });
  if (faults.length > 0) throw invalidArguments(faults);
  return normal;
}

interface Place {
  readonly schema: z.core.$ZodType;
  readonly shown: readonly string[];
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
    const name = toCamelCase(spelling);
    const path = [...place.path, name];
    const other = spellings.get(name);
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
    if (field === undefined && !place.shown.includes(name)) {
      place.faults.push({ field: fieldName([...place.path, spelling]), description: 'is not a known field' });
    } else if (other !== undefined) {
      place.faults.push({ field: fieldName(path), description: `is given as ${other} and as ${spelling}` });
    } else if (field !== undefined && one !== null) {
      normal.set(name, normalValue(one, { ...place, schema: field, shown: [], path }));
    }
    spellings.set(name, spelling);
  }
  return Object.fromEntries(normal);
}

/** The place of a field, cut where a caller makes it long. */
function fieldName(path: readonly string[]): string {
  return path.map((part) => part.slice(0, 60)).join('.');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
