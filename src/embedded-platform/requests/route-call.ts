import type { RouteName } from '../../api/routes.ts';
import type { HttpResponse } from '../../api/http.ts';
import type { BodyForm } from './body-form.ts';
import type { PathValues } from './route-match.ts';
import type { Services } from '../services.ts';

/**
 * Parameters by name, each with its values in the given order. A value is text, or an object that the text of a URL
 * cannot express.
 */
export type Parameters = ReadonlyMap<string, readonly unknown[]>;

/** One request of a known route, as its handler gets it, whatever protocol brought it. */
export interface RouteCall {
  readonly values: PathValues;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Parameters;
  /** The fields of a form; empty if the body is not one. */
  readonly form: Parameters;
  /** The value of a JSON body; undefined if there is none, or if it is not valid JSON. */
  readonly body: unknown;
  /** The form of a JSON body, or undefined if the contract leaves that open. */
  readonly bodyForm?: BodyForm | undefined;
  /** Milliseconds by which a list is stale; 0 unless a fault sets it. */
  readonly lagMs: number;
}

/** A response that is not just JSON with status 200. */
export class WholeAnswer {
  readonly response: HttpResponse;
  /** Value to validate against the contract; undefined if there is no schema. */
  readonly value: unknown;

  constructor(response: HttpResponse, value?: unknown) {
    this.response = response;
    this.value = value;
  }
}

/**
 * Answers one route: gives the JSON of a 200, undefined for an empty body, or a `WholeAnswer`. Throws a `Refusal` to
 * say no; anything else that it throws is a bug in the platform.
 */
export type Handler = (call: RouteCall, services: Services) => Promise<unknown>;

/** The handlers of some routes. */
export type Handlers = Partial<Readonly<Record<RouteName, Handler>>>;

/** Returns a value of the path. Throws when the route has none of that name, which is a bug in the platform. */
export function pathValue(call: RouteCall, name: string): string {
  const value = call.values[name];
  if (value === undefined) throw new Error(`the route has no path value ${name}`);
  return value;
}

/**
 * Returns the credentials of an Authorization header with the scheme, or undefined. Two headers, joined by a comma, are
 * rejected as ambiguous (RFC 9110 §5.3).
 */
export function readAuthorization(call: RouteCall, scheme: 'Bearer' | 'Basic'): string | undefined {
  const header = call.headers['authorization'] ?? '';
  if (header.includes(',')) return undefined;
  const [given = '', credentials = ''] = header.split(' ', 2);
  return given.toLowerCase() === scheme.toLowerCase() && credentials !== '' ? credentials : undefined;
}
