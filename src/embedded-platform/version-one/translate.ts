import { CAPABILITIES, isCapability } from '../../api/iam/capability.ts';
import { fullTypeName, mapTypes, typesByName } from '../grpc/messages/message-names.ts';
import { JSON_NAMES } from '../grpc/messages/message-package.ts';
import type { MessageField } from '../grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../grpc/messages/message-packages.ts';
import { toCamelCase } from '../requests/body-form.ts';
import type { FieldViolation } from '../requests/refusal.ts';
import { enumInVersionOne, enumInVersionTwo, nameInVersionTwo } from './names.ts';

const MESSAGES = typesByName(MESSAGE_PACKAGES, ({ messages }) => messages);
const ENUMS = typesByName(MESSAGE_PACKAGES, ({ enums }) => enums);

/** A field of a message of v1 in JSON. */
interface Field {
  /** The spellings that a request can have, the one of JSON first. */
  readonly spellings: readonly [string, ...string[]];
  /** The name in v2. */
  readonly other: string;
  /** The full name of the type, of a map's values if it is a map. */
  readonly type: string;
  readonly isMap: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of the messages that were translated so far. */
const FIELDS = new Map<string, readonly Field[]>();

/** Returns the fields of a message of v1 by its full name. */
export function versionOneFields(message: string): readonly Field[] {
  const known = FIELDS.get(message);
  if (known !== undefined) return known;
  const fields = Object.entries(MESSAGES.get(message) ?? {}).map(([name, form]) =>
    toField(name, form, message),
  );
  FIELDS.set(message, fields);
  return fields;
}

function toField(name: string, [, type]: MessageField, message: string): Field {
  const json = JSON_NAMES[`${message}.${name}`] ?? toCamelCase(name);
  const valueType = mapTypes(type)?.[1];
  return {
    spellings: json === name ? [json] : [json, name],
    other: nameInVersionTwo(shortName(message), json),
    type: fullTypeName(valueType ?? type, message.slice(0, message.search(/\.[A-Z]/))),
    isMap: valueType !== undefined,
  };
}

function shortName(type: string): string {
  return type.replace('chainguard.platform.', '');
}

/**
 * Returns the JSON of a message of v1, or of a list of them, as v2 has it: with the names and the enum values of v2, and
 * without fields that the message does not have and those that are null. Keys of maps are data. What is no such message
 * is unchanged, for the schemas of v2 to refuse. Adds a violation for each field that is given in both spellings.
 */
export function toVersionTwo(value: unknown, message: string, faults: FieldViolation[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => toVersionTwo(item, message, faults));
  if (!isFields(value)) return value;
  const entries = versionOneFields(message).flatMap((field) => {
    const [name] = field.spellings;
    const given = field.spellings.filter((spelling) => Object.hasOwn(value, spelling));
    if (given.length > 1) faults.push({ field: name, description: `is given as ${given.join(' and as ')}` });
    const one = value[given[0] ?? name];
    if (one === undefined || one === null) return [];
    const inner = (item: unknown): unknown => valueInVersionTwo(item, field, message, faults);
    return [[field.other, mapValues(one, field, inner)] as const];
  });
  return Object.fromEntries(entries);
}

function valueInVersionTwo(
  value: unknown,
  { type, other }: Field,
  message: string,
  faults: FieldViolation[],
): unknown {
  if (MESSAGES.has(type)) return toVersionTwo(value, type, faults);
  if (typeof value !== 'string') return value;
  if (isCapabilities(message, other)) return isCapability(value) ? CAPABILITIES[value] : value;
  return enumValuesInVersionTwo([value], type)[0];
}

/** Returns the values of a parameter as v2 has them: those of an enum are translated. */
export function enumValuesInVersionTwo(values: readonly unknown[], type: string): readonly unknown[] {
  if (!ENUMS.has(type)) return values;
  return values.map((value) => enumInVersionTwo(shortName(type), String(value), zeroOf(type)));
}

/**
 * Returns the JSON of v2 as a message of v1: its fields with their names and values in v1. A text of v1 for which v2 has
 * the resource is its uid, and a 32-bit number can be a 64-bit one in v2.
 */
export function toVersionOne(value: unknown, message: string): unknown {
  if (!isFields(value)) return value;
  const entries = versionOneFields(message).flatMap((field) => {
    const one = valueAt(value, field.other.split('.'));
    if (one === undefined || one === null) return [];
    const inner = (item: unknown): unknown => valueInVersionOne(item, field, message);
    return [[field.spellings[0], mapValues(one, field, inner)] as const];
  });
  return Object.fromEntries(entries);
}

function valueInVersionOne(value: unknown, { type, other }: Field, message: string): unknown {
  if (MESSAGES.has(type)) return toVersionOne(value, type);
  if (type === 'string' && isFields(value)) return value['uid'];
  if (typeof value !== 'string') return value;
  if (type === 'int32') return Number(value);
  if (isCapabilities(message, other)) return SHORT_NAMES.get(value) ?? value;
  return ENUMS.has(type) ? enumInVersionOne(shortName(type), value, zeroOf(type)) : value;
}

/** Translates the values of a map and the items of a list one by one. */
function mapValues(value: unknown, { isMap }: Field, inner: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  if (!isMap || !isFields(value)) return inner(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]));
}

/** Capabilities have their short names in v1. */
function isCapabilities(message: string, name: string): boolean {
  return name === 'capabilities' && message === 'chainguard.platform.iam.Role';
}

const SHORT_NAMES = new Map<string, string>(
  Object.entries(CAPABILITIES).map(([short, name]) => [name, short]),
);

/** Returns the value of an enum that stands for nothing. */
function zeroOf(type: string): string {
  const [zero = ''] = Object.entries(ENUMS.get(type) ?? {}).find(([, number]) => number === 0) ?? [];
  return zero;
}

function valueAt(fields: Fields, [name = '', ...rest]: readonly string[]): unknown {
  const value = fields[name];
  return rest.length === 0 ? value : isFields(value) ? valueAt(value, rest) : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
