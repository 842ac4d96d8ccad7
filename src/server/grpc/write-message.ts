import { fromJson, ScalarType, toBinary } from '@bufbuild/protobuf';
import type { DescEnum, DescField, DescMessage, JsonValue, Registry } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { FeatureSet_FieldPresence as Presence } from '@bufbuild/protobuf/wkt';

/** Encodes a JSON value as a message; nothing is an empty message. Throws for a value that it cannot have. */
export type MessageWriter = (schema: DescMessage, value: unknown) => Uint8Array;

/** The types of messages, and how they are encoded. */
export interface Messages {
  readonly registry: Registry;
  readonly write: MessageWriter;
}

/** Writes a value of JSON. */
type Write = (value: unknown, writer: BinaryWriter) => void;

type WriteOf = (schema: DescMessage) => Write;

/**
 * Returns a function that encodes JSON values as messages. It does so in one pass, since building messages first takes
 * three times as long; only the types of fields that pages have many of are known here, and the library writes the
 * others. Undefined fields are left out, as in JSON text; so are those that the message does not have, and unknown
 * names of enum values.
 */
export function createMessageWriter(registry: Registry): MessageWriter {
  const known = new Map<DescMessage, Write>();
  const writeOf: WriteOf = (schema) => {
    const write = known.get(schema) ?? createWrite(schema);
    known.set(schema, write);
    return write;
  };
  const createWrite: WriteOf = (schema) => {
    if (schema.typeName === 'google.protobuf.Timestamp') return writeTimestamp(schema);
    const isKnown = !schema.typeName.startsWith('google.protobuf.') && schema.fields.every(isKnownField);
    return isKnown ? writeFields(schema, writeOf) : writeByLibrary(schema, registry);
  };
  return (schema, value) => {
    const writer = new BinaryWriter();
    writeOf(schema)(value ?? {}, writer);
    return writer.finish();
  };
}

function isKnownField({ fieldKind, scalar }: DescField): boolean {
  return fieldKind !== 'map' && (scalar === undefined || scalar in SCALARS);
}

function writeByLibrary(schema: DescMessage, registry: Registry): Write {
  return (value, writer) => {
    const json = JSON.parse(JSON.stringify(value)) as JsonValue;
    writer.raw(toBinary(schema, fromJson(schema, json, { ignoreUnknownFields: true, registry })));
  };
}

/** Writes a time with milliseconds, as the platform has them; the library writes any other. */
function writeTimestamp(schema: DescMessage): Write {
  return (value, writer) => {
    const text = String(value);
    const milliseconds = /:\d\d(?:\.\d{3})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(milliseconds)) {
      writer.raw(toBinary(schema, fromJson(schema, text)));
      return;
    }
    const seconds = Math.floor(milliseconds / 1000);
    const nanos = (milliseconds - seconds * 1000) * 1_000_000;
    if (seconds !== 0) writer.tag(1, WireType.Varint).int64(seconds);
    if (nanos !== 0) writer.tag(2, WireType.Varint).int32(nanos);
  };
}

function writeFields(schema: DescMessage, writeOf: WriteOf): Write {
  const sorted = schema.fields.toSorted((one, other) => one.number - other.number);
  const fields = sorted.map((field) => [field.jsonName, writeField(field, writeOf)] as const);
  return (value, writer) => {
    if (!isRecord(value)) throw wrong(schema, value);
    for (const [name, write] of fields) {
      const one = value[name];
      if (one !== undefined && one !== null) write(one, writer);
    }
  };
}

/** Returns the writer of a field with its number, for a list or a single value. */
function writeField(field: DescField, writeOf: WriteOf): Write {
  const { number } = field;
  const { wireType, read, write } = formOf(field, writeOf);
  if (field.fieldKind !== 'list') {
    const isImplicit = field.presence === Presence.IMPLICIT;
    return (value, writer) => {
      const one = read(value);
      if (one === undefined || (isImplicit && isZero(one))) return;
      write(one, writer.tag(number, wireType));
    };
  }
  const { packed } = field;
  return (value, writer) => {
    if (!Array.isArray(value)) throw wrong(field, value);
    const all = value.map(read).filter((one) => one !== undefined);
    if (all.length === 0) return;
    if (packed) writer.tag(number, WireType.LengthDelimited).fork();
    for (const one of all) write(one, packed ? writer : writer.tag(number, wireType));
    if (packed) writer.join();
  };
}

/** Returns true for the value of a scalar or enum field that is not set. */
function isZero(value: unknown): boolean {
  return value === '' || value === false || value === 0;
}

/** How the values of a field are written, after the number of the field. */
interface ValueForm {
  readonly wireType: WireType;
  /** Returns the value to write for one of JSON; undefined leaves it out. Throws for a value of another type. */
  readonly read: (value: unknown) => unknown;
  readonly write: Write;
}

function formOf({ message, enum: ofEnum, scalar }: DescField, writeOf: WriteOf): ValueForm {
  if (message !== undefined) return messageForm(message, writeOf);
  if (ofEnum !== undefined) return enumForm(ofEnum);
  const form = scalar === undefined ? undefined : SCALARS[scalar];
  if (form === undefined) throw new Error(`fields of the scalar type ${scalar} are written by the library`);
  return form;
}

function messageForm(schema: DescMessage, writeOf: WriteOf): ValueForm {
  return {
    wireType: WireType.LengthDelimited,
    read: (value) => value,
    write: (value, writer) => {
      writer.fork();
      writeOf(schema)(value, writer);
      writer.join();
    },
  };
}

function enumForm(schema: DescEnum): ValueForm {
  const numbers = new Map<unknown, number>(schema.values.map(({ name, number }) => [name, number]));
  return { ...INT32, read: (value) => (typeof value === 'number' ? value : numbers.get(value)) };
}

const INT32: ValueForm = {
  wireType: WireType.Varint,
  read: (value) => expectType(value, 'number'),
  write: (value, writer) => writer.int32(Number(value)),
};

/** The scalar types of fields that pages have many of. */
const SCALARS: Readonly<Partial<Record<ScalarType, ValueForm>>> = {
  [ScalarType.BOOL]: {
    wireType: WireType.Varint,
    read: (value) => expectType(value, 'boolean'),
    write: (value, writer) => writer.bool(value === true),
  },
  [ScalarType.INT32]: INT32,
  [ScalarType.INT64]: {
    wireType: WireType.Varint,
    // JSON has 64-bit numbers as text (service-rules.md#64-bit-numbers).
    read: (value) => (value === '0' ? 0 : value),
    write: (value, writer) => writer.int64(String(value)),
  },
  [ScalarType.STRING]: {
    wireType: WireType.LengthDelimited,
    read: (value) => expectType(value, 'string'),
    write: (value, writer) => writer.string(String(value)),
  },
};

function expectType(value: unknown, type: 'string' | 'number' | 'boolean'): unknown {
  if (typeof value !== type) throw new Error(`a ${type} cannot be ${JSON.stringify(value)}`);
  return value;
}

function wrong(place: DescField | DescMessage, value: unknown): Error {
  return new Error(`${place.toString()} cannot be ${JSON.stringify(value)}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
