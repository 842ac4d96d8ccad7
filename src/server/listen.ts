import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { GRPC_CODES } from '../contract/failure.ts';
import type { Failure } from '../contract/failure.ts';
import { assertNever, MooringError } from '../domain/errors.ts';
import type { HttpResponse } from '../ports/http.ts';
import { MAX_REQUEST_BYTES } from './requests/answer.ts';
import type { Answer, AnswerRequest, PlatformRequest } from './requests/answer.ts';

/** A port that is open. Requests that come before `serve` wait for it. */
export interface Listener {
  /** `http://127.0.0.1:<port>`, or the same with https. */
  readonly origin: string;
  /** Begins to answer. */
  serve(answer: AnswerRequest): void;
  /** Ends every connection, in whatever state, and frees the port; a second time it does nothing. */
  close(): Promise<void>;
}

/** The certificate of a server with its chain, and its private key, as PEM texts. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

/**
 * Opens a port of 127.0.0.1, with TLS if there is a certificate; port 0 is any free one. Throws `config_input_invalid`
 * when the port cannot be had, or the certificate and the key are not a pair.
 */
export async function openListener(port: number, tls?: TlsIdentity): Promise<Listener> {
  const answering = Promise.withResolvers<AnswerRequest>();
  const server = tls === undefined ? createServer() : openTls(tls);
  server.on('clientError', refuseGarbled);
  const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${await bind(server, port)}`;
  const open = new Set<AbortController>();
  server.on('request', (message, response) => {
    const gone = new AbortController();
    open.add(gone);
    void exchange(message, response, { origin, answering: answering.promise, gone }).finally(() =>
      open.delete(gone),
    );
  });
  return {
    origin,
    serve: (answer) => answering.resolve(answer),
    close: () =>
      new Promise((resolve) => {
        // A server can be closed before its responses are: nothing is answered from a store that is closed next.
        for (const gone of open) gone.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function openTls(tls: TlsIdentity): Server {
  try {
    return createTlsServer({ ...tls });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    throw new MooringError('config_input_invalid', `the certificate and key cannot be used: ${reason}`, {
      cause,
      hint: 'Use PEM files that belong together: --tls-cert with the chain, --tls-key without a passphrase.',
    });
  }
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = `cannot listen on 127.0.0.1:${port} (${cause.code ?? cause.message})`;
      reject(new MooringError('config_input_invalid', reason, { cause, hint: 'Use another --port.' }));
    });
    // Listening on a port of a TCP server always has this kind of address.
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Answers what is no request of HTTP, or too large a head of one, in the form of every other refusal (AIP-193). */
function refuseGarbled(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = GARBLED_STATUSES[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({
    code: GRPC_CODES.INVALID_ARGUMENT,
    message: `Invalid argument: request: ${GARBLED_REASONS[error.code ?? ''] ?? 'is not HTTP/1.1'}`,
  } satisfies Failure);
  const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}

const GARBLED_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const GARBLED_REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'URL and headers exceed 16 KiB',
  ERR_HTTP_REQUEST_TIMEOUT: 'was not completed in time',
};

/** One request on its way: where it was sent to, who answers it, and whether its client is still there. */
interface Exchange {
  readonly origin: string;
  readonly answering: Promise<AnswerRequest>;
  /** Aborted when the client disconnects or the listener closes. */
  readonly gone: AbortController;
}

async function exchange(
  message: IncomingMessage,
  response: ServerResponse,
  { origin, answering, gone }: Exchange,
): Promise<void> {
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const body = await readBody(message);
  const answer = await answering;
  if (body === undefined || gone.signal.aborted) return;
  try {
    await send(
      await answer(toRequest(message, { origin, body, signal: gone.signal })),
      response,
      gone.signal,
    );
  } catch (error) {
    // A wait that ended because the caller is gone; whatever else goes wrong has become an answer before.
    if (!gone.signal.aborted) throw error;
  }
}

/**
 * Returns the body; undefined if the client disconnects. If the body is too large, slightly more than the limit is kept
 * so that it is rejected; the rest is read and dropped so that the client gets the response.
 */
async function readBody(message: IncomingMessage): Promise<string | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = message.headers;
  if (length === undefined && coding === undefined) return '';
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      if (bytes <= MAX_REQUEST_BYTES) chunks.push(chunk.subarray(0, MAX_REQUEST_BYTES + 1));
      bytes += chunk.length;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toRequest(
  message: IncomingMessage,
  { origin, body, signal }: { readonly origin: string; readonly body: string; readonly signal: AbortSignal },
): PlatformRequest {
  const target = message.url ?? '/';
  return {
    method: message.method ?? 'GET',
    url: target.startsWith('/') ? `${origin}${target}` : `${origin}/${target}`,
    headers: Object.fromEntries(
      Object.entries(message.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
    ),
    body: body === '' ? undefined : body,
    signal,
  };
}

async function send(answer: Answer, response: ServerResponse, signal: AbortSignal): Promise<void> {
  switch (answer.kind) {
    case 'response':
      writeHead(answer.response, response, answer.response.body.length);
      response.end(answer.response.body);
      return;
    case 'truncate':
      return truncate(answer.response, response);
    case 'drip':
      return drip(answer.response, answer.intervalMs, response, signal);
    case 'cut':
      response.destroy();
      return;
    case 'hang':
      return;
    default:
      assertNever(answer);
  }
}

/** Returns the response to a HEAD has no body, and itself says how long the body of a GET would be. */
function writeHead({ status, headers }: HttpResponse, response: ServerResponse, length: number): void {
  response.writeHead(status, { 'content-length': length, ...headers });
}

/** Promises the whole body, or one byte of an empty one, and ends the connection in the middle of it. */
function truncate(given: HttpResponse, response: ServerResponse): void {
  const { body } = given;
  writeHead(given, response, Math.max(1, body.length));
  response.flushHeaders();
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

async function drip(
  given: HttpResponse,
  intervalMs: number,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  writeHead(given, response, given.body.length);
  response.flushHeaders();
  for (const byte of given.body) {
    // oxlint-disable-next-line no-await-in-loop -- the pause between two bytes is what a drip is
    await wait(intervalMs, undefined, { signal });
    response.write(Uint8Array.of(byte));
  }
  response.end();
}
