import type { Dispatcher } from 'undici';

import { TransportFailure } from '../../ports/http.ts';
import type { HttpSend, TransportFailureKind } from '../../ports/http.ts';
import type { ProxyFailure } from './proxied-dispatcher.ts';
import { exchange } from './undici-exchange.ts';
import type { Exchange } from './undici-exchange.ts';

/** The transport of production, and how to let go of its connections at the end of a run. */
export interface UndiciHttp {
  readonly send: HttpSend;
  /** Loads undici while something else is waited for, in a run that is sure to send. What fails is told by `send`. */
  readonly prepare: () => void;
  close(): Promise<void>;
}

/** Connections to one host at the same time: one for each question of a round (ADR 0008). */
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
  const underWay = new Set<Exchange>();
  let dispatcher: Promise<Dispatcher> | undefined;
  let isClosed = false;
  const connected = (): Promise<Dispatcher> => (dispatcher ??= connect());
  return {
    send: async (request) => {
      const over = await connected();
      if (isClosed || request.signal?.aborted === true) throw runIsOver();
      const under = exchange(request, over);
      const cancel = (): void => under.cancel(runIsOver());
      request.signal?.addEventListener('abort', cancel);
      underWay.add(under);
      try {
        return await under.answer;
      } catch (error) {
        throw toTransportFailure(error);
      } finally {
        underWay.delete(under);
        request.signal?.removeEventListener('abort', cancel);
      }
    },
    prepare: () => void connected().catch(() => undefined),
    close: async () => {
      isClosed = true;
      // What is still under way is cancelled, not cut: nobody waits for it, and it is not to be tried again.
      for (const under of underWay) under.cancel(runIsOver());
      await dispatcher?.then(
        (over) => over.destroy(),
        () => undefined,
      );
    },
  };
}

async function connect(): Promise<Dispatcher> {
  const { createProxiedDispatcher } = await import('./proxied-dispatcher.ts');
  return createProxiedDispatcher(CONNECTIONS);
}

function runIsOver(): TransportFailure {
  return new TransportFailure('cancelled', 'the run was over');
}

function toTransportFailure(error: unknown): TransportFailure {
  if (error instanceof TransportFailure) return error;
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
