import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';

import { JSON_NAMES } from '../../../../src/embedded-platform/grpc/messages/message-package.ts';
import type {
  MessageField,
  MessagePackage,
} from '../../../../src/embedded-platform/grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import { serverRoutes } from '../../../../src/embedded-platform/server-routes.ts';
import { protoFiles } from '../../../../src/embedded-platform/grpc/proto-files.ts';

const files = new Map(protoFiles().map(({ path, text }) => [path, text]));
const packages = new Set(MESSAGE_PACKAGES.map(({ name }) => name));
packages.delete('google.rpc');

/** Reads a file and those that it imports, with a parser that knows nothing of the tables. */
function parse(path: string, root = new protobuf.Root(), seen = new Set<string>()): protobuf.Root {
  if (seen.has(path)) return root;
  seen.add(path);
  const wellKnown = protobuf.common.get(path);
  if (wellKnown !== null) return root.addJSON(wellKnown.nested ?? {}) as protobuf.Root;
  const options = { keepCase: true, alternateCommentMode: true };
  const { imports = [] } = protobuf.parse(files.get(path) ?? '', root, options);
  for (const imported of imports) parse(imported, root, seen);
  return root;
}

/** Every type and service below a package, by its full name without the package. */
function declarations<Kind extends protobuf.ReflectionObject>(
  kind: abstract new (...args: never[]) => Kind,
  space: protobuf.NamespaceBase,
  prefix = '',
): readonly (readonly [string, Kind])[] {
  return space.nestedArray.flatMap((one) => [
    ...(one instanceof kind ? [[prefix + one.name, one] as const] : []),
    ...(one instanceof protobuf.Type ? declarations(kind, one, `${prefix}${one.name}.`) : []),
  ]);
}

function described(field: protobuf.Field): object {
  const type = field.resolvedType?.fullName.slice(1) ?? field.type;
  const oneof = field.partOf?.name;
  const isOptional = field.options?.['proto3_optional'] === true;
  return {
    number: field.id,
    type: field instanceof protobuf.MapField ? `map<${field.keyType}, ${type}>` : type,
    occurrence: field.repeated ? 'repeated' : isOptional ? 'optional' : oneof && `oneof ${oneof}`,
    jsonName: field.options?.['json_name'] as unknown,
  };
}

function expected(
  name: string,
  message: string,
  [number, type, occurrence]: MessageField,
  field: string,
): object {
  return {
    number,
    type: qualified(type, name),
    occurrence,
    jsonName: JSON_NAMES[`${name}.${message}.${field}`],
  };
}

/** A type of the tables with its package. */
function qualified(type: string, packageName: string): string {
  return /^[A-Z]/.test(type) ? `${packageName}.${type}` : type;
}

const rows = [...serverRoutes.values()];

describe('the .proto files', () => {
  it('are one for each package of the service', () => {
    expect([...files.keys()].map((path) => path.replace(/\/\w+\.proto$/, '').replaceAll('/', '.'))).toEqual([
      ...packages,
    ]);
  });

  it.each([...files.keys()])('%s and its imports declare what the tables say', (path) => {
    const root = parse(path).resolveAll();
    const name = /^package (.+);$/m.exec(files.get(path) ?? '')?.[1] ?? '';
    const parts: readonly MessagePackage[] = MESSAGE_PACKAGES.filter((part) => part.name === name);
    const space = root.lookup(name) as protobuf.Namespace;

    const fields = declarations(protobuf.Type, space).flatMap(([message, { fieldsArray }]) =>
      fieldsArray.map((field) => [`${message} ${field.name}`, described(field)] as const),
    );
    expect(Object.fromEntries(fields)).toEqual(
      Object.fromEntries(
        parts.flatMap(({ messages = {} }) =>
          Object.entries(messages).flatMap(([message, own]) =>
            Object.entries(own).map(([field, facts]) => [
              `${message} ${field}`,
              expected(name, message, facts, field),
            ]),
          ),
        ),
      ),
    );
    const messages = declarations(protobuf.Type, space).map(([message]) => message);
    expect(messages).toEqual(
      expect.arrayContaining(parts.flatMap((part) => Object.keys(part.messages ?? {}))),
    );
    const enums = declarations(protobuf.Enum, space).map(([one, { values }]) => [one, values] as const);
    expect(Object.fromEntries(enums)).toEqual(Object.assign({}, ...parts.map((part) => part.enums)));
  });

  it('have the method of each row, with its path over REST', () => {
    const root = new protobuf.Root();
    const seen = new Set<string>();
    for (const path of files.keys()) parse(path, root, seen);
    root.resolveAll();
    const named = rows.filter(({ rpc }) => rpc !== undefined);
    expect(named.map(({ rpc = '' }) => methodOf(root, `chainguard.platform.${rpc}`))).toEqual(
      named.map(({ rpc = '', method, path }) => {
        const { request, response } = METHODS.get(`chainguard.platform.${rpc}`) ?? {};
        return { rest: `${method} ${path}`, request, response };
      }),
    );
  });
});

/** The messages of each method, by its full name. */
const METHODS = new Map<string, { readonly request: string; readonly response: string }>(
  MESSAGE_PACKAGES.flatMap(({ name, services = {} }) =>
    Object.entries(services).flatMap(([service, methods]) =>
      Object.entries(methods).map(([method, { request, response }]) => [
        `${name}.${service}/${method}`,
        { request: qualified(request, name), response: qualified(response, name) },
      ]),
    ),
  ),
);

function methodOf(root: protobuf.Root, fullName: string): object {
  const [service = '', method = ''] = fullName.split('/');
  const found = root.lookupService(service).methods[method];
  return {
    rest: found?.comment,
    request: found?.resolvedRequestType?.fullName.slice(1),
    response: found?.resolvedResponseType?.fullName.slice(1),
  };
}
