import { z } from 'zod';

import { JSON_NAMES } from '../../src/embedded-platform/grpc/messages/message-package.ts';
import type {
  MessageField,
  MessagePackage,
} from '../../src/embedded-platform/grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../../src/embedded-platform/grpc/messages/message-packages.ts';
import { toCamelCase } from '../../src/embedded-platform/requests/body-form.ts';

const parts: readonly MessagePackage[] = MESSAGE_PACKAGES;
const messages = new Map<string, Readonly<Record<string, MessageField>>>(
  parts.flatMap(({ name, messages: own = {} }) =>
    Object.entries(own).map(([message, fields]) => [`${name}.${message}`, fields] as const),
  ),
);
const enums = new Map<string, Readonly<Record<string, number>>>(
  parts.flatMap(({ name, enums: own = {} }) =>
    Object.entries(own).map(([one, values]) => [`${name}.${one}`, values] as const),
  ),
);

/** A field of a message with the message that it is in. */
interface Field {
  readonly message: string;
  readonly name: string;
  readonly field: MessageField;
}

/** Fields by their names in JSON. */
type Fields = ReadonlyMap<string, Field>;

/** Returns true for a field that the schema does not need to have: one of the other direction, or one of the path. */
export type MayLack = (message: string, field: string) => boolean;

/** Returns the fields of a message by their names in JSON. */
export function fieldsOf(message: string): Fields {
  return new Map(
    Object.entries(messages.get(message) ?? {}).map(([name, field]) => [
      JSON_NAMES[`${message}.${name}`] ?? toCamelCase(name),
      { message, name, field },
    ]),
  );
}

/** Returns the fields of a message, except its body, as a query has them: those of a nested message with a dot. */
export function queryFieldsOf(message: string, body: string | undefined): Fields {
  const fields = [...fieldsOf(message)].flatMap(([name, field]) => {
    if (field.name === body) return [];
    const nested = fieldsOf(fullName(field.field[1], message));
    if (nested.size === 0 || field.field[2] === 'repeated') return [[name, field] as const];
    return [...nested].map(([below, one]) => [`${name}.${below}`, one] as const);
  });
  return new Map(fields);
}

/** Returns the full name of a type that a message names. */
export function fullName(type: string, message: string): string {
  return /^[A-Z]/.test(type) ? `${message.slice(0, message.search(/[A-Z]/))}${type}` : type;
}

/** Returns what a schema and fields say differently, at any depth, each as `<message> <field>: <difference>`. */
export function differences(schema: z.core.$ZodType, fields: Fields, mayLack: MayLack): readonly string[] {
  const object = plain(schema);
  if (!(object instanceof z.ZodObject)) throw new Error('the schema is not that of an object');
  // Whatever the message has passes such a schema.
  const isLoose = object.def.catchall instanceof z.ZodUnknown;
  const lacking = [...fields].flatMap(([name, { message, name: field }]) =>
    name in object.shape || isLoose || mayLack(message, field)
      ? []
      : [`${place(message, name)}: not in the schema`],
  );
  const [{ message = '' } = {}] = fields.values();
  const given = Object.entries(object.shape).flatMap(([name, inSchema]) => {
    const field = fields.get(name);
    return field === undefined
      ? [`${place(message, name)}: not in the message`]
      : fieldDifferences(inSchema, field, { place: place(field.message, name), mayLack });
  });
  return [...lacking, ...given];
}

function place(message: string, field: string): string {
  return `${message.replace('chainguard.platform.', '')} ${field}`;
}

interface Context {
  readonly place: string;
  readonly mayLack: MayLack;
}

function fieldDifferences(
  schema: z.core.$ZodType,
  { message, field: [, type, occurrence] }: Field,
  context: Context,
): readonly string[] {
  const [, mapValue] = /^map<\w+, (.+)>$/.exec(type) ?? [];
  const value = fullName(mapValue ?? type, message);
  const hasPresence = occurrence === 'optional' || occurrence?.startsWith('oneof') === true;
  const isRequired = hasPresence && !(schema instanceof z.ZodOptional);
  return [
    ...(isRequired ? [`${context.place}: must be optional`] : []),
    ...containedDifferences(schema, value, {
      ...context,
      container: mapValue === undefined ? occurrence : 'map',
    }),
  ];
}

function containedDifferences(
  schema: z.core.$ZodType,
  type: string,
  { container, ...context }: Context & { readonly container: MessageField[2] | 'map' },
): readonly string[] {
  const inner = plain(schema);
  // A query has one value or several.
  if (inner instanceof z.ZodUnion && container === 'repeated')
    return valueDifferences(z.string(), type, context);
  const isList = inner instanceof z.ZodArray;
  const isMap = inner instanceof z.ZodRecord;
  if (isList !== (container === 'repeated') || isMap !== (container === 'map')) {
    return [`${context.place}: ${inner.def.type} is not ${container ?? 'once'}`];
  }
  if (isList) return valueDifferences(inner.element, type, context);
  return valueDifferences(isMap ? inner.valueType : schema, type, context);
}

function valueDifferences(schema: z.core.$ZodType, type: string, context: Context): readonly string[] {
  const inner = plain(schema);
  if (messages.has(type)) {
    return inner instanceof z.ZodObject
      ? differences(inner, fieldsOf(type), context.mayLack)
      : [`${context.place}: ${inner.def.type} is not ${type}`];
  }
  const values = enums.get(type);
  if (values !== undefined && inner instanceof z.ZodEnum) {
    return enumDifferences(inner.options.map(String), Object.entries(values), context.place);
  }
  // The text of an enum passes whatever it is: an answer can have values of later versions.
  const expected = values === undefined ? JSON_TYPES[type] : 'string';
  const actual = jsonType(schema);
  return actual === expected ? [] : [`${context.place}: ${actual} is not ${type}`];
}

function enumDifferences(
  options: readonly string[],
  values: readonly (readonly [string, number])[],
  where: string,
): readonly string[] {
  const known = new Set(values.map(([value]) => value));
  // Nobody has to say that nothing is specified.
  const settable = values.filter(([, number]) => number !== 0).map(([value]) => value);
  return [
    ...options.filter((option) => !known.has(option)).map((option) => `${where}: no value ${option}`),
    ...settable.filter((value) => !options.includes(value)).map((value) => `${where}: ${value} is refused`),
  ];
}

/** The JSON of a type that is no message (proto3 JSON). */
const JSON_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  bytes: 'string',
  int32: 'number',
  int64: 'string',
  bool: 'boolean',
  'google.protobuf.Timestamp': 'string',
  'google.protobuf.Duration': 'string',
  'google.protobuf.FieldMask': 'string',
};

/** Returns the type of a value in JSON; in a query, where all is text, what is read from it. */
function jsonType(schema: z.core.$ZodType): string {
  const inner = plain(schema);
  if (inner instanceof z.ZodPipe) {
    const read = [inner.safeParse('7'), inner.safeParse('true')].find(({ success }) => success);
    return typeof read?.data;
  }
  return inner.def.type;
}

/** Returns the schema below what says that a value can be absent, or is made into another one. */
function plain(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return plain(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) {
    if (!(schema.out instanceof z.ZodTransform)) return plain(schema.out);
    if (plain(schema.in) instanceof z.ZodUnion) return plain(schema.in);
  }
  return schema as z.ZodType;
}
