import { connect } from 'node:http2';
import type { ClientHttp2Session, OutgoingHttpHeaders, SecureClientSessionOptions } from 'node:http2';

/** What a stream carried until it closed. */
export interface StreamResult {
  /** Status 0 if there were no headers. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly trailers: Readonly<Record<string, string>>;
  /** Code of the RST_STREAM frame; 0 if the stream ended, not reset. */
  readonly code: number;
}

/**
 * Opens a session with prior knowledge, or by ALPN, that can repeat any header. Its own errors are ignored: streams
 * report what happened.
 */
export function connectHttp2(origin: string, options: SecureClientSessionOptions = {}): ClientHttp2Session {
  // A variable, since the types of Node.js do not have this option yet.
  const lenient = { ...options, strictSingleValueFields: false };
  return connect(origin, lenient).on('error', () => undefined);
}

/** Sends a request on a session, and resolves when its stream is closed, however it ends. */
export function requestHttp2(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders | readonly string[],
  body: string | Uint8Array = '',
  /** Whether the client leaves its side open after the body. */
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): Promise<StreamResult> {
  const stream = session.request(headers, { endStream: body.length === 0 && !isOpen });
  const seen = { status: 0, headers: {}, trailers: {} };
  const chunks: Buffer[] = [];
  stream.on('response', ({ ':status': status = 0, ...rest }) =>
    Object.assign(seen, { status, headers: plain(rest) }),
  );
  stream.on('trailers', (trailers) => Object.assign(seen, { trailers: plain(trailers) }));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', () => undefined);
  if (isOpen && body.length > 0) stream.write(body);
  if (!isOpen && body.length > 0) stream.end(body);
  return new Promise((resolve) => {
    stream.once('close', () => resolve({ ...seen, body: Buffer.concat(chunks), code: stream.rstCode }));
  });
}

/** Without the symbol that node:http2 adds. */
function plain(headers: object): object {
  return Object.fromEntries(Object.entries(headers));
}
