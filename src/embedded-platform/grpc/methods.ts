import type { DescMessage, Registry } from '@bufbuild/protobuf';

import { fullTypeName, rowName } from './messages/message-names.ts';
import type { MessageMethod, MessagePackage } from './messages/message-package.ts';
import type { Route } from '../../api/route.ts';
import { toCamelCase } from '../requests/body-form.ts';
import { serverRoutes } from '../server-routes.ts';

/** A method that can be called: its row of the route table, its messages, and where a request has the call's values. */
export interface GrpcMethod {
  readonly name: string;
  readonly route: Route;
  readonly request: DescMessage;
  readonly response: DescMessage;
  /** The field that is the body of the call, `*` for the whole request; none if absent. */
  readonly body: string | undefined;
  /** For each value of the row's path, its field in the request; several names lead into nested messages. */
  readonly path: readonly (readonly [value: string, field: readonly string[]])[];
}

/** Result of looking for a method. */
export type MethodMatch =
  | { readonly kind: 'method'; readonly method: GrpcMethod }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Every method by the name of its service, then by its own. */
export type GrpcMethods = ReadonlyMap<string, ReadonlyMap<string, GrpcMethod>>;

/** Returns the methods that the packages declare and a route answers. */
export function createMethods(parts: readonly MessagePackage[], registry: Registry): GrpcMethods {
  const rows = new Map([...serverRoutes].map(([name, route]) => [route.rpc, { name, route }]));
  const methods = parts.flatMap(({ name: packageName, services = {} }) =>
    Object.entries(services).map(([service, own]) => {
      const serviceName = `${packageName}.${service}`;
      const known = Object.entries(own).flatMap(([method, declared]) => {
        const row = rows.get(rowName(packageName, service, method));
        return row === undefined
          ? []
          : [[method, createMethod(row, declared, { packageName, registry })] as const];
      });
      return [serviceName, new Map(known)] as const;
    }),
  );
  return new Map(methods);
}

function createMethod(
  { name, route }: Pick<GrpcMethod, 'name' | 'route'>,
  { request, response, body, path = {} }: MessageMethod,
  { packageName, registry }: { readonly packageName: string; readonly registry: Registry },
): GrpcMethod {
  const message = (type: string): DescMessage => {
    const known = registry.getMessage(fullTypeName(type, packageName));
    if (known === undefined) throw new Error(`no message has the name ${type}`);
    return known;
  };
  const values = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
  return {
    name,
    route,
    request: message(request),
    response: message(response),
    body: body === undefined ? undefined : toCamelCase(body),
    path: values.map((value) => [value, (path[value] ?? value).split('.').map(toCamelCase)]),
  };
}

/** Finds the method of a path `/<service>/<method>`. Packages of v2beta1 are aliases of v2 (service-rules.md#v2beta1). */
export function matchMethod(path: string, methods: GrpcMethods): MethodMatch {
  const [, service, method] = /^\/(.*)\/([^/]*)$/.exec(path) ?? [];
  if (service === undefined || method === undefined) return unknown(`malformed method name: "${path}"`);
  const own = methods.get(service.replace('.v2beta1.', '.v2.'));
  if (own === undefined) return unknown(`unknown service ${service}`);
  const known = own.get(method);
  return known === undefined
    ? unknown(`unknown method ${method} for service ${service}`)
    : { kind: 'method', method: known };
}

function unknown(reason: string): MethodMatch {
  return { kind: 'unknown', reason: reason.slice(0, 200) };
}
