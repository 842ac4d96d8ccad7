import { create, createFileRegistry } from '@bufbuild/protobuf';
import type { FileRegistry, MessageInitShape } from '@bufbuild/protobuf';
import {
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_field_mask,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
  FileDescriptorSetSchema,
} from '@bufbuild/protobuf/wkt';
import type {
  DescriptorProtoSchema,
  FieldDescriptorProtoSchema,
  FileDescriptorProtoSchema,
} from '@bufbuild/protobuf/wkt';

import { fullTypeName, mapTypes } from './messages/message-names.ts';
import { JSON_NAMES } from './messages/message-package.ts';
import type { MessageField, MessageMethod, MessagePackage } from './messages/message-package.ts';
import { toCamelCase } from '../requests/body-form.ts';

type FileInit = MessageInitShape<typeof FileDescriptorProtoSchema>;
type MessageInit = MessageInitShape<typeof DescriptorProtoSchema>;
type FieldInit = MessageInitShape<typeof FieldDescriptorProtoSchema>;

/** Files of types that protocol buffers define themselves. */
const WELL_KNOWN = [
  file_google_protobuf_any,
  file_google_protobuf_duration,
  file_google_protobuf_empty,
  file_google_protobuf_field_mask,
  file_google_protobuf_struct,
  file_google_protobuf_timestamp,
];

