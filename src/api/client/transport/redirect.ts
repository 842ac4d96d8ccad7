import type { Route } from '../../route.ts';
import type { HttpRequest, HttpResponse } from '../../http.ts';
import { isLoopback } from './endpoints.ts';

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A request before the limits of an attempt are set. */
export type WrittenRequest = Omit<HttpRequest, 'timeoutMs' | 'signal'>;

/**
 * Returns the request that follows a redirect; undefined if the response is none or must not be followed. Registries
 * serve blobs from a separate storage (OCI distribution specification, "Pulling blobs"). Only routes marked as movable
 * in the contract are followed, once, over https, and never with the credential, which is sent to its own host only
 * (architecture.md#credentials-and-hosts). Plain http on loopback can redirect to loopback only.
 */
export function movedRequest(
  route: Route,
  request: WrittenRequest,
  response: HttpResponse,
): WrittenRequest | undefined {
  const { authorization, ...headers } = request.headers;
  const isFirst = authorization !== undefined;
  if (route.movable !== true || !isFirst || !REDIRECTS.has(response.status)) return undefined;
  const target = readTarget(response.headers['location'] ?? '', request.url);
  return target === undefined ? undefined : { ...request, url: target.href, headers };
}

/** Returns the target of a redirect if it can be followed without a credential; undefined otherwise. */
export function readTarget(location: string, base: string): URL | undefined {
  if (location === '' || !URL.canParse(location, base)) return undefined;
  const from = new URL(base);
  const target = new URL(location, base);
  const isSafe =
    target.protocol === 'https:' ||
    (target.protocol === 'http:' && isLoopback(target.hostname) && isLoopback(from.hostname));
  return isSafe && target.username === '' && target.password === '' ? target : undefined;
}
