import type { Route } from '../../api/route.ts';
import { serverRoutes } from '../server-routes.ts';

/** Result of matching method and path. */
export type RouteMatch =
  | { readonly kind: 'route'; readonly name: string; readonly route: Route; readonly values: PathValues }
  /** The path is known, with these methods only. */
  | { readonly kind: 'other-method'; readonly route: Route; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' };

/** The decoded values of the `{…}` of a path. */
export type PathValues = Readonly<Record<string, string>>;

/** Finds the row of the route table that a request means; `path` is still percent-encoded. */
export function matchRoute(method: string, path: string): RouteMatch {
  if (LEFT_OUT.test(path)) return { kind: 'unknown' };
  const released = path.replace(BETA, '/$1/v2/');
  const candidates = PATTERNS.flatMap(({ name, route, pattern }) => {
    const values = readPath(pattern, released);
    return values === undefined ? [] : [{ name, route, values }];
  });
  const [first] = candidates;
  if (first === undefined) return { kind: 'unknown' };
  const match = candidates.find(({ route }) => route.method === method);
  if (match !== undefined) return { kind: 'route', ...match };
  return {
    kind: 'other-method',
    route: first.route,
    allowed: candidates.map(({ route }) => route.method),
  };
}

/** v2beta1 paths are aliases of v2 (service-rules.md#v2beta1). */
const BETA = /^\/(iam|registry|vulnerabilities|libraries|advisory|events|ping)\/v2beta1\//;

function readPath(pattern: RegExp, path: string): PathValues | undefined {
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const decoded = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decode(value)] as const);
  if (decoded.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(decoded.map(([key, value]) => [key, value ?? '']));
}

/** Paths below resources of v1 that have only methods which are not implemented: none of the resource is allowed. */
const LEFT_OUT = /^\/(?:iam\/v1\/identities\/metadata|registry\/v1\/repos\/.+\/(?:deployment|imageconfig))$/;

/** In v1, a new resource can be without a parent, which is then empty (service-rules.md#v1). */
function toPattern({ method, path }: Route): RegExp {
  const isCreated = method === 'POST' && /^\/\w+\/v1\//.test(path);
  const escaped = path.replace(/[.$+]/g, String.raw`\$&`);
  const pattern = (isCreated ? escaped.replace(/\/\{(\w+)\}$/, '(?:/|$)(?<$1>.*)') : escaped).replace(
    /\{(\w+)\}/g,
    (_, key: string) => `(?<${key}>${MANY_COMPONENTS.has(key) ? '.+' : '[^/]+'})`,
  );
  return new RegExp(`^${pattern}$`);
}

/** `{uid}`, `{parent}` and `{image}` hold slashes, every other value is one component (api/route.ts). */
const MANY_COMPONENTS: ReadonlySet<string> = new Set(['uid', 'parent', 'image']);

/** The more of a path is spelled out, the earlier it is tried: `{uid}:check` comes before `{uid}`. */
const PATTERNS = [...serverRoutes]
  .map(([name, route]) => ({
    name,
    route,
    pattern: toPattern(route),
    spelledOut: spelledOut(route.path),
  }))
  .sort((one, other) => other.spelledOut - one.spelledOut);

function spelledOut(template: string): number {
  return template.replace(/\{\w+\}/g, '').length;
}

/** Decodes a path value; undefined if the percent-encoding is invalid. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