/** All services and types of one package, from all its parts, by their name in the package. */
interface Package {
  readonly name: string;
  readonly services: ReadonlyMap<string, Readonly<Record<string, MessageMethod>>>;
  readonly messages: ReadonlyMap<string, Readonly<Record<string, MessageField>>>;
  readonly enums: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/** Every type by its full name. */
type Types = ReadonlyMap<string, { readonly type: Type.MESSAGE | Type.ENUM; readonly file: string }>;

/** Builds the descriptors of all services, messages and enums: what a compiler would make of `.proto` files. */
export function createMessageRegistry(parts: readonly MessagePackage[]): FileRegistry {
  const packages = [...Map.groupBy(parts, ({ name }) => name)].map(([name, own]): Package => ({
    name,
    services: new Map(own.flatMap(({ services }) => Object.entries(services ?? {}))),
    messages: new Map(own.flatMap(({ messages }) => Object.entries(messages ?? {}))),
    enums: new Map(own.flatMap(({ enums }) => Object.entries(enums ?? {}))),
  }));
  const types = typesOf(packages);
  const files = new Map(packages.map((one) => [fileName(one), createFile(one, types)]));
  const file = [...WELL_KNOWN.map(({ proto }) => proto), ...inOrder(files)];
  return createFileRegistry(create(FileDescriptorSetSchema, { file }));
}

function fileName({ name }: Package): string {
  return `${name}.proto`;
}

function typesOf(packages: readonly Package[]): Types {
  const wellKnown = WELL_KNOWN.flatMap(({ proto, messages }) =>
    messages.map(({ typeName }) => [typeName, { type: Type.MESSAGE, file: proto.name }] as const),
  );
  const own = packages.flatMap((one) => [
    ...[...one.messages.keys()].map((name) => [name, Type.MESSAGE, one] as const),
    ...[...one.enums.keys()].map((name) => [name, Type.ENUM, one] as const),
  ]);
  return new Map([
    ...wellKnown,
    ...own.map(([name, type, one]) => [`${one.name}.${name}`, { type, file: fileName(one) }] as const),
  ]);
}

/** Returns the files such that each comes after those that it imports. */
function inOrder(files: ReadonlyMap<string, FileInit>): readonly FileInit[] {
  const ordered = new Set<FileInit>();
  const add = (file: FileInit | undefined): void => {
    if (file === undefined || ordered.has(file)) return;
    for (const name of file.dependency ?? []) add(files.get(name));
    ordered.add(file);
  };
  for (const file of files.values()) add(file);
  return [...ordered];
}

function createFile(own: Package, types: Types): FileInit {
  const fields = [...own.messages.values()].flatMap((message) => Object.values(message));
  const methods = [...own.services.values()].flatMap((service) => Object.values(service));
  const used = [
    ...fields.map(([, type]) => mapTypes(type)?.[1] ?? type),
    ...methods.flatMap(({ request, response }) => [request, response]),
  ].map((type) => fullTypeName(type, own.name));
  const imported = new Set(used.map((name) => types.get(name)?.file).filter((file) => file !== undefined));
  imported.delete(fileName(own));
  const { nestedType, ...rest } = typesBelow('', own, types);
  return {
    name: fileName(own),
    package: own.name,
    syntax: 'proto3',
    dependency: [...imported],
    service: [...own.services].map(([name, declared]) => ({
      name,
      method: Object.entries(declared).map(([method, { request, response }]) => ({
        name: method,
        inputType: `.${fullTypeName(request, own.name)}`,
        outputType: `.${fullTypeName(response, own.name)}`,
      })),
    })),
    messageType: nestedType,
    ...rest,
  };
}

/** Returns the messages and enums that are nested in a message, or for `''` those that are not nested. */
function typesBelow(
  parent: string,
  own: Package,
  types: Types,
): { readonly nestedType: MessageInit[]; readonly enumType: NonNullable<FileInit['enumType']> } {
  const prefix = parent === '' ? '' : `${parent}.`;
  const below = [...own.messages.keys(), ...own.enums.keys()].filter((name) => name.startsWith(prefix));
  // A message can be there only for what is nested in it.
  const messages = below.flatMap((name) => {
    const [first = '', ...others] = name.slice(prefix.length).split('.');
    return others.length > 0 || own.messages.has(name) ? [`${prefix}${first}`] : [];
  });
  const enums = below.filter((name) => own.enums.has(name) && !name.slice(prefix.length).includes('.'));
  return {
    nestedType: [...new Set(messages)].map((name) => createMessage(name, own, types)),
    enumType: enums.map((name) => ({
      name: lastName(name),
      value: Object.entries(own.enums.get(name) ?? {}).map(([value, number]) => ({ name: value, number })),
    })),
  };
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function createMessage(name: string, own: Package, types: Types): MessageInit {
  const fields = Object.entries(own.messages.get(name) ?? {});
  const oneofs = new Set(fields.flatMap(([, [, , occurrence]]) => oneofName(occurrence) ?? []));
  // Each optional field has a oneof of its own, after those that are declared.
  const optional = fields.flatMap(([field, [, , occurrence]]) =>
    occurrence === 'optional' ? [`_${field}`] : [],
  );
  const all = [...oneofs, ...optional];
  const place = { message: `${own.name}.${name}`, own, types };
  const { nestedType, enumType } = typesBelow(name, own, types);
  return {
    name: lastName(name),
    field: fields.map(([field, form]) => createField(field, form, { ...place, oneofs: all })),
    oneofDecl: all.map((oneof) => ({ name: oneof })),
    nestedType: [...nestedType, ...fields.flatMap(([field, [, type]]) => createEntry(field, type, place))],
    enumType,
  };
}

function oneofName(occurrence: MessageField[2]): string | undefined {
  return occurrence?.startsWith('oneof ') === true ? occurrence.slice('oneof '.length) : undefined;
}

/** The message that fields are in. */
interface Place {
  readonly message: string;
  readonly own: Package;
  readonly types: Types;
}

function createField(
  name: string,
  [number, type, occurrence]: MessageField,
  { oneofs, ...place }: Place & { readonly oneofs: readonly string[] },
): FieldInit {
  const isMap = mapTypes(type) !== undefined;
  const oneof = occurrence === 'optional' ? `_${name}` : oneofName(occurrence);
  return {
    name,
    number,
    jsonName: JSON_NAMES[`${place.message}.${name}`] ?? toCamelCase(name),
    label: isMap || occurrence === 'repeated' ? Label.REPEATED : Label.OPTIONAL,
    ...(isMap
      ? { type: Type.MESSAGE, typeName: `.${place.message}.${entryName(name)}` }
      : fieldType(type, place)),
    ...(occurrence === 'optional' ? { proto3Optional: true } : {}),
    ...(oneof === undefined ? {} : { oneofIndex: oneofs.indexOf(oneof) }),
  };
}

/** Returns the message of a map's entries; none for a field that is no map. */
function createEntry(name: string, type: string, place: Place): readonly MessageInit[] {
  const [key, value] = mapTypes(type) ?? [];
  if (key === undefined || value === undefined) return [];
  const field = [
    { name: 'key', jsonName: 'key', number: 1, label: Label.OPTIONAL, ...fieldType(key, place) },
    { name: 'value', jsonName: 'value', number: 2, label: Label.OPTIONAL, ...fieldType(value, place) },
  ];
  return [{ name: entryName(name), field, options: { mapEntry: true } }];
}

function entryName(field: string): string {
  const camelCase = toCamelCase(field);
  return `${camelCase.charAt(0).toUpperCase()}${camelCase.slice(1)}Entry`;
}

/** The scalar types in use. */
const SCALARS: Readonly<Record<string, Type>> = {
  bool: Type.BOOL,
  bytes: Type.BYTES,
  int32: Type.INT32,
  int64: Type.INT64,
  string: Type.STRING,
  uint32: Type.UINT32,
};

function fieldType(type: string, { own, types }: Place): Pick<FieldInit, 'type' | 'typeName'> {
  const scalar = SCALARS[type];
  if (scalar !== undefined) return { type: scalar };
  const typeName = fullTypeName(type, own.name);
  const known = types.get(typeName);
  if (known === undefined) throw new Error(`no message or enum has the name ${type}`);
  return { type: known.type, typeName: `.${typeName}` };
}
