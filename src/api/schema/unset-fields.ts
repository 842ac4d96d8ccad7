import { z } from 'zod';

import { innerSchema } from './inner-schema.ts';

/** Returns a value without its unset fields; undefined if it is an unset field itself. */
type Reader = (value: unknown) => unknown;

/**
 * Returns a response without its unset fields: the service writes null for a message and an empty text for a text that
 * is not set (service-rules.md#unset-fields). A text stays if the schema requires the field.
 */
export function withoutUnset(value: unknown, schema: z.core.$ZodType): unknown {
  return readerOf(schema)(value);
}

/** Returns true if a response has a field of its schema, set or not, or the schema has none. */
export function hasAnyField(response: unknown, schema: z.core.$ZodType): boolean {
  const inner = innerSchema(schema);
  const fields = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  return fields.length === 0 || fields.some((field) => Object.hasOwn(Object(response), field));
}

/** Looks at the schema before the values: there can be thousands of them. */
function readerOf(schema: z.core.$ZodType): Reader {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) {
    const readItem = readerOf(inner.element);
    return (value) => (Array.isArray(value) ? value.map((item) => readItem(item)) : value);
  }
  if (inner instanceof z.ZodRecord) {
    const readItem = readerOf(inner.valueType);
    return (value) => (isObject(value) ? mapFields(value, readItem) : value);
  }
  if (inner instanceof z.ZodObject) {
    const readers = new Map(Object.entries(inner.shape).map(([name, field]) => [name, fieldReader(field)]));
    return (value) =>
      isObject(value) ? mapFields(value, (one, name) => (readers.get(name) ?? readUnknown)(one)) : value;
  }
  return (value) => value;
}

function fieldReader(field: z.core.$ZodType): Reader {
  const canBeAbsent = [z.ZodOptional, z.ZodDefault, z.ZodPrefault].some(
    (wrapper) => field instanceof wrapper,
  );
  const read = readerOf(field);
  return (value) => (value === null || (value === '' && canBeAbsent) ? undefined : read(value));
}

function readUnknown(value: unknown): unknown {
  return value ?? undefined;
}

function mapFields(
  object: Readonly<Record<string, unknown>>,
  read: (value: unknown, name: string) => unknown,
): object {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(object)) {
    const value = read(object[name], name);
    // Assigning to this name would set a prototype.
    if (value !== undefined && name !== '__proto__') fields[name] = value;
  }
  return fields;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
