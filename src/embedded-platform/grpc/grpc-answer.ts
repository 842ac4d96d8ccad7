import type { HttpResponse } from '../../api/http.ts';

/** One call, as the transport received it: HTTP/2, `POST`, a content type of gRPC. */
export interface GrpcRequest {
  /** `:path`, such as `/<package>.<Service>/<Method>`. */
  readonly path: string;
  /** Metadata: names in lower case, repeated values joined by `, `; no pseudo-headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** The received bytes with their framing, at most the limit of one message with its 5 bytes of framing. */
  readonly body: Uint8Array;
  /** True if the client sent more than `body` holds. */
  readonly overflow: boolean;
  /** Aborts when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
}

/** Headers, framed messages and trailers of a call. The status of the HTTP response is 200. */
export interface GrpcResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly trailers: Readonly<Record<string, string>>;
}

/** Result of a call: usually a response with trailers; for injected faults also what only a stream can do. */
export type GrpcAnswer =
  | ({ readonly kind: 'response' } & GrpcResponse)
  /** A response without trailers, as from a proxy. */
  | { readonly kind: 'http'; readonly response: HttpResponse }
  /** The headers and half of the body, then the stream is reset. */
  | ({ readonly kind: 'truncate' } & GrpcResponse)
  /** The body one byte at a time, with these milliseconds between them, then the trailers. */
  | ({ readonly kind: 'drip'; readonly intervalMs: number } & GrpcResponse)
  /** The stream is reset without a response. */
  | { readonly kind: 'cut' }
  /** The stream stays open without a response. */
  | { readonly kind: 'hang' };

/** Maximum size of a message of a call, as of most gRPC servers. */
export const MAX_GRPC_BYTES = 4 * 1024 * 1024;

/** The gRPC face of the platform as a function: every call has an answer. */
export type AnswerGrpc = (request: GrpcRequest) => Promise<GrpcAnswer>;
