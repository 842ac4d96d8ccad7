import { routes } from '../routes.ts';
import { MooringError } from '../../values/errors.ts';
import { toInstant } from '../../values/instant.ts';
import { Secret } from '../../values/secret.ts';
import type { Clock } from '../../values/clock.ts';
import { TransportFailure } from '../http.ts';
import type { HttpSend, HttpRequest, HttpResponse } from '../http.ts';
import { createAdvisoryClient } from './platform/advisory-client.ts';
import type { AdvisoryClient } from './platform/advisory-client.ts';
import { createEventClient } from './platform/event-client.ts';
import type { EventClient } from './platform/event-client.ts';
import { createIamClient } from './platform/iam/iam-client.ts';
import type { IamClient } from './platform/iam/iam-client.ts';
import { createIssuerClient } from './platform/issuer-client.ts';
import type { IssuerClient } from './platform/issuer-client.ts';
import { createLibraryClient } from './platform/library-client.ts';
import type { LibraryClient } from './platform/library-client.ts';
import { createRegistryManagementClient } from './platform/registry-management-client.ts';
import type { RegistryManagementClient } from './platform/registry-management-client.ts';
import { exchangeToken, refreshToken } from './platform/token-exchange.ts';
import type { ExchangedToken, RefreshedToken } from './platform/token-exchange.ts';
import { createVersionOneClient } from './platform/version-one-client.ts';
import type { VersionOneClient } from './platform/version-one-client.ts';
import { createVulnerabilityClient } from './platform/vulnerability-client.ts';
import type { VulnerabilityClient } from './platform/vulnerability-client.ts';
import { createCaller } from './transport/call.ts';
import { DEFAULT_ENDPOINTS, readEndpoints } from './transport/endpoints.ts';
import type { Endpoints } from './transport/endpoints.ts';
import { CollectedBytes } from './transport/collected-bytes.ts';

export { MooringError, Secret };
export type { Endpoints, ExchangedToken, RefreshedToken };
export type { Clock } from '../../values/clock.ts';
export type { HttpRequest, HttpResponse, HttpSend } from '../http.ts';
export type { List, ListPage, Paging, Place } from './platform/list.ts';

/** Options of `createClient`. */
export interface ClientOptions {
  /** Platform token of the API's audience; without it only the routes that require no authentication work. */
  readonly token?: string | Secret;
  /** Endpoints that differ from the defaults. */
  readonly endpoints?: Partial<Endpoints>;
  /** Aborts every request and every wait between two attempts. */
  readonly signal?: AbortSignal;
  /** Sends one HTTP request; uses `fetch` by default. */
  readonly send?: HttpSend;
  readonly clock?: Clock;
}

/** The typed client of the platform: one property per API. Methods throw `MooringError`. */
export interface Client {
  readonly iam: IamClient;
  readonly registry: RegistryManagementClient;
  readonly vulnerabilities: VulnerabilityClient;
  readonly advisories: AdvisoryClient;
  readonly libraries: LibraryClient;
  readonly events: EventClient;
  /** The v1 routes that v2 does not replace. */
  readonly v1: VersionOneClient;
  readonly issuers: IssuerClient;
  /** Resolves if the platform API is reachable. */
  ping(): Promise<void>;
  /** Exchanges the OIDC token of a workload for a platform token. */
  exchangeToken(from: Parameters<typeof exchangeToken>[1]): Promise<ExchangedToken>;
  /** Exchanges a refresh token for a platform token and a new refresh token. */
  refreshToken(from: Parameters<typeof refreshToken>[1]): Promise<RefreshedToken>;
}

/** Creates the typed client. Throws `config_endpoint_invalid` for an endpoint that is not https (http on loopback). */
export function createClient({ token, ...options }: ClientOptions = {}): Client {
  const { send = fetchSend, clock = CLOCK, signal } = options;
  const endpoints = readEndpoints({ ...DEFAULT_ENDPOINTS, ...options.endpoints });
  const call = createCaller({ send, clock, endpoints, routes, ...(signal === undefined ? {} : { signal }) });
  const access = { call, token: typeof token === 'string' ? new Secret(token) : token };
  return {
    iam: createIamClient(access),
    registry: createRegistryManagementClient(access),
    vulnerabilities: createVulnerabilityClient(access),
    advisories: createAdvisoryClient(access),
    libraries: createLibraryClient(access),
    events: createEventClient(access),
    v1: createVersionOneClient(access),
    issuers: createIssuerClient(call),
    ping: async () => {
      await call('ping', 'reach the platform');
    },
    exchangeToken: (from) => exchangeToken(call, from),
    refreshToken: (from) => refreshToken(call, from),
  };
}

/** The system clock, without Node's modules, so that the client runs wherever `fetch` does. */
const CLOCK: Clock = {
  now: () => toInstant(Date.now()),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** Sends one request with `fetch` and returns the whole response; redirects are not followed. Throws `TransportFailure`. */
async function fetchSend(request: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  const { host } = new URL(request.url);
  try {
    const { url, method, headers, body } = request;
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBody(response, request.maxBytes, host),
    };
  } catch (cause) {
    if (cause instanceof TransportFailure) throw cause;
    const kind = timeout.aborted ? 'timeout' : request.signal?.aborted === true ? 'cancelled' : 'unreachable';
    throw new TransportFailure(kind, `${host}: ${kind}`, cause);
  }
}

async function readBody(response: Response, maxBytes: number, host: string): Promise<Uint8Array> {
  const body = new CollectedBytes();
  for await (const chunk of response.body ?? []) {
    if (body.length + chunk.length > maxBytes)
      throw new TransportFailure('too_large', `${host}: response exceeds ${maxBytes} bytes`);
    body.append(chunk);
  }
  return body.toBytes();
}
