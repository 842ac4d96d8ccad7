/** One request as plain data, without classes of a framework, so that any transport can send it. */
export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, http or https. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the complete response, headers and body. */
  readonly timeoutMs: number;
  /** Maximum size of the response body. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

/** A complete response of any status; redirects are returned, never followed. */
export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Sends one request and returns its complete response (architecture.md#transport-seam). Throws
 * `TransportFailure`.
 */
export type HttpSend = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * Why there is no complete response: `timeout` includes a slow body, `cut` a body that ends early; `proxy` is
 * a proxy that refused the request.
 */
export type TransportFailureKind =
  | 'unreachable'
  | 'dns'
  | 'tls'
  | 'proxy'
  | 'cut'
  | 'timeout'
  | 'too_large'
  | 'cancelled';

/** Thrown by every `HttpSend` without a complete response. Its message never has headers or a body. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly kind: TransportFailureKind;

  constructor(kind: TransportFailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}
