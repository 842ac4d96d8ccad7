import type { MessageMethod, MessagePackage } from './message-package.ts';

/** A method with the package whose names it uses. */
export interface DeclaredMethod {
  readonly packageName: string;
  readonly service: string;
  readonly method: MessageMethod;
}

/** Returns every method by its name in a row of the route table (api/route.ts). */
export function methodsByRow(parts: readonly MessagePackage[]): ReadonlyMap<string, DeclaredMethod> {
  return new Map(
    parts.flatMap(({ name: packageName, services = {} }) =>
      Object.entries(services).flatMap(([service, methods]) =>
        Object.entries(methods).map(
          ([name, method]) =>
            [rowName(packageName, service, name), { packageName, service, method }] as const,
        ),
      ),
    ),
  );
}

/** Returns the name of a method in its row: service and method, without the prefix that all packages of rows share. */
export function rowName(packageName: string, service: string, method: string): string {
  return `${packageName}.${service}/${method}`.replace(/^chainguard\.platform\./, '');
}

/** Returns all types of one kind, such as messages or enums, by their full names. */
export function typesByName<Type>(
  parts: readonly MessagePackage[],
  kind: (part: MessagePackage) => Readonly<Record<string, Type>> | undefined,
): ReadonlyMap<string, Type> {
  return new Map(
    parts.flatMap((part) =>
      Object.entries(kind(part) ?? {}).map(([name, type]) => [`${part.name}.${name}`, type] as const),
    ),
  );
}

/** Returns a type with its package: names of packages are in lower case, and only those of types are not. */
export function fullTypeName(type: string, packageName: string): string {
  return /^[A-Z]/.test(type) ? `${packageName}.${type}` : type;
}

/** Returns the types of the key and the value of a map; undefined for a type that is none. */
export function mapTypes(type: string): readonly [key: string, value: string] | undefined {
  const [, key, value] = /^map<(\w+), (.+)>$/.exec(type) ?? [];
  return key === undefined || value === undefined ? undefined : [key, value];
}
