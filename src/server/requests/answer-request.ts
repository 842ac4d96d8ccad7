import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import type { RouteName } from '../../contract/routes.ts';
import type { HttpResponse } from '../../ports/http.ts';
import { MAX_REQUEST_BYTES } from './answer.ts';
import type { Answer, AnswerRequest, PlatformRequest } from './answer.ts';
import { toErrorBody, toInternalError } from './error-body.ts';
import type { FaultPlan } from './faults.ts';
import { faultyAnswer } from './faults.ts';
import { operations } from '../operations.ts';
import { readCall } from './read-call.ts';
import { Refusal } from './refusal.ts';
import { WholeAnswer } from './route-call.ts';
import type { RouteCall } from './route-call.ts';
import { matchRoute } from './route-match.ts';
import type { RouteMatch } from './route-match.ts';
import type { Services } from '../services.ts';

export interface AnswererOptions {
  readonly services: Services;
  readonly faults: FaultPlan;
  /** Checks every answer against the contract before it leaves; for tests. */
  readonly validateResponses: boolean;
  /** Milliseconds before anything is done about any request: how far away the platform is. */
  readonly latencyMs: number;
  /** Receives every bug in the platform; the client gets code 13 only. */
  readonly onBug: (error: unknown) => void;
}

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
  const match = hasDotSegment(request.url) ? UNKNOWN : matchRoute(request.method, url.pathname);
  if (match.kind !== 'route') return { kind: 'response', response: refuseUnmatched(match, url, options) };
  if ((request.body?.length ?? 0) > MAX_REQUEST_BYTES) {
    return { kind: 'response', response: refuse(TOO_LARGE, routes[match.name], options) };
  }
  const fault = options.faults.next(match.name);
  const lagMs = fault?.kind === 'stale' ? fault.lagMs : 0;
  const call = { ...readCall(request, match, url.searchParams), lagMs };
  const respond = (): Promise<HttpResponse> => callHandler(match.name, call, options);
  if (fault === undefined) return { kind: 'response', response: await respond() };
  if (fault.delayMs > 0) await clock.sleep(fault.delayMs, request.signal);
  return faultyAnswer(fault, respond);
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

async function callHandler(
  name: RouteName,
  call: RouteCall,
  options: AnswererOptions,
): Promise<HttpResponse> {
  try {
    const body = await operations[name](call, options.services);
    if (body === undefined) return { status: 200, headers: {}, body: new Uint8Array() };
    const value = body instanceof WholeAnswer ? body.value : body;
    if (options.validateResponses) routes[name].response.parse(value);
    return body instanceof WholeAnswer ? body.response : json(200, body);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error, routes[name], options);
    options.onBug(error);
    return json(500, toInternalError());
  }
}

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
  return refuse(refusal, routes[match.name], options);
}

function refuse(
  refusal: Refusal,
  { path, face }: Pick<Route, 'path' | 'face'>,
  { services }: AnswererOptions,
): HttpResponse {
  const [, domain = ''] = path.split('/', 2);
  const body = toErrorBody(refusal, { face, domain, serviceDomain: services.addresses.hostname });
  return json(refusal.status, body, refusal.options.headers);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}
