import type { HttpResponse } from '../ports/http.ts';
import type { PathValues } from './route-match.ts';
import type { Services } from './services.ts';

/** One request of a known route, as its handler gets it. */
export interface RouteCall {
  readonly url: URL;
  readonly values: PathValues;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An answer that is not just JSON with status 200. */
export class WholeAnswer {
  readonly response: HttpResponse;
  /** What the contract says about; undefined where it says nothing. */
  readonly value: unknown;

  constructor(response: HttpResponse, value?: unknown) {
    this.response = response;
    this.value = value;
  }
}

/**
 * Answers one route: gives the JSON of a 200, undefined for an empty body, or a `WholeAnswer`. Throws a `Refusal` to
 * say no; anything else that it throws is a fault of the platform.
 */
export type Handler = (call: RouteCall, services: Services) => Promise<unknown>;

/** A value of the path. Throws when the route has none of that name, which is a fault of the platform. */
export function pathValue(call: RouteCall, name: string): string {
  const value = call.values[name];
  if (value === undefined) throw new Error(`the route has no path value ${name}`);
  return value;
}

/** The credentials of an Authorization header of the scheme, or undefined when there are none. */
export function readAuthorization(call: RouteCall, scheme: 'Bearer' | 'Basic'): string | undefined {
  const [given = '', credentials = ''] = (call.headers['authorization'] ?? '').split(' ', 2);
  return given.toLowerCase() === scheme.toLowerCase() && credentials !== '' ? credentials : undefined;
}
