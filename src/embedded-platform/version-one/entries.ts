import type { RouteName } from '../../api/routes.ts';

/**
 * How a call of v1 becomes one of v2, and its answer one of v1. `list` returns the whole list, `page` one page of it;
 * `one` sends a body; `replace` sends all fields of a resource; `remove` returns nothing; `read` returns an empty message
 * for what is missing. `same` is an operation of v1 that the contract
 * has, and `own` one that answers in the words of v1.
 */
export type Form = 'list' | 'page' | 'one' | 'replace' | 'remove' | 'read' | 'same' | 'own';

/** An operation that v2 does not have. */
export type OwnOperation = 'getPackageVersionMetadata' | 'listVulnReports' | 'updateTag';

/**
 * A method of v1: its REST call, with fields of the request in the path; its form; the route of v2 that it stands for; its
 * messages, within its own package without the package; and the field of the request that is the body, `*` for the whole
 * request.
 */
export type VersionOneEntry = readonly [
  call: string,
  form: Form,
  route: RouteName | OwnOperation,
  request: string,
  response: string,
  body?: string,
];

/** A resource whose methods and messages have its name. */
interface NamedResource {
  readonly path: string;
  readonly name: string;
  /** Its plural in v2, with an s if absent. */
  readonly plural?: string;
  /** The field of the request that creates one with the uid of its parent. */
  readonly parent: string;
  /** The field of the same request with the resource; its name if absent. */
  readonly body?: string;
  /** True if it has no update. */
  readonly isFixed?: true;
}

/** Returns the methods of a resource, by their names in a service of their own. */
export function resource(of: NamedResource): Readonly<Record<string, VersionOneEntry>> {
  const { path, name, plural = `${name}s`, parent, body = name.toLowerCase(), isFixed } = of;
  const route = (verb: string, noun: string): VersionOneEntry[2] => `${verb}${noun}` as VersionOneEntry[2];
  const create = [`POST ${path}/{${parent}}`, 'one', route('create', name)] as const;
  const update = [`PUT ${path}/{id}`, 'replace', route('update', name), name, name, '*'] as const;
  const remove = [`DELETE ${path}/{id}`, 'remove', route('delete', name)] as const;
  return {
    Create: [...create, `Create${name}Request`, name, body],
    ...(isFixed === true ? {} : { Update: update }),
    List: [`GET ${path}`, 'list', route('list', plural), `${name}Filter`, `${name}List`],
    Delete: [...remove, `Delete${name}Request`, 'google.protobuf.Empty'],
  };
}

/** Returns the methods of a resource with its name, as a service of several resources has them. */
export function named(
  name: string,
  methods: Readonly<Record<string, VersionOneEntry>>,
): Readonly<Record<string, VersionOneEntry>> {
  return Object.fromEntries(
    Object.entries(methods).map(([verb, entry]) => [`${verb}${name}${verb === 'List' ? 's' : ''}`, entry]),
  );
}

/** Returns a method whose messages have the name of the route, and whose body is the whole request. */
export function action(path: string, route: RouteName): VersionOneEntry {
  const name = route.charAt(0).toUpperCase() + route.slice(1);
  return [`POST ${path}`, 'one', route, `${name}Request`, `${name}Response`, '*'];
}
