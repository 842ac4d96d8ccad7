import type { HttpResponse } from '../../api/http.ts';

/** One call, as the transport received it: HTTP/2, `POST`, a content type of gRPC. */
export interface GrpcRequest {
  /** `:path`, such as `/<package>.<Service>/<Method>`. */
  readonly path: string;
  /** Metadata: names in lower case, repeated values joined by `, `; no pseudo-headers. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Receives the body up to the end of its first message, or of the chunk with that end. Returns `gone` if the client
   * disconnects, `late` if it takes too long.
   */
  readonly receive: () => Promise<GrpcBody | 'gone' | 'late'>;
  /** The body as it comes, instead of `receive`; it ends when the client ends its side, or is gone. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Aborts when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
}

/** The beginning of a body. */
export interface GrpcBody {
  /** The received bytes with their framing, at most the limit of one message with its 5 bytes of framing. */
  readonly bytes: Uint8Array;
  /** True if the client sent more than `bytes` holds. */
  readonly overflow: boolean;
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
  /** A status without a message, in one block of headers ("Trailers-Only" of gRPC over HTTP/2). */
  | ({ readonly kind: 'refusal' } & GrpcResponse)
  /** Framed messages as they are made, then the trailers, which the generator returns. */
  | {
      readonly kind: 'stream';
      readonly headers: GrpcResponse['headers'];
      readonly messages: AsyncGenerator<Uint8Array, GrpcResponse['trailers']>;
    }
  /** A response without trailers, as from a proxy. */
  | { readonly kind: 'http'; readonly response: HttpResponse }
  /** The headers and half of the body, then the stream is reset. */
  | ({ readonly kind: 'truncate' } & GrpcResponse)
  /** The body one byte at a time, with these milliseconds between them, then the trailers. */
  | ({ readonly kind: 'drip'; readonly intervalMs: number } & GrpcResponse)
  /** The stream is reset without a response. */
  | { readonly kind: 'cut' }
  /** The stream stays open without a response. */
  | { readonly kind: 'hang' }
  /** The HTTP error of a request that was not complete in time. */
  | { readonly kind: 'late' };

/** Maximum size of a message of a call, as of most gRPC servers. */
export const MAX_GRPC_BYTES = 4 * 1024 * 1024;

/** The flag and the length before each message. */
export const FRAME_HEAD_BYTES = 5;

/** Returns the bytes of the first message with its framing; infinitely many while its head is not complete. */
export function firstFrameBytes(body: Buffer): number {
  return body.length < FRAME_HEAD_BYTES ? Infinity : FRAME_HEAD_BYTES + body.readUInt32BE(1);
}

/** The gRPC face of the platform as a function: every call has an answer. */
export type AnswerGrpc = (request: GrpcRequest) => Promise<GrpcAnswer>;
