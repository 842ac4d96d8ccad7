import type { Dispatcher } from 'undici';

import { TransportFailure } from '../../ports/http.ts';
import type { HttpRequest, HttpResponse } from '../../ports/http.ts';

/** Sending one request and reading its whole answer over undici. */
export interface Exchange {
  /** Fails with a `TransportFailure` of its own limits, or with whatever undici says. */
  readonly answer: Promise<HttpResponse>;
  /** Ends it, whatever it waits for. */
  readonly cancel: (failure: TransportFailure) => void;
}

/**
 * Sends by undici's own protocol of callbacks (undici, "Dispatcher.dispatch"), without the streams that `request` builds
 * over it: answers are small and wanted whole.
 */
export function exchange(request: HttpRequest, dispatcher: Dispatcher): Exchange {
  const { promise: answer, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const reading = new AnswerReading(request.maxBytes, { resolve, reject });
  // One limit over connect, headers and body together: a body that drips ends like a server that never answers.
  const limit = setTimeout(
    () => reading.cancel(new TransportFailure('timeout', `no whole answer within ${request.timeoutMs} ms`)),
    request.timeoutMs,
  );
  const { origin, pathname, search } = new URL(request.url);
  try {
    dispatcher.dispatch(
      {
        origin,
        path: `${pathname}${search}`,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      reading,
    );
  } catch (error) {
    reject(error);
  }
  const clear = (): void => clearTimeout(limit);
  answer.then(clear, clear);
  return { answer, cancel: (failure) => reading.cancel(failure) };
}

/** What becomes of an answer. */
interface Settling {
  readonly resolve: (response: HttpResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** An answer as undici hands it over, piece by piece. */
class AnswerReading implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #settling: Settling;
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  #status = 0;
  #headers: Readonly<Record<string, string>> = {};
  #controller: Dispatcher.DispatchController | undefined;
  #cancelled: TransportFailure | undefined;

  constructor(maxBytes: number, settling: Settling) {
    this.#maxBytes = maxBytes;
    this.#settling = settling;
  }

  cancel(failure: TransportFailure): void {
    this.#cancelled = failure;
    this.#settling.reject(failure);
    this.#controller?.abort(failure);
  }

  /** There is a connection, which may have come too late. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#cancelled !== undefined) controller.abort(this.#cancelled);
  }

  /** What is before the final status (RFC 9110 §15.2) says nothing yet. */
  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: RawHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = joinHeaders(headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > this.#maxBytes)
      this.cancel(new TransportFailure('too_large', `the answer has more than ${this.#maxBytes} bytes`));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first, ...others] = this.#chunks;
    const body = first !== undefined && others.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#settling.resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#settling.reject(error);
  }
}

type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

function joinHeaders(headers: RawHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'object' ? value.join(', ') : (value ?? ''),
    ]),
  );
}
