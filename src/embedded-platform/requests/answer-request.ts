import type { Route } from '../../api/route.ts';
import type { HttpResponse } from '../../api/http.ts';
import { answerCall } from './answer-call.ts';
import type { AnswererOptions, AnswerForm } from './answer-call.ts';
import { MAX_REQUEST_BYTES } from './answer.ts';
import type { Answer, AnswerRequest, PlatformRequest } from './answer.ts';
import { toErrorBody, toInternalError } from './error-body.ts';
import { replacedResponse } from './faults.ts';
import { Refusal } from './refusal.ts';
import { WholeAnswer } from './route-call.ts';
import type { Parameters, RouteCall } from './route-call.ts';
import { matchRoute } from './route-match.ts';
import type { RouteMatch } from './route-match.ts';
import { withUnpopulated } from './unpopulated-fields.ts';
import { parseJson } from '../../text/parse-json.ts';
import { bodyFormOf } from './body-form.ts';

/**
 * Creates the function that answers requests. It throws only if the request's signal aborts a delay. Every response has
 * a Date header, from which clients compute the clock skew.
 */
export function createAnswerer(options: AnswererOptions): AnswerRequest {
  return async (request) => {
    const answer = await answerRequest(request, options);
    if (!('response' in answer)) return answer;
    const date = new Date(options.services.clock.now()).toUTCString();
    return { ...answer, response: { ...answer.response, headers: { date, ...answer.response.headers } } };
  };
}

async function answerRequest(request: PlatformRequest, options: AnswererOptions): Promise<Answer> {
  const { clock } = options.services;
  if (options.latencyMs > 0) await clock.sleep(options.latencyMs, request.signal);
  const url = new URL(request.url);
  const match = hasDotSegment(request.url) ? UNKNOWN : matchRequest(request, url.pathname);
  if (match.kind !== 'route') return { kind: 'response', response: refuseUnmatched(match, url, options) };
  if ((request.body?.length ?? 0) > MAX_REQUEST_BYTES) {
    return { kind: 'response', response: refuse(TOO_LARGE, match.route, options) };
  }
  const call = readCall(request, match, url.searchParams);
  const sleep = (milliseconds: number): Promise<void> => clock.sleep(milliseconds, request.signal);
  const { name, route } = match;
  return answerCall({ name, route, call, sleep }, httpForm(route, options), options);
}

/** Finds the route of a request. A form that is posted to a path which can only be read is a query (grpc-gateway). */
function matchRequest({ method, headers }: PlatformRequest, path: string): RouteMatch {
  const match = matchRoute(method, path);
  const isQuery = match.kind === 'other-method' && match.route.face === 'api' && method === 'POST';
  return isQuery && isForm(headers) ? matchRoute('GET', path) : match;
}

/** Returns the call that an HTTP request with this query makes to the route that it matched. */
function readCall(
  { method, headers, body = '' }: PlatformRequest,
  { route, values }: Extract<RouteMatch, { kind: 'route' }>,
  query: URLSearchParams,
): Omit<RouteCall, 'lagMs'> {
  const form = new URLSearchParams(isForm(headers) ? body : '');
  return {
    values,
    headers,
    query: parametersOf(method === route.method ? query : new URLSearchParams([...form, ...query])),
    form: parametersOf(form),
    body: route.form === true ? undefined : parseJson(body),
    bodyForm: bodyFormOf(route),
  };
}

function isForm(headers: PlatformRequest['headers']): boolean {
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
  return mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

function parametersOf(given: URLSearchParams): Parameters {
  const byName = Map.groupBy(given, ([name]) => name);
  return new Map([...byName].map(([name, entries]) => [name, entries.map(([, value]) => value)]));
}

/** Returns how the results of a route are expressed over REST. */
function httpForm(route: Route, options: AnswererOptions): AnswerForm<HttpResponse, Answer> {
  return {
    respond: (value) => {
      if (value === undefined) return { status: 200, headers: {}, body: new Uint8Array() };
      return value instanceof WholeAnswer ? value.response : json(200, withUnpopulated(value, route));
    },
    refuse: (refusal) => refuse(refusal, route, options),
    fail: () => json(500, toInternalError()),
    deliver: (response, delivery) => ({ ...delivery, response }),
    replace: (fault) => ({ kind: 'response', response: replacedResponse(fault) }),
    withhold: (kind) => ({ kind }),
  };
}

const UNKNOWN: RouteMatch = { kind: 'unknown' };

/**
 * Returns true if the path has a `.` or `..` component, in any encoding, or a backslash: `URL` would normalize it to
 * another path (WHATWG URL, "double-dot path segment").
 */
function hasDotSegment(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

const TOO_LARGE = new Refusal(
  'INVALID_ARGUMENT',
  `Invalid argument: body: must not be larger than ${MAX_REQUEST_BYTES} bytes`,
  { status: 413 },
);

function refuseUnmatched(
  match: Exclude<RouteMatch, { kind: 'route' }>,
  url: URL,
  options: AnswererOptions,
): HttpResponse {
  if (match.kind === 'unknown') {
    const { pathname: path } = url;
    const refusal = new Refusal('NOT_FOUND', `Not found: ${path.slice(0, 200)}`);
    // Everything at /v2/ belongs to the registry (OCI distribution specification, "API").
    return refuse(refusal, { path, face: /^\/v2(?:\/|$)/.test(path) ? 'registry' : 'api' }, options);
  }
  const allow = match.allowed.join(', ');
  const refusal = new Refusal('UNIMPLEMENTED', `Method not allowed: ${allow} only`, {
    status: 405,
    headers: { allow },
  });
  return refuse(refusal, match.route, options);
}

function refuse(
  refusal: Refusal,
  { path, face }: Pick<Route, 'path' | 'face'>,
  { services }: AnswererOptions,
): HttpResponse {
  const body = toErrorBody(refusal, { face, path, serviceDomain: services.addresses.hostname });
  return json(refusal.status, body, refusal.options.headers);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}
