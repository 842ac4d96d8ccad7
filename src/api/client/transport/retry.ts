import type { HttpResponse, TransportFailure } from '../../http.ts';
import type { Failure } from '../../schema/failure.ts';
import { GRPC_CODES } from '../../schema/failure.ts';

/**
 * Outcome of one attempt. `failure` is the AIP-193 error body, if there is one; `why` says what a response lacks, and is
 * undefined if it is not JSON.
 */
export type Outcome =
  | { readonly kind: 'answer'; readonly response: HttpResponse; readonly failure: Failure | undefined }
  | { readonly kind: 'garbled'; readonly response: HttpResponse; readonly why: string | undefined }
  | { readonly kind: 'no-answer'; readonly failure: TransportFailure };

/** Decision after an attempt: return its outcome, retry, or fail because the wait is too long. */
export type RetryDecision =
  | { readonly kind: 'final' }
  | { readonly kind: 'retry'; readonly delayMs: number }
  | { readonly kind: 'too-long'; readonly waitMs: number };

/** The limits of sign-in-rules.md#retry-limits: attempts after the first, and milliseconds. */
const RETRY = {
  retries: 4,
  firstDelayMs: 300,
  longestDelayMs: 8_000,
  longestRetryAfterMs: 30_000,
} as const;

const RETRIED_STATUS: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);
const RETRIED_CODE: ReadonlySet<number> = new Set([
  GRPC_CODES.UNAVAILABLE,
  GRPC_CODES.RESOURCE_EXHAUSTED,
  GRPC_CODES.DEADLINE_EXCEEDED,
]);

/**
 * Decides what follows an attempt (the table of sign-in-rules.md#retry-policy). `attempt` is 1-based, `remainingMs` is
 * the rest of the deadline, `random` is 0 ≤ x < 1. Calls that are not idempotent are never retried.
 */
export function decideRetry(
  outcome: Outcome,
  state: {
    readonly attempt: number;
    /** Those of sign-in-rules.md#retry-limits if absent. */
    readonly retries?: number | undefined;
    readonly idempotent: boolean;
    readonly remainingMs: number;
    readonly now: number;
    readonly random: number;
  },
): RetryDecision {
  if (
    !state.idempotent ||
    state.attempt > (state.retries ?? RETRY.retries) ||
    !isPassing(outcome, state.attempt)
  ) {
    return { kind: 'final' };
  }
  const requestedMs =
    outcome.kind === 'no-answer'
      ? undefined
      : retryAfterMs(outcome.response, timeOf(outcome.response) ?? state.now);
  if (requestedMs !== undefined && requestedMs > state.remainingMs)
    return { kind: 'too-long', waitMs: requestedMs };
  const ceiling = Math.min(RETRY.longestDelayMs, RETRY.firstDelayMs * 2 ** (state.attempt - 1));
  const delayMs =
    requestedMs === undefined
      ? Math.floor(state.random * ceiling)
      : Math.min(requestedMs, RETRY.longestRetryAfterMs);
  return delayMs < state.remainingMs ? { kind: 'retry', delayMs } : { kind: 'final' };
}

/** Returns true for transient failures. A success that says nothing, such as an HTML page, is retried once. */
function isPassing(outcome: Outcome, attempt: number): boolean {
  if (outcome.kind === 'garbled') return attempt === 1;
  if (outcome.kind === 'no-answer')
    return ['unreachable', 'dns', 'cut', 'timeout'].includes(outcome.failure.kind);
  const { response, failure } = outcome;
  if (response.status < 400) return false;
  // A status body knows more than the HTTP status (sign-in-rules.md#exchange-errors): Internal, Unknown and
  // DataLoss all come as 500.
  if (failure !== undefined) return RETRIED_STATUS.has(response.status) || RETRIED_CODE.has(failure.code);
  return RETRIED_STATUS.has(response.status) || response.status === 500;
}

/** Returns the clock that a date of the response was written by: this machine's may be minutes off. */
function timeOf(response: HttpResponse): number | undefined {
  const milliseconds = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/** Milliseconds of a Retry-After header, seconds or an HTTP date (RFC 9110 §10.2.3); undefined when absent or garbage. */
function retryAfterMs(response: HttpResponse, now: number): number | undefined {
  const text = response.headers['retry-after']?.trim();
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}, \d{2} /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
