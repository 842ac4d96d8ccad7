import { MooringError } from '../domain/errors.ts';
import { toInstant } from '../domain/instant.ts';
import type { Instant } from '../domain/instant.ts';
import { printable } from '../domain/printable.ts';
import { Failure } from '../contract/failure.ts';
import { routes } from '../contract/routes.ts';
import type { RouteName, RouteResponse } from '../contract/routes.ts';
import type { Clock } from '../ports/clock.ts';
import { TransportFailure } from '../ports/http.ts';
import type { HttpRequest, HttpResponse, HttpSend } from '../ports/http.ts';
import type { Endpoints } from './endpoints.ts';
import { toError } from './failure.ts';
import { movedRequest } from './moved-request.ts';
import { paceSends } from './pace.ts';
import { buildRequest } from './request.ts';
import type { CallParts } from './request.ts';
import { decideRetry } from './retry.ts';
import type { Outcome } from './retry.ts';

/** Milliseconds of one attempt and of all attempts of one call together (design.md §4 rule 3). */
const ATTEMPT_MS = 15_000;
const CALL_MS = 90_000;

export interface CallerOptions {
  readonly send: HttpSend;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
  /** Milliseconds of one attempt; 15,000 when absent. */
  readonly attemptMs?: number;
  /** Milliseconds of all attempts of one call; 90,000 when absent. */
  readonly callMs?: number;
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
  const send = paceSends(options.send);
  return async (name, purpose, parts = {}) => {
    const request = buildRequest(name, options.endpoints, parts);
    const sending = { ...options, send, answers: parts.answers ?? [] };
    const answer = await sendUntilFinal(name, purpose, request, sending);
    const moved = movedRequest(name, request, answer);
    const response = moved === undefined ? answer : await sendUntilFinal(name, purpose, moved, sending);
    return { value: readValue(name, purpose, response), serverTime: readServerTime(response), response };
  };
}

async function sendUntilFinal(
  name: RouteName,
  purpose: string,
  request: Omit<HttpRequest, 'timeoutMs'>,
  options: CallerOptions & { readonly answers: readonly number[] },
): Promise<HttpResponse> {
  const { clock, signal } = options;
  const startedAt = clock.now();
  const deadline = startedAt + (options.callMs ?? CALL_MS);
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = Math.min(options.attemptMs ?? ATTEMPT_MS, Math.max(1, deadline - clock.now()));
    // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
    const outcome = await tryOnce(name, options.send, {
      ...request,
      timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    });
    if (isFinal(name, request, outcome) || isAnswer(outcome, options.answers)) return outcome.response;
    const decision = decideRetry(outcome, {
      attempt,
      idempotent: routes[name].idempotent,
      remainingMs: deadline - clock.now(),
      now: clock.now(),
      random: clock.random(),
    });
    if (decision.kind !== 'retry') {
      throw toError(outcome, {
        route: name,
        purpose,
        host: new URL(request.url).host,
        attempts: attempt,
        elapsedMs: clock.now() - startedAt,
        ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
      });
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await pause(decision.delayMs, purpose, options);
  }
}

/** Waits between two attempts. The end of the run ends the wait, with an error that says so. */
async function pause(delayMs: number, purpose: string, { clock, signal }: CallerOptions): Promise<void> {
  try {
    await clock.sleep(delayMs, signal);
  } catch (cause) {
    if (signal?.aborted !== true) throw cause;
    throw new MooringError('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
  }
}

async function tryOnce(name: RouteName, send: HttpSend, request: HttpRequest): Promise<Outcome> {
  try {
    const response = await send(request);
    const body = readJson(response.body);
    if (response.status >= 300) return { kind: 'answer', response, failure: readFailure(body) };
    const isEmpty = response.status === 204 || response.body.length === 0;
    return body === undefined && !isEmpty && !('binary' in routes[name])
      ? { kind: 'garbled', response }
      : { kind: 'answer', response, failure: undefined };
  } catch (error) {
    if (error instanceof TransportFailure) return { kind: 'no-answer', failure: error };
    throw error;
  }
}

/** An answer that the caller of the route can do something with: the one asked for, or where that lies. */
function isFinal(
  name: RouteName,
  request: Omit<HttpRequest, 'timeoutMs'>,
  outcome: Outcome,
): outcome is Extract<Outcome, { kind: 'answer' }> {
  if (outcome.kind !== 'answer') return false;
  return outcome.response.status < 300 || movedRequest(name, request, outcome.response) !== undefined;
}

function isAnswer(
  outcome: Outcome,
  statuses: readonly number[],
): outcome is Extract<Outcome, { kind: 'answer' }> {
  return outcome.kind === 'answer' && statuses.includes(outcome.response.status);
}

function readValue<Name extends RouteName>(
  name: Name,
  purpose: string,
  response: HttpResponse,
): RouteResponse<Name> {
  const parsed = routes[name].response.safeParse(
    'binary' in routes[name] ? {} : (readJson(response.body) ?? {}),
  );
  // The compiler cannot tie the row's schema to `Name` through the union of all rows; they are the same row here.
  if (parsed.success) return parsed.data as RouteResponse<Name>;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'the answer' : issue.path.join('.');
  throw new MooringError(
    'platform_unexpected_answer',
    `could not ${purpose}: ${printable(where, 80)}: ${printable(issue?.message ?? 'unknown form', 120)}`,
  );
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function readFailure(body: unknown): Failure | undefined {
  const parsed = Failure.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}

function readServerTime(response: HttpResponse): Instant | undefined {
  const milliseconds = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(milliseconds) ? undefined : toInstant(milliseconds);
}
