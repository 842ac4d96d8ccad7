import { fullTypeName, mapTypes, methodsByRow, typesByName } from '../grpc/messages/message-names.ts';
import { JSON_NAMES } from '../grpc/messages/message-package.ts';
import type { MessageField } from '../grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../grpc/messages/message-packages.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { toCamelCase } from './body-form.ts';

/**
 * Returns an answer of a route with all fields of its message: those that it lacks have their default values
 * (service-rules.md#unset-fields). Fields that the message does not have follow. An answer that is no message of
 * the API is unchanged.
 */
export function withUnpopulated(value: unknown, route: Route): unknown {
  const message = responseOf(route);
  return message === undefined ? value : wholeMessage(value, message);
}

/** Returns the message that answers a route. */
function responseOf({ rpc, path }: Route): string | undefined {
  const { exchangeToken } = routes;
  // GET of the exchange is the same method as POST.
  const name = rpc ?? (path === exchangeToken.path ? exchangeToken.rpc : undefined);
  const declared = METHODS.get(name ?? '');
  return declared && fullTypeName(declared.method.response, declared.packageName);
}

const METHODS = methodsByRow(MESSAGE_PACKAGES);
const MESSAGES = typesByName(MESSAGE_PACKAGES, ({ messages }) => messages);
const ENUMS = typesByName(MESSAGE_PACKAGES, ({ enums }) => enums);

function wholeMessage(value: unknown, message: string): unknown {
  if (!isObject(value)) return value;
  const whole: Record<string, unknown> = {};
  for (const field of fieldsOf(message)) {
    const given = value[field.name];
    if (given === undefined) {
      if (field.unpopulated !== undefined) whole[field.name] = field.unpopulated;
    } else {
      whole[field.name] = field.message === undefined ? given : wholeField(given, field.message, field.isMap);
    }
  }
  for (const [name, given] of Object.entries(value)) {
    if (!Object.hasOwn(whole, name)) whole[name] = given;
  }
  return whole;
}

function wholeField(given: unknown, message: string, isMap: boolean): unknown {
  if (Array.isArray(given)) return given.map((item) => wholeMessage(item, message));
  if (!isMap || !isObject(given)) return wholeMessage(given, message);
  return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, wholeMessage(item, message)]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field as it is in JSON. */
interface JsonField {
  readonly name: string;
  /** Its value if it is not set; undefined if it is left out then. */
  readonly unpopulated: unknown;
  /** The message that each of its values is; undefined for other values. */
  readonly message: string | undefined;
  readonly isMap: boolean;
}

/** The fields of the messages that were written so far. */
const FIELDS = new Map<string, readonly JsonField[]>();

function fieldsOf(message: string): readonly JsonField[] {
  const known = FIELDS.get(message);
  if (known !== undefined) return known;
  const fields = Object.entries(MESSAGES.get(message) ?? {}).map(([name, field]) =>
    readField(name, field, message),
  );
  FIELDS.set(message, fields);
  return fields;
}

function readField(name: string, [, type, occurrence]: MessageField, message: string): JsonField {
  const [, valueType] = mapTypes(type) ?? [];
  const typeName = fullTypeName(valueType ?? type, message.slice(0, message.search(/\.[A-Z]/)));
  return {
    name: JSON_NAMES[`${message}.${name}`] ?? toCamelCase(name),
    unpopulated: valueType === undefined ? unpopulated(typeName, occurrence) : {},
    message: MESSAGES.has(typeName) ? typeName : undefined,
    isMap: valueType !== undefined,
  };
}

function unpopulated(type: string, occurrence: MessageField[2]): unknown {
  if (occurrence === 'repeated') return [];
  if (occurrence !== undefined) return undefined;
  if (type in SCALARS) return SCALARS[type];
  const values = ENUMS.get(type);
  return values === undefined ? null : Object.keys(values).find((value) => values[value] === 0);
}

/** A 64-bit number is a string (service-rules.md#64-bit-numbers). */
const SCALARS: Readonly<Record<string, unknown>> = {
  bool: false,
  bytes: '',
  int32: 0,
  int64: '0',
  string: '',
  uint32: 0,
};
