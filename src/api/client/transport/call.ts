import { assertNever } from '../../../values/errors.ts';
import { toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { printable } from '../../../text/printable.ts';
import type { NamedRoute, RouteName, RouteResponse, Routes } from '../../routes.ts';
import type { HttpResponse } from '../../http.ts';
import type { Endpoints } from './endpoints.ts';
import { movedRequest } from './redirect.ts';
import type { WrittenRequest } from './redirect.ts';
import { limitAfter429 } from './rate-limit.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadAnswer } from './read-answer.ts';
import { readFailure } from './read-failure.ts';
import { buildRequest } from './request.ts';
import type { CallParts } from './request.ts';
import { sendUntilFinal } from './send-with-retry.ts';
import type { RequestPlan, SendingOptions } from './send-with-retry.ts';

export interface CallerOptions<Names extends RouteName> extends SendingOptions {
  readonly endpoints: Endpoints;
  /** The routes to call; loading all of them would slow down short runs. */
  readonly routes: Pick<Routes, Names>;
}

/** Result of a call: the parsed body, and the server's time if the response had one. */
export interface Called<Value> {
  readonly value: Value;
  readonly serverTime: Instant | undefined;
  /** The response as it came, for what is not in its JSON: bytes to hold against a digest, and headers. */
  readonly response: HttpResponse;
}

/**
 * One call of a route, whatever it takes: build, send with deadline and retries, parse with the contract's schema.
 * `purpose` completes "could not …". Throws `MooringError` with the codes of `failure.ts`. `in`: without it the compiler
 * takes a call of few routes for one of many, as it compares generic functions too kindly.
 */
export type Call<in Names extends RouteName = RouteName> = <Name extends Names>(
  name: Name,
  purpose: string,
  parts?: CallParts,
) => Promise<Called<RouteResponse<Name>>>;

/** Creates the function that sends every request of the client. */
export function createCaller<Names extends RouteName>(options: CallerOptions<Names>): Call<Names> {
  const sending = { ...options, send: limitAfter429(options.send) };
  return async (name, purpose, parts = {}) => {
    const route = options.routes[name];
    const row: Row = { name, route, answerOf: once((response) => readAnswer(route, response)) };
    const request = buildRequest(row.route, options.endpoints, parts);
    const plan = planOf(row, { purpose, answers: parts.answers ?? [] });
    const answer = await sendUntilFinal(plan(request), sending);
    const moved = movedRequest(row.route, request, answer);
    const response = moved === undefined ? answer : await sendUntilFinal(plan(moved), sending);
    const answered = row.answerOf(response);
    const value = answered.kind === 'value' ? answered.value : undefined;
    // The compiler cannot tie the row's schema to its name through the union of all rows; they are the same row here.
    return { value: value as RouteResponse<typeof name>, serverTime: readServerTime(response), response };
  };
}

interface Row extends NamedRoute {
  /** Reads a successful response. */
  readonly answerOf: (response: HttpResponse) => ReadAnswer;
}

/**
 * Returns a response is looked at as a response, and then for what it says: a page of a thousand builds is read but
 * once.
 */
function once<Value>(read: (response: HttpResponse) => Value): (response: HttpResponse) => Value {
  let last: { readonly response: HttpResponse; readonly value: Value } | undefined;
  return (response) => {
    if (last?.response !== response) last = { response, value: read(response) };
    return last.value;
  };
}

/**
 * Returns how to send a request of the route: final responses are 2xx, an allowed redirect, and the statuses in
 * `answers`.
 */
function planOf(
  row: Row,
  { purpose, answers }: { readonly purpose: string; readonly answers: readonly number[] },
): (request: WrittenRequest) => RequestPlan {
  const { route } = row;
  return (request) => ({
    row,
    purpose,
    request,
    idempotent: route.idempotent,
    read: (response) => readOutcome(row, response),
    isFinal: (response) =>
      response.status < 300 ||
      movedRequest(route, request, response) !== undefined ||
      answers.includes(response.status),
  });
}

function readOutcome({ answerOf }: Row, response: HttpResponse): ReturnType<RequestPlan['read']> {
  if (response.status >= 300) return { kind: 'answer', response, failure: readFailure(response) };
  const answered = answerOf(response);
  switch (answered.kind) {
    case 'value':
      return { kind: 'answer', response, failure: undefined };
    case 'not-json':
      return { kind: 'garbled', response, why: undefined };
    case 'unexpected':
      return { kind: 'garbled', response, why: printable(answered.why, 200) };
    default:
      return assertNever(answered);
  }
}

function readServerTime(response: HttpResponse): Instant | undefined {
  const milliseconds = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(milliseconds) ? undefined : toInstant(milliseconds);
}
