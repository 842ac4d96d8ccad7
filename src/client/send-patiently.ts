import { MooringError } from '../domain/errors.ts';
import { Failure } from '../contract/failure.ts';
import type { Clock } from '../ports/clock.ts';
import { TransportFailure } from '../ports/http.ts';
import type { HttpResponse, HttpSend } from '../ports/http.ts';
import { toError } from './failure.ts';
import type { WrittenRequest } from './moved-request.ts';
import { decideRetry } from './retry.ts';
import type { Outcome } from './retry.ts';

/** Milliseconds of one attempt and of all attempts of one request together (design.md §4 rule 3). */
const ATTEMPT_MS = 15_000;
const REQUEST_MS = 90_000;

export interface PatientOptions {
  readonly send: HttpSend;
  readonly clock: Clock;
  /** Ends every wait of the run. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request that may be sent twice to a host that is not the platform's, with the deadlines and retries of the
 * client. Gives the first answer that is `wanted`, every status below 300 where nothing else is said; throws
 * `MooringError` with the codes of `failure.ts` for every other end. `purpose` completes "could not …".
 */
export async function sendPatiently(
  request: WrittenRequest,
  purpose: string,
  options: PatientOptions,
  wanted: (response: HttpResponse) => boolean = ({ status }) => status < 300,
): Promise<HttpResponse> {
  const { clock, signal } = options;
  const startedAt = clock.now();
  const deadline = startedAt + REQUEST_MS;
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = Math.min(ATTEMPT_MS, Math.max(1, deadline - clock.now()));
    const limits = { timeoutMs, ...(signal === undefined ? {} : { signal }) };
    // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
    const outcome = await tryOnce(options.send, { ...request, ...limits });
    if (outcome.kind === 'answer' && wanted(outcome.response)) return outcome.response;
    const decision = decideRetry(outcome, {
      attempt,
      idempotent: true,
      remainingMs: deadline - clock.now(),
      now: clock.now(),
      random: clock.random(),
    });
    if (decision.kind !== 'retry') {
      throw toError(outcome, {
        route: undefined,
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

async function tryOnce(send: HttpSend, request: Parameters<HttpSend>[0]): Promise<Outcome> {
  try {
    const response = await send(request);
    return { kind: 'answer', response, failure: readFailure(response) };
  } catch (error) {
    if (error instanceof TransportFailure) return { kind: 'no-answer', failure: error };
    throw error;
  }
}

function readFailure({ status, body }: HttpResponse): Failure | undefined {
  if (status < 400) return undefined;
  try {
    return Failure.safeParse(JSON.parse(new TextDecoder().decode(body))).data;
  } catch {
    return undefined;
  }
}

async function pause(delayMs: number, purpose: string, { clock, signal }: PatientOptions): Promise<void> {
  try {
    await clock.sleep(delayMs, signal);
  } catch (cause) {
    if (signal?.aborted !== true) throw cause;
    throw new MooringError('run_deadline', `could not ${purpose}: the time of this run was over`, { cause });
  }
}
