import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Duplex } from 'node:stream';

import type { DiagnosticsChannel } from 'undici';

import { TransportFailure } from '../../api/http.ts';
import type { HttpSend, TransportFailureKind } from '../../api/http.ts';
import type { ProxiedDispatcher, ProxyFailure } from './proxied-dispatcher.ts';
import { exchange } from './undici-exchange.ts';
import type { Exchange } from './undici-exchange.ts';

/** The production transport. */
export interface UndiciHttp {
  readonly send: HttpSend;
  /** Loads undici early in a run that is sure to send requests. `send` reports a failure. */
  readonly prepare: () => void;
  /** Cancels pending requests and closes all connections. */
  close(): Promise<void>;
}

/** Maximum concurrent connections per host: one for each request of a round (ADR 0008). */
const CONNECTIONS = 64;

/**
 * Creates a transport over undici that uses the proxy of HTTPS_PROXY, HTTP_PROXY and NO_PROXY. Does not
 * follow redirects or decompress bodies, because requests do not accept compression. Loads undici with the
 * first request. Certificates are always checked, for all clients of this process: no variable can make it
 * send a token to an untrusted server.
 */
export function createUndiciHttp(): UndiciHttp {
  // Node reads it for each connection; private certificate authorities belong in NODE_EXTRA_CA_CERTS.
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  // The bundle lacks the experimental parser that this one turns on (build.ts).
  delete process.env['UNDICI_USE_MILO'];
  const allPending = new Set<Exchange>();
  const endLimit = limitWireBytes();
  let connecting: Promise<ProxiedDispatcher> | undefined;
  let isClosed = false;
  const connected = (): Promise<ProxiedDispatcher> => (connecting ??= connect());
  return {
    send: async (request) => {
      const { dispatcher, proxyTo } = await connected();
      if (isClosed || request.signal?.aborted === true) throw runEnded();
      const pending = exchange(request, dispatcher);
      const cancel = (): void => pending.cancel(runEnded());
      request.signal?.addEventListener('abort', cancel);
      allPending.add(pending);
      try {
        return await pending.response;
      } catch (error) {
        throw toTransportFailure(error, proxyTo(request.url));
      } finally {
        allPending.delete(pending);
        request.signal?.removeEventListener('abort', cancel);
      }
    },
    prepare: () => void connected().catch(() => undefined),
    close: async () => {
      isClosed = true;
      // Cancelled, not cut: a pending request must not be retried.
      for (const pending of allPending) pending.cancel(runEnded());
      await connecting?.then(
        ({ dispatcher }) => dispatcher.destroy(),
        () => undefined,
      );
      endLimit();
    },
  };
}

/**
 * Limits the bytes of each HTTP/1 response as they are on the wire: undici counts the names and values of headers and
 * trailers, and until they are complete keeps every packet that one of them begins in, blanks included. A response that
 * exceeds the limit fails with the `TransportFailure` `too_large`. Call the returned function to end this.
 */
function limitWireBytes(): () => void {
  const starts = new WeakMap<Duplex, number>();
  const note = (message: unknown): void => {
    if (!isSentByHttp1(message)) return;
    const { socket } = message;
    const isNew = !starts.has(socket);
    starts.set(socket, socket.bytesRead);
    if (isNew) socket.on('readable', () => checkBytes(socket, starts.get(socket)));
  };
  subscribe(SENT_CHANNEL, note);
  return () => {
    unsubscribe(SENT_CHANNEL, note);
  };
}

/** Undici publishes the socket of a request here, when it sends it. */
const SENT_CHANNEL = 'undici:client:sendHeaders';

type Sent = DiagnosticsChannel.ClientSendHeadersMessage;

/** Node.js itself limits the headers of HTTP/2. */
function isSentByHttp1(message: unknown): message is Sent {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return false;
  const { socket } = message;
  const isMultiplexed = socket instanceof Duplex && 'alpnProtocol' in socket && socket.alpnProtocol === 'h2';
  return socket instanceof Duplex && !isMultiplexed;
}

function checkBytes(socket: Sent['socket'], start = 0): void {
  if (socket.bytesRead - start <= MOST_WIRE_BYTES) return;
  socket.destroy(
    new TransportFailure(
      'too_large',
      `the response with its headers is larger than ${MOST_WIRE_BYTES} bytes`,
    ),
  );
}

/** Twice the largest body that a request allows. */
const MOST_WIRE_BYTES = 64 * 1024 * 1024;

async function connect(): Promise<ProxiedDispatcher> {
  const { createProxiedDispatcher } = await import('./proxied-dispatcher.ts');
  return createProxiedDispatcher(CONNECTIONS);
}

function runEnded(): TransportFailure {
  return new TransportFailure('cancelled', WORDS.cancelled);
}

/** `proxyHost` is that of the proxy that the request went through. */
function toTransportFailure(error: unknown, proxyHost: string | undefined): TransportFailure {
  const way = proxyHost === undefined ? '' : ` via the proxy ${proxyHost}`;
  if (error instanceof TransportFailure) {
    const isPlain = way === '' || error.kind === 'cancelled';
    return isPlain ? error : new TransportFailure(error.kind, `${error.message}${way}`, error);
  }
  const proxy = findProxyFailure(error);
  if (proxy?.status !== undefined) {
    return new TransportFailure(TRANSIENT.has(proxy.status) ? 'unreachable' : 'proxy', proxy.message, error);
  }
  const code = errorCode(error);
  const kind = FAILURE_KINDS[code] ?? (isTls(code) ? 'tls' : 'cut');
  const text = `${WORDS[kind]} (${code})`;
  const message = proxy === undefined ? `${text}${way}` : `${proxy.message}: ${text}`;
  return new TransportFailure(kind, message, error);
}

/** Statuses of a proxy for temporary problems of itself or the host behind it. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Searches by name, because importing the class would load undici. */
function findProxyFailure(error: unknown): ProxyFailure | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (isProxyFailure(current)) return current;
  }
  return undefined;
}

function isProxyFailure(error: Error): error is ProxyFailure {
  return error.name === 'ProxyFailure';
}

const FAILURE_KINDS: Readonly<Record<string, TransportFailureKind>> = {
  EAI_AGAIN: 'dns',
  ENOTFOUND: 'dns',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
};

const WORDS: Readonly<Record<TransportFailureKind, string>> = {
  dns: 'DNS lookup failed',
  unreachable: 'could not connect',
  tls: 'certificate is not trusted',
  cut: 'connection closed early',
  timeout: 'timed out',
  proxy: 'refused by the proxy',
  too_large: 'response too large',
  cancelled: 'the run ended',
};

function isTls(code: string): boolean {
  return /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code);
}

/** Node and undici set `code` on the error or on one of its causes. */
function errorCode(error: unknown): string {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
  }
  return 'no code';
}
