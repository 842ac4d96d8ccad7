import type { HttpResponse } from '../../api/http.ts';

/** Result of a request: usually a response; for injected faults also what only a socket can do. */
export type Answer =
  | { readonly kind: 'response'; readonly response: HttpResponse }
  /** The headers and half of the body, then the connection is closed. */
  | { readonly kind: 'truncate'; readonly response: HttpResponse }
  /** The body one byte at a time, with these milliseconds between them. */
  | { readonly kind: 'drip'; readonly response: HttpResponse; readonly intervalMs: number }
  /** The connection is closed without a response. */
  | { readonly kind: 'cut' }
  /** The connection stays open, and nothing comes. */
  | { readonly kind: 'hang' };

/** The most characters of a request's body. */
export const MAX_REQUEST_BYTES = 1024 * 1024;

/** A request as the platform takes it, from a socket or from memory. */
export interface PlatformRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** The platform as a function: every request has a response. */
export type AnswerRequest = (request: PlatformRequest) => Promise<Answer>;
