import protobuf from 'protobufjs';
import type { Type } from 'protobufjs';

import { ENUMS, jsonName, MESSAGES } from './facts.ts';
import type { FieldFacts } from './facts.ts';

/** A message as JSON writes it. */
export type Json = Readonly<Record<string, unknown>>;

interface Tree {
  nested: Record<string, Tree>;
  [key: string]: unknown;
}

/** The messages of the facts, as protobufjs builds them by reflection; fields have their JSON names. */
const ROOT = buildRoot();

function buildRoot(): protobuf.Root {
  const tree: Tree = { nested: {} };
  const at = (name: string): Tree => {
    let node = tree;
    for (const part of name.split('.')) node = node.nested[part] ??= { nested: {} };
    return node;
  };
  for (const [name, values] of ENUMS) at(name)['values'] = values;
  for (const [name, fields] of MESSAGES) {
    const oneofs: Record<string, { oneof: string[] }> = {};
    for (const [field, facts] of fields) {
      // A field with presence of its own is the only one of a oneof, in descriptors as in protobufjs.
      const oneof = facts.label === 'optional' ? `_${field}` : facts.oneof;
      if (oneof !== undefined) (oneofs[oneof] ??= { oneof: [] }).oneof.push(jsonName(field, facts));
    }
    Object.assign(at(name), {
      fields: Object.fromEntries(fields.map(([field, facts]) => [jsonName(field, facts), fieldOf(facts)])),
      oneofs,
    });
  }
  const root = new protobuf.Root();
  root.addJSON(tree.nested);
  for (const name of ['any', 'duration', 'empty', 'field_mask', 'struct', 'timestamp']) {
    root.addJSON(protobuf.common.get(`google/protobuf/${name}.proto`)?.nested ?? {});
  }
  root.resolveAll();
  return root;
}

function fieldOf({ n: id, t: type, label }: FieldFacts): object {
  const [, keyType, value = type] = /^map<(\w+), (.+)>$/.exec(type) ?? [];
  if (keyType !== undefined) return { id, keyType, type: value };
  return {
    id,
    type,
    ...(label === 'repeated' ? { rule: 'repeated' } : {}),
    ...(label === 'optional' ? { options: { proto3_optional: true } } : {}),
  };
}

/** Serializes a message from its JSON. Throws for a field or a value that the message cannot have. */
export function encode(name: string, json: Json): Buffer {
  const type = typeOf(name);
  return Buffer.from(type.encode(type.fromObject(toObject(name, json))).finish());
}

/**
 * Reads a message to its JSON, without what is not there. Throws if the bytes have more than the message: an unknown
 * field, or one twice.
 */
export function decode(name: string, bytes: Uint8Array): Json {
  const type = typeOf(name);
  const message = type.decode(bytes);
  spellKeys(name, message);
  const again = type.encode(message).finish();
  if (again.length !== bytes.length) {
    throw new Error(`${name}: ${bytes.length} bytes, of which the message explains ${again.length}`);
  }
  const object = type.toObject(message, { longs: String, bytes: String, json: true });
  return fromObject(name, object);
}

/** Writes 64-bit keys of maps as numbers; protobufjs reads them as eight characters of their bits. */
function spellKeys(name: string, message: Record<string, unknown>): void {
  for (const [field, facts] of MESSAGES.get(name) ?? []) {
    const value = message[jsonName(field, facts)] as Record<string, Record<string, unknown>> | undefined;
    const type = /^map<\w+, (.+)>$/.exec(facts.t)?.[1] ?? facts.t;
    if (value === undefined || value === null) continue;
    if (facts.t.startsWith('map<int64')) {
      const spell = (key: string): string => Buffer.from(key, 'latin1').readBigInt64LE().toString();
      message[jsonName(field, facts)] = Object.fromEntries(
        Object.entries(value).map(([key, one]) => [spell(key), one]),
      );
    }
    if (!MESSAGES.has(type)) continue;
    const within = facts.label === undefined || facts.label === 'optional' ? [value] : Object.values(value);
    for (const one of within) spellKeys(type, one);
  }
}

function typeOf(name: string): Type {
  return ROOT.lookupType(name);
}

/** Values of the types that JSON writes in a form of their own (proto3 JSON mapping). */
const SPECIAL: Readonly<
  Record<string, { readonly toObject: (json: string) => object; readonly toJson: (value: never) => unknown }>
