import { MooringError } from '../domain/errors.ts';
import { toInstant } from '../domain/instant.ts';
import type { Instant } from '../domain/instant.ts';
import { printable } from '../domain/printable.ts';
import { routes } from '../contract/routes.ts';
import type { RouteName, RouteResponse } from '../contract/routes.ts';
import type { HttpResponse } from '../ports/http.ts';
import type { Endpoints } from './endpoints.ts';
import { movedRequest } from './moved-request.ts';
import type { WrittenRequest } from './moved-request.ts';
import { paceSends } from './pace.ts';
import { readFailure, readJson } from './read-failure.ts';
import { buildRequest } from './request.ts';
import type { CallParts } from './request.ts';
import { sendUntilFinal } from './send-until-final.ts';
import type { Errand, SendingOptions } from './send-until-final.ts';

export interface CallerOptions extends SendingOptions {
  readonly endpoints: Endpoints;
}

/** What a call gives: the parsed body, and the server's own time where it told one. */
export interface Called<Value> {
  readonly value: Value;
  readonly serverTime: Instant | undefined;
  /** The answer as it came, for what is not in its JSON: bytes to hold against a digest, and headers. */
  readonly response: HttpResponse;
}

/**
 * One call of a route, whatever it takes: build, send with deadline and retries, parse with the contract's schema.
 * `purpose` completes "could not …". Throws `MooringError` with the codes of `failure.ts`.
 */
export type Call = <Name extends RouteName>(
  name: Name,
  purpose: string,
  parts?: CallParts,
) => Promise<Called<RouteResponse<Name>>>;

/** The one call path that every request of the client takes. */
export function createCaller(options: CallerOptions): Call {
  const sending = { ...options, send: paceSends(options.send) };
  return async (name, purpose, parts = {}) => {
    const request = buildRequest(name, options.endpoints, parts);
    const answers = parts.answers ?? [];
    const errand = errandOf(name, { purpose, answers });
    const answer = await sendUntilFinal(errand(request), sending);
    const moved = movedRequest(name, request, answer);
    const response = moved === undefined ? answer : await sendUntilFinal(errand(moved), sending);
    return { value: readValue(name, purpose, response), serverTime: readServerTime(response), response };
  };
}

/** What the caller of a route can do something with: the answer asked for, where that lies, and what it says it takes. */
function errandOf(
  name: RouteName,
  { purpose, answers }: { readonly purpose: string; readonly answers: readonly number[] },
): (request: WrittenRequest) => Errand {
  return (request) => ({
    route: name,
    purpose,
    request,
    idempotent: routes[name].idempotent,
    read: (response) => readOutcome(name, response),
    isFinal: (response) =>
      response.status < 300 ||
      movedRequest(name, request, response) !== undefined ||
      answers.includes(response.status),
  });
}

function readOutcome(name: RouteName, response: HttpResponse): ReturnType<Errand['read']> {
  if (response.status >= 300) return { kind: 'answer', response, failure: readFailure(response) };
  const isEmpty = response.status === 204 || response.body.length === 0;
  return readJson(response) === undefined && !isEmpty && !('binary' in routes[name])
    ? { kind: 'garbled', response }
    : { kind: 'answer', response, failure: undefined };
}

function readValue<Name extends RouteName>(
  name: Name,
  purpose: string,
  response: HttpResponse,
): RouteResponse<Name> {
  const parsed = routes[name].response.safeParse('binary' in routes[name] ? {} : (readJson(response) ?? {}));
  // The compiler cannot tie the row's schema to `Name` through the union of all rows; they are the same row here.
  if (parsed.success) return parsed.data as RouteResponse<Name>;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'the answer' : issue.path.join('.');
  throw new MooringError(
    'platform_unexpected_answer',
    `could not ${purpose}: ${printable(where, 80)}: ${printable(issue?.message ?? 'unknown form', 120)}`,
  );
}

function readServerTime(response: HttpResponse): Instant | undefined {
  const milliseconds = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(milliseconds) ? undefined : toInstant(milliseconds);
}
