/** One request as plain data: no framework's class crosses this line, so any transport can stand behind it. */
export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, http or https. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole answer, headers and body together. */
  readonly timeoutMs: number;
  /** Bytes of body after which the answer is given up. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
}

/** A whole answer, whatever its status; redirects are answers like any other and are never followed. */
export interface HttpResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * The seam (architecture.md#transport-seam): sends one request and gives the whole answer, or throws a
 * `TransportFailure`.
 */
export type HttpSend = (request: HttpRequest) => Promise<HttpResponse>;

/**
 * Why no whole answer came: `timeout` includes a body that drips, `cut` a body that ends early; `proxy` is one on the way
 * that will not let this through.
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

/** Thrown by every `HttpSend` when no whole answer came. The message names the host, never a header or a body. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly kind: TransportFailureKind;

  constructor(kind: TransportFailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}
