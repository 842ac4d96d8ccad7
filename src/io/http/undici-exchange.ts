import type { Dispatcher } from 'undici';

import { CollectedBytes } from '../../api/client/transport/collected-bytes.ts';
import { TransportFailure } from '../../api/http.ts';
import type { HttpRequest, HttpResponse } from '../../api/http.ts';

/** One request that undici sends, and its complete response. */
export interface Exchange {
  /** Rejects with a `TransportFailure` for its own limits, or with an error of undici. */
  readonly response: Promise<HttpResponse>;
  /** Aborts the request at any stage. */
  readonly cancel: (failure: TransportFailure) => void;
}

/**
 * Sends a request through undici's callbacks (undici, "Dispatcher.dispatch"), without the streams of
 * `request`: responses are small and read completely.
 */
export function exchange(request: HttpRequest, dispatcher: Dispatcher): Exchange {
  const { promise: response, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const reading = new ResponseReader(request.maxBytes, { resolve, reject });
  // One limit for connect, headers and body: a slow body times out like a server that never responds.
  const limit = setTimeout(
    () =>
      reading.cancel(new TransportFailure('timeout', `no complete response within ${request.timeoutMs} ms`)),
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
  response.then(clear, clear);
  return { response, cancel: (failure) => reading.cancel(failure) };
}

/** Functions of the promise of a response. */
interface Settling {
  readonly resolve: (response: HttpResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects a response from undici's callbacks. */
class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #settling: Settling;
  readonly #body = new CollectedBytes();
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

  /** The request can be cancelled before there is a connection. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#cancelled !== undefined) controller.abort(this.#cancelled);
  }

  /** Ignores informational responses (RFC 9110 §15.2). */
  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: RawHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = joinHeaders(headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Uint8Array): void {
    if (this.#body.length + chunk.length > this.#maxBytes)
      this.cancel(new TransportFailure('too_large', `the response is larger than ${this.#maxBytes} bytes`));
    else this.#body.append(chunk);
  }

  onResponseEnd(): void {
    this.#settling.resolve({ status: this.#status, headers: this.#headers, body: this.#body.toBytes() });
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