> = {
  'google.protobuf.Timestamp': {
    toObject: (json) => {
      const [, time = '', fraction = ''] = /^(.{19})(?:\.(\d{1,9}))?Z$/.exec(json) ?? [];
      return secondsAndNanos(Date.parse(`${time}Z`) / 1000, fraction);
    },
    toJson: ({ seconds = '0', nanos = 0 }: { seconds?: string; nanos?: number }) => {
      if (nanos % 1_000_000 !== 0) throw new Error(`a timestamp of ${nanos} nanoseconds`);
      return new Date(Number(seconds) * 1000 + nanos / 1_000_000).toISOString();
    },
  },
  'google.protobuf.Duration': {
    toObject: (json) => {
      const [, seconds = '', fraction = ''] = /^(-?\d+)(?:\.(\d{1,9}))?s$/.exec(json) ?? ['', 'x'];
      return secondsAndNanos(Number(seconds), fraction);
    },
    toJson: ({ seconds = '0', nanos = 0 }: { seconds?: string; nanos?: number }) =>
      `${seconds}${
        nanos === 0
          ? ''
          : `.${String(nanos)
              .padStart(9, '0')
              .replace(/(?:000){1,2}$/, '')}`
      }s`,
  },
  'google.protobuf.FieldMask': {
    toObject: (json) => ({
      paths: json
        .split(',')
        .filter((path) => path !== '')
        .map((path) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    }),
    toJson: ({ paths = [] }: { paths?: readonly string[] }) =>
      paths.map((path) => path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())).join(','),
  },
};

/** Throws if there is no such number, as of a text of another form. */
function secondsAndNanos(seconds: number, fraction: string): object {
  if (!Number.isInteger(seconds)) throw new Error('a time or duration in another form');
  const nanos = Number(fraction.padEnd(9, '0'));
  return nanos === 0 ? { seconds } : { seconds, nanos };
}

/** Changes the values of a message's fields; a field may be called by its own name or by that in JSON. */
function mapFields(name: string, json: Json, map: (type: string, value: unknown) => unknown): Json {
  const fields = MESSAGES.get(name) ?? [];
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      if (value === null) return [];
      const [field, facts] =
        fields.find(([own, each]) => own === key || jsonName(own, each) === key) ?? unknownField(name, key);
      const type = /^map<\w+, (.+)>$/.exec(facts.t)?.[1] ?? facts.t;
      const mapOne = (one: unknown): unknown => map(type, one);
      return [[jsonName(field, facts), mapEach(facts, value, mapOne)]];
    }),
  );
}

function mapEach({ label }: FieldFacts, value: unknown, map: (value: unknown) => unknown): unknown {
  if (label === 'repeated') return (value as readonly unknown[]).map(map);
  if (label !== 'map') return map(value);
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, map(one)]));
}

function unknownField(message: string, field: string): never {
  throw new Error(`${message} has no field ${field}`);
}

function toObject(name: string, json: Json): Json {
  return mapFields(name, json, (type, value) => {
    const special = SPECIAL[type];
    if (special !== undefined) return special.toObject(String(value));
    if (MESSAGES.has(type)) return toObject(type, value as Json);
    const number = typeof value === 'string' ? ENUMS.get(type)?.[value] : undefined;
    if (ENUMS.has(type) && number === undefined && typeof value !== 'number') {
      throw new Error(`${type} has no value ${String(value)}`);
    }
    return number ?? value;
  });
}

function fromObject(name: string, object: Json): Json {
  return mapFields(name, object, (type, value) => {
    const special = SPECIAL[type];
    if (special !== undefined) return special.toJson(value as never);
    if (type === 'google.protobuf.Any') return fromAny(value as Json);
    if (MESSAGES.has(type)) return fromObject(type, value as Json);
    const names = Object.entries(ENUMS.get(type) ?? {});
    return names.find(([, number]) => number === value)?.[0] ?? value;
  });
}

/** Opens a typed detail; `@type` names its message, as it does in JSON. */
function fromAny(any: Json): Json {
  const { '@type': type, ...fields } = any;
  const name = String(type).split('/').at(-1) ?? '';
  return { '@type': type, ...fromObject(name, fields) };
}

/**
 * Returns a message's JSON without the values that need not be written: null, and the default of a field that has no
 * presence. Fields that the message does not have are left out and handed to `onUnknown` as `<message>.<field>`.
 */
export function withoutDefaults(name: string, json: Json, onUnknown: (field: string) => void): Json {
  const fields = new Map(
    (MESSAGES.get(name) ?? []).map(([field, facts]) => [jsonName(field, facts), facts] as const),
  );
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      const facts = fields.get(key);
      if (facts === undefined) onUnknown(`${name}.${key}`);
      if (facts === undefined || value === null || isDefault(facts, value)) return [];
      const type = /^map<\w+, (.+)>$/.exec(facts.t)?.[1] ?? facts.t;
      const map = (one: unknown): unknown =>
        MESSAGES.has(type) ? withoutDefaults(type, one as Json, onUnknown) : one;
      return [[key, mapEach(facts, value, map)]];
    }),
  );
}

function isDefault({ t: type, label, oneof }: FieldFacts, value: unknown): boolean {
  if (label === 'repeated' || label === 'map') return Object.keys(value as object).length === 0;
  if (label === 'optional' || oneof !== undefined) return false;
  return [0, '0', '', false].includes(value as string) || ENUMS.get(type)?.[String(value)] === 0;
}
