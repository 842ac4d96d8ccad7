import { assertNever } from '../values/errors.ts';
import type { Clock } from '../values/clock.ts';
import { TransportFailure } from '../api/http.ts';
import type { HttpRequest, HttpResponse, HttpSend } from '../api/http.ts';
import type { AnswerRequest } from './requests/answer.ts';

/**
 * Creates the platform as a transport without a socket: what a socket would do to the caller becomes the
 * `TransportFailure` that a socket's caller would get, and what takes time takes the clock's time.
 */
export function createInMemorySend(answer: AnswerRequest, clock: Clock): HttpSend {
  return async (request) => {
    try {
      request.signal?.throwIfAborted();
      return await receive(request, answer, clock);
    } catch (error) {
      throw request.signal?.aborted === true ? failure('cancelled', request) : error;
    }
  };
}

async function receive(request: HttpRequest, answer: AnswerRequest, clock: Clock): Promise<HttpResponse> {
  const startedAt = clock.now();
  const given = await answer(request);
  if (clock.now() - startedAt >= request.timeoutMs) throw failure('timeout', request);
  switch (given.kind) {
    case 'response':
      return withinLimit(given.response, request);
    case 'drip':
      await waitFor(given.response.body.length * given.intervalMs, request, clock);
      return withinLimit(given.response, request);
    case 'truncate':
    case 'cut':
      throw failure('cut', request);
    case 'hang':
      await waitFor(request.timeoutMs, request, clock);
      throw failure('timeout', request);
    default:
      return assertNever(given);
  }
}

async function waitFor(milliseconds: number, request: HttpRequest, clock: Clock): Promise<void> {
  await clock.sleep(Math.min(milliseconds, request.timeoutMs), request.signal);
  if (milliseconds >= request.timeoutMs) throw failure('timeout', request);
}

function withinLimit(response: HttpResponse, request: HttpRequest): HttpResponse {
  if (response.body.length > request.maxBytes) throw failure('too_large', request);
  return response;
}

function failure(kind: TransportFailure['kind'], request: HttpRequest): TransportFailure {
  return new TransportFailure(kind, `${new URL(request.url).host}: ${kind}`);
}
