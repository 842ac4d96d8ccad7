import { MooringError } from '../../values/errors.ts';
import { toInstant } from '../../values/instant.ts';
import { Secret } from '../../values/secret.ts';
import type { Clock } from '../../values/clock.ts';
import type { HttpSend } from '../http.ts';
import { createClientCall } from './client-call.ts';
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
import { createTagHistoryClient } from './registry/tag-history-client.ts';
import type { TagHistoryClient } from './registry/tag-history-client.ts';
import { DEFAULT_ENDPOINTS, readEndpoints } from './transport/endpoints.ts';
import type { Endpoints } from './transport/endpoints.ts';
import { fetchSend } from './transport/fetch-send.ts';
import type { CallOptions } from './transport/request.ts';

export { MooringError, Secret };
export type { CallOptions, Endpoints, ExchangedToken, RefreshedToken };
export type { Clock } from '../../values/clock.ts';
export type { ErrorCode } from '../../values/errors.ts';
export type { HttpRequest, HttpResponse, HttpSend } from '../http.ts';
export type { List, ListPage, Paging, Place } from './platform/list.ts';
export type * from './resources.ts';

/** Options of `createClient`. Those of `CallOptions` hold for each call that has none of its own. */
export interface ClientOptions extends CallOptions {
  /** Platform token of the API's audience; without it only the routes that require no authentication work. */
  readonly token?: string | Secret | undefined;
  /** Platform token of the registry's audience, for the history and tokens of private images. */
  readonly registryToken?: string | Secret | undefined;
  /** Endpoints that differ from the defaults. */
  readonly endpoints?: Partial<Endpoints>;
  /** Sends one HTTP request; uses `fetch` by default. */
  readonly send?: HttpSend;
  readonly clock?: Clock;
}

/**
 * The typed client of the platform: one property per API. Methods throw `MooringError`, and the reason of the signal if
 * the call is aborted.
 */
export interface Client extends TagHistoryClient {
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
  ping(options?: CallOptions): Promise<void>;
  /** Exchanges the OIDC token of a workload for a platform token. */
  exchangeToken(from: Parameters<typeof exchangeToken>[1], options?: CallOptions): Promise<ExchangedToken>;
  /** Exchanges a refresh token for a platform token and a new refresh token. */
  refreshToken(from: Parameters<typeof refreshToken>[1], options?: CallOptions): Promise<RefreshedToken>;
}

/**
 * Creates the typed client. Throws `config_endpoint_invalid` for an endpoint that is not https (http on loopback), and
 * `config_usage_invalid` on a Node.js that is too old and for limits that are none.
 */
export function createClient({ token, registryToken, ...options }: ClientOptions = {}): Client {
  requireNode();
  const { send = fetchSend, clock = CLOCK } = options;
  const endpoints = readEndpoints({ ...DEFAULT_ENDPOINTS, ...options.endpoints });
  const call = createClientCall({ send, clock, endpoints }, options);
  const access = { call, token: toSecret(token) };
  return {
    iam: createIamClient(access),
    registry: createRegistryManagementClient(access),
    vulnerabilities: createVulnerabilityClient(access),
    advisories: createAdvisoryClient(access),
    libraries: createLibraryClient(access),
    events: createEventClient(access),
    v1: createVersionOneClient(access),
    issuers: createIssuerClient(call),
    ...createTagHistoryClient({ call, clock, token: toSecret(registryToken) }),
    ping: async (limits) => {
      await call('ping', 'reach the platform', { options: limits });
    },
    exchangeToken: (from, limits) => exchangeToken(call, from, limits),
    refreshToken: (from, limits) => refreshToken(call, from, limits),
  };
}

function toSecret(token: string | Secret | undefined): Secret | undefined {
  return typeof token === 'string' ? new Secret(token) : token;
}

/** The oldest major version of Node.js on which the client is tested. */
const REQUIRED_MAJOR = 24;

/** Other runtimes say which version of Node.js they are compatible with, or nothing. */
function requireNode(): void {
  const version = typeof process === 'undefined' ? '' : process.versions.node;
  if (version === '' || Number.parseInt(version, 10) >= REQUIRED_MAJOR) return;
  throw new MooringError(
    'config_usage_invalid',
    `mooring/client requires Node.js ${REQUIRED_MAJOR} or later; this is ${version}`,
    { hint: 'Install it from https://nodejs.org.' },
  );
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
