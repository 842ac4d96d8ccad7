import { MooringError } from '../../../values/errors.ts';

/** Endpoints of the service: URLs without a trailing slash, and the registry host as in image references. */
export interface Endpoints {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly tokenUrl: string;
  readonly registryUrl: string;
  readonly registry: string;
}

/** Endpoints of the public service. `tokenUrl` and `registryUrl` follow from `registry`. */
export const DEFAULT_ENDPOINTS: Endpoints = {
  apiUrl: 'https://console-api.enforce.dev',
  issuerUrl: 'https://issuer.enforce.dev',
  tokenUrl: '',
  registryUrl: '',
  registry: 'cgr.dev',
};

/**
 * Checks the addresses once, before the first call. Each URL must be https (http on loopback only), without user info,
 * query or fragment; `registry` is a host with an optional port. `registryUrl` may be empty: then it is the host that
 * references name; `tokenUrl` may be empty: then it is the registry's. Throws `config_endpoint_invalid` naming the one
 * that is wrong.
 */
export function readEndpoints(given: Endpoints): Endpoints {
  // Checked even if the URL is given: Docker would not find a login written under an invalid host.
  const hostUrl = urlOfHost(given.registry);
  const registryUrl = readAddress('registry-url', given.registryUrl || hostUrl);
  return {
    apiUrl: readAddress('api-url', given.apiUrl),
    issuerUrl: readAddress('issuer-url', given.issuerUrl),
    tokenUrl: given.tokenUrl === '' ? registryUrl : readAddress('token-url', given.tokenUrl),
    registryUrl,
    registry: given.registry,
  };
}

/**
 * Returns the audience of a token that the registry accepts: its own host, with the port if it has one
 * (service-rules.md#audiences).
 */
export function registryAudience(endpoints: Endpoints): string {
  return new URL(endpoints.registryUrl).host;
}

/**
 * Returns the audience that the issuer expects in a workflow's OIDC token: its host name, no scheme
 * (sign-in-rules.md#default-audience).
 */
export function assertionAudience(endpoints: Endpoints): string {
  return new URL(endpoints.issuerUrl).hostname;
}

/** Returns true for loopback addresses, the only ones that can use plain http. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * Returns the URL when a credential may be sent to it: https, or http on loopback, and no user info. Throws
 * `config_endpoint_invalid` naming `what` otherwise.
 */
export function readTrustedUrl(what: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw invalid(what, text, 'is not a URL');
  if (url.username !== '' || url.password !== '') throw invalid(what, url.host, 'must not contain user info');
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!secure) throw invalid(what, text, 'is not an https address');
  return url;
}

function readAddress(what: string, text: string): string {
  const url = readTrustedUrl(what, text);
  if (url.search !== '' || url.hash !== '') throw invalid(what, text, 'must not have a query or a fragment');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function urlOfHost(host: string): string {
  const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
  if (url === undefined || url.host !== host) {
    throw invalid('registry', host, 'is not a host name', {
      hint: 'Write the host as in image references, in lower case, without scheme and path: `cgr.dev`.',
    });
  }
  return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
}

function invalid(what: string, text: string, why: string, options?: { readonly hint: string }): MooringError {
  return new MooringError('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
}
