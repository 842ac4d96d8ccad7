import { fromBinary } from '@bufbuild/protobuf';
import type { DescMessage } from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import type { ReflectMessage } from '@bufbuild/protobuf/reflect';

import { GRPC_CODES } from '../../api/schema/failure.ts';
import { bodyFormOf } from '../requests/body-form.ts';
import type { Parameters, RouteCall } from '../requests/route-call.ts';
import { GrpcFailure } from './grpc-failure.ts';
import type { GrpcMethod } from './methods.ts';
import { plainFields } from './plain-fields.ts';
import type { PlainFields } from './plain-fields.ts';

/** Returns the call that a message makes to the route of its method. Throws INTERNAL for bytes that are no such message. */
export function readMessage(
  { route, request, body, path }: GrpcMethod,
  bytes: Uint8Array,
  headers: RouteCall['headers'],
): Omit<RouteCall, 'lagMs'> {
  const fields = plainFields(decode(request, bytes));
  const own = new Set([...path.map(([, [field]]) => field), body]);
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name)));
  return {
    values: Object.fromEntries(path.map(([value, field]) => [value, textAt(fields, field)])),
    headers,
    query: body === '*' ? new Map() : parametersOf(others),
    form: new Map(),
    body: body === '*' ? others : fieldsAt(fields, body ?? ''),
    bodyForm: bodyFormOf(route),
  };
}

function decode(schema: DescMessage, bytes: Uint8Array): ReflectMessage {
  try {
    return reflect(schema, fromBinary(schema, bytes));
  } catch (cause) {
    const reason = 'grpc: failed to unmarshal the received message';
    throw new GrpcFailure(GRPC_CODES.INTERNAL, reason, { cause });
  }
}

/** Returns the text of a field, empty if it is not set. */
function textAt(fields: PlainFields, [name = '', ...rest]: readonly string[]): string {
  if (rest.length > 0) return textAt(fieldsAt(fields, name), rest);
  const value = fields[name];
  return typeof value === 'string' ? value : '';
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
