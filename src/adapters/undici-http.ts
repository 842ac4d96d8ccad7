import type { Dispatcher } from 'undici';

import { TransportFailure } from '../ports/http.ts';
import type { HttpRequest, HttpResponse, HttpSend, TransportFailureKind } from '../ports/http.ts';
import type { ProxyFailure } from './proxied-dispatcher.ts';

/** The transport of production, and how to let go of its connections at the end of a run. */
export interface UndiciHttp {
  readonly send: HttpSend;
  close(): Promise<void>;
}

/** Connections to one host at the same time: one for each question of a round (adr 0008). */
const CONNECTIONS = 64;

/**
 * Sends over undici, through the proxy of HTTPS_PROXY, HTTP_PROXY and NO_PROXY where they are set. Redirects are not
 * followed (undici does so only when told to), and bodies are not decompressed since none is asked for. undici itself
 * is loaded at the first request: a run that asks nobody does not pay for it. Certificates are checked from here on, for
 * every client of this process and whatever the environment says: there is no way to send a token to whoever answers.
 */
export function createUndiciHttp(): UndiciHttp {
  // Node looks at it at each connection; NODE_EXTRA_CA_CERTS is for authorities of one's own.
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  const closed = new AbortController();
  let transport: Promise<Transport> | undefined;
  return {
    send: async (request) => {
      transport ??= connect();
      const both =
        request.signal === undefined ? closed.signal : AbortSignal.any([request.signal, closed.signal]);
      return exchange({ ...request, signal: both }, await transport);
    },
    close: async () => {
      // What is still under way is cancelled, not cut: nobody waits for it, and it is not to be tried again.
      closed.abort();
      await transport?.then(
        ({ dispatcher }) => dispatcher.destroy(),
        () => undefined,
      );
    },
  };
}

interface Transport {
  readonly dispatcher: Dispatcher;
  readonly ask: (options: Dispatcher.RequestOptions) => Promise<Dispatcher.ResponseData>;
}

async function connect(): Promise<Transport> {
  const { createProxiedDispatcher } = await import('./proxied-dispatcher.ts');
  const { default: request } = await import('undici/lib/api/api-request.js');
  const dispatcher = createProxiedDispatcher(CONNECTIONS);
  return { dispatcher, ask: (options) => request.call(dispatcher, options) };
}

async function exchange(request: HttpRequest, { ask }: Transport): Promise<HttpResponse> {
  // One limit over connect, headers and body together: a body that drips ends like a server that never answers.
  const limit = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal === undefined ? limit : AbortSignal.any([limit, request.signal]);
  try {
    const { origin, pathname, search } = new URL(request.url);
    const response = await ask({
      origin,
      path: `${pathname}${search}`,
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return {
      status: response.statusCode,
      headers: joinHeaders(response.headers),
      body: await readBody(response.body, request.maxBytes),
    };
  } catch (error) {
    throw toTransportFailure(error, request, limit.aborted);
  }
}

async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes)
      throw new TransportFailure('too_large', `the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function joinHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'object' ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function toTransportFailure(error: unknown, request: HttpRequest, timedOut: boolean): TransportFailure {
  if (error instanceof TransportFailure) return error;
  if (timedOut)
    return new TransportFailure('timeout', `no whole answer within ${request.timeoutMs} ms`, error);
  if (request.signal?.aborted === true) return new TransportFailure('cancelled', 'the run was over', error);
  const proxy = findProxyFailure(error);
  if (proxy?.status !== undefined) {
    return new TransportFailure(PASSING.has(proxy.status) ? 'unreachable' : 'proxy', proxy.message, error);
  }
  const code = errorCode(error);
  const kind = FAILURE_KINDS[code] ?? (isTls(code) ? 'tls' : 'cut');
  const who = proxy === undefined ? '' : `${proxy.message}: `;
  return new TransportFailure(kind, `${who}${WORDS[kind]} (${code})`, error);
}

/** What a proxy answers while the host behind it, or itself, has trouble that may pass. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** By name: the class itself comes with undici, which is loaded at the first request alone. */
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
  dns: 'its name cannot be resolved',
  unreachable: 'it cannot be reached',
  tls: 'its certificate is not trusted',
  cut: 'the connection was cut',
  timeout: 'it did not answer in time',
  proxy: 'the proxy refused',
  too_large: 'its answer is too large',
  cancelled: 'the run was over',
};

function isTls(code: string): boolean {
  return /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code);
}

/** Node and undici put the reason into `code`, on the error or on one of its causes. */
function errorCode(error: unknown): string {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
  }
  return 'no code';
}
