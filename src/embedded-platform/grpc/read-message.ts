import { fromBinary, isMessage, toJson } from '@bufbuild/protobuf';
import type { DescEnum, DescField, DescMessage } from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import type { ReflectList, ReflectMap, ReflectMessage } from '@bufbuild/protobuf/reflect';
import { FieldMaskSchema } from '@bufbuild/protobuf/wkt';

import { GRPC_CODES } from '../../api/schema/failure.ts';
import { bodyFormOf } from '../requests/body-form.ts';
import type { Parameters, RouteCall } from '../requests/route-call.ts';
import { GrpcFailure } from './grpc-status.ts';
import type { GrpcMethod } from './methods.ts';

/** Returns the call that a message makes to the route of its method. Throws INTERNAL for bytes that are no such message. */
export function readMessage(
  { route, request, body, path }: GrpcMethod,
  bytes: Uint8Array,
  headers: RouteCall['headers'],
): Omit<RouteCall, 'lagMs'> {
  const fields = plainFields(decodeMessage(request, bytes));
  const own = new Set([...path.map(([, [field]]) => field), body]);
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name)));
  return {
    values: Object.fromEntries(path.map(([value, field]) => [value, textAt(fields, field)])),
    headers,
    query: body === '*' ? new Map() : parametersOf(others),
    form: new Map(),
    body: body === '*' ? others : bodyAt(fields, body ?? ''),
    bodyForm: bodyFormOf(route),
  };
}

/** Decodes a message. Throws INTERNAL for bytes that are no such message. */
export function decodeMessage(schema: DescMessage, bytes: Uint8Array): ReflectMessage {
  try {
    return reflect(schema, fromBinary(schema, bytes));
  } catch (cause) {
    const reason = 'grpc: failed to unmarshal the received message';
    throw new GrpcFailure(GRPC_CODES.INTERNAL, reason, { cause });
  }
}

/** The fields of a message by their names in JSON. */
type PlainFields = Readonly<Record<string, unknown>>;

/**
 * Returns the populated fields of a message as JSON has them (proto3 JSON), with two differences: a field mask is text
 * also with paths that JSON cannot express, and a time out of range is text that is no time. Handlers refuse both, but
 * only after they know the caller.
 */
export function plainFields(message: ReflectMessage): PlainFields {
  const populated = message.fields.filter((field) => message.isSet(field));
  return Object.fromEntries(populated.map((field) => [field.jsonName, plainField(field, message)]));
}

function plainField(field: DescField, message: ReflectMessage): unknown {
  if (field.fieldKind === 'list') {
    const list: ReflectList = message.get(field);
    return [...list].map((value) => plainValue(value, field.enum));
  }
  if (field.fieldKind === 'map') {
    const map: ReflectMap = message.get(field);
    return Object.fromEntries([...map].map(([key, value]) => [String(key), plainValue(value, field.enum)]));
  }
  return plainValue(message.get(field), field.enum);
}

function plainValue(value: unknown, ofEnum: DescEnum | undefined): unknown {
  if (ofEnum !== undefined) return ofEnum.value[Number(value)]?.name ?? value;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return isReflectMessage(value) ? plainMessage(value) : value;
}

function isReflectMessage(value: unknown): value is ReflectMessage {
  return typeof value === 'object' && value !== null && 'desc' in value;
}

function plainMessage(value: ReflectMessage): unknown {
  const { desc, message } = value;
  if (isMessage(message, FieldMaskSchema)) return message.paths.join(',');
  if (desc.typeName !== 'google.protobuf.Timestamp' && desc.typeName !== 'google.protobuf.Duration')
    return plainFields(value);
  try {
    return toJson(desc, message);
  } catch {
    return 'out of range';
  }
}

/** Returns the text of a field, empty if it is not set. */
function textAt(fields: PlainFields, [name = '', ...rest]: readonly string[]): string {
  if (rest.length > 0) return textAt(fieldsAt(fields, name), rest);
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the field that is the body, a list or the fields of a message. */
function bodyAt(fields: PlainFields, name: string): unknown {
  const value = fields[name];
  return Array.isArray(value) ? value : fieldsAt(fields, name);
}

/** Returns the fields of a nested message; none if it is not set, which Go treats like an empty one. */
function fieldsAt(fields: PlainFields, name: string): PlainFields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** Returns the fields as the parameters of a query: `uidp.childrenOf` for one in a message, several values for a list. */
function parametersOf(fields: PlainFields): Parameters {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    isFields(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  );
  return new Map(
    entries.map(([name, value]) => [
      name,
      (Array.isArray(value) ? value : [value]).map((one: unknown) => (isFields(one) ? one : String(one))),
    ]),
  );
}

function isFields(value: unknown): value is PlainFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
