import { isMessage, toJson } from '@bufbuild/protobuf';
import type { DescEnum, DescField } from '@bufbuild/protobuf';
import type { ReflectList, ReflectMap, ReflectMessage } from '@bufbuild/protobuf/reflect';
import { FieldMaskSchema } from '@bufbuild/protobuf/wkt';

/** The fields of a message by their names in JSON. */
export type PlainFields = Readonly<Record<string, unknown>>;

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
