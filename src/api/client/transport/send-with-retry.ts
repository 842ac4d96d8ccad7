import type { NamedRoute } from '../../routes.ts';
import { pause } from '../../../values/clock.ts';
import type { Clock } from '../../../values/clock.ts';
import { TransportFailure } from '../../http.ts';
import type { HttpRequest, HttpResponse, HttpSend } from '../../http.ts';
import { toError } from './failure.ts';
import type { WrittenRequest } from './redirect.ts';
import { decideRetry } from './retry.ts';
import type { Outcome } from './retry.ts';
import { readFailure } from './read-failure.ts';

/** Milliseconds of one attempt and of all attempts of one request together (architecture.md#every-wait-ends). */
const ATTEMPT_MS = 15_000;
const REQUEST_MS = 90_000;

export interface SendingOptions {
  readonly send: HttpSend;
  readonly clock: Clock;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
  /** Milliseconds of one attempt; 15,000 when absent. */
  readonly attemptMs?: number;
  /** Milliseconds of all attempts of one request together; 90,000 when absent. */
  readonly requestMs?: number;
  /** How often a failed request is sent again; 4 times when absent. */
  readonly retries?: number;
  /** Returns the error of a request that failed; that of `failure.ts` when absent. */
  readonly errorOf?: typeof toError;
}

/** One request, however often it takes to send it. */
export interface RequestPlan {
  /** Undefined for a registry that is not the platform's: its requests are no routes of ours. */
  readonly row: NamedRoute | undefined;
  /** Completes "could not …". */
  readonly purpose: string;
  readonly request: WrittenRequest;
  /** True if the request can be sent again. */
  readonly idempotent: boolean;
  /** Classifies a response of any status. */
  readonly read: (response: HttpResponse) => Exclude<Outcome, { readonly kind: 'no-answer' }>;
  /** Returns true if the response is final for the caller. */
  readonly isFinal: (response: HttpResponse) => boolean;
}

/**
 * Sends a request until there is a response that is final, with deadlines and retries. Throws `MooringError` with the
 * codes of `failure.ts` for every other end.
 */
export async function sendUntilFinal(plan: RequestPlan, options: SendingOptions): Promise<HttpResponse> {
  const { clock, errorOf = toError, requestMs = REQUEST_MS, retries } = options;
  const startedAt = clock.now();
  const deadline = startedAt + requestMs;
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
    const outcome = await tryOnce(plan, options, deadline - clock.now());
    if (outcome.kind === 'answer' && plan.isFinal(outcome.response)) return outcome.response;
    const decision = decideRetry(outcome, {
      attempt,
      retries,
      idempotent: plan.idempotent,
      remainingMs: deadline - clock.now(),
      now: clock.now(),
      random: clock.random(),
    });
    if (decision.kind !== 'retry') {
      throw errorOf(outcome, {
        row: plan.row,
        purpose: plan.purpose,
        host: new URL(plan.request.url).host,
        isAnonymous: plan.request.headers['authorization'] === undefined,
        attempts: attempt,
        elapsedMs: clock.now() - startedAt,
        ...(decision.kind === 'too-long' ? { refusedWaitMs: decision.waitMs } : {}),
      });
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await pause(decision.delayMs, plan.purpose, options);
  }
}

async function tryOnce(
  { request, read }: RequestPlan,
  { send, signal, attemptMs = ATTEMPT_MS }: SendingOptions,
  remainingMs: number,
): Promise<Outcome> {
  const limited: HttpRequest = {
    ...request,
    timeoutMs: Math.min(attemptMs, Math.max(1, remainingMs)),
    ...(signal === undefined ? {} : { signal }),
  };
  try {
    return read(await send(limited));
  } catch (error) {
    if (error instanceof TransportFailure) return { kind: 'no-answer', failure: error };
    throw error;
  }
}

/**
 * Sends a request that may be sent twice to a host that is not the platform's. Gives the first answer that is `wanted`,
 * every status below 300 if nothing else is said. Throws as `sendUntilFinal`; `purpose` completes "could not …".
 */
export async function sendToOtherHost(
  request: WrittenRequest,
  purpose: string,
  options: SendingOptions,
  wanted: (response: HttpResponse) => boolean = ({ status }) => status < 300,
): Promise<HttpResponse> {
  return sendUntilFinal(
    {
      row: undefined,
      purpose,
      request,
      idempotent: true,
      read: (response) => ({
        kind: 'answer',
        response,
        failure: response.status < 400 ? undefined : readFailure(response),
      }),
      isFinal: wanted,
    },
    options,
  );
}
