import { isDigest } from '../../../values/digest.ts';
import { basicCredentials } from '../../../values/secret.ts';
import type { Secret } from '../../../values/secret.ts';
import type { Face, Route } from '../../route.ts';
import type { HttpRequest } from '../../http.ts';
import type { Endpoints } from './endpoints.ts';

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Limits of one call of the typed client. */
export interface CallOptions {
  /** Aborts the call and its waits between attempts. The call then throws the reason of the signal, as `fetch` does. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the call with all its attempts; by default 90,000, and 15,000 for each attempt. */
  readonly timeoutMs?: number | undefined;
  /** How often a failed request is sent again, if that does no harm; 4 times by default. */
  readonly retries?: number | undefined;
}

/** Parameters of one call of a route. */
export interface CallParts {
  /** Values for the `{…}` of the path. */
  readonly path?: Readonly<Record<string, string>>;
  /** Query parameters spelled as in the specification; undefined ones are left out, lists are repeated. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The media types that are taken, for the Accept header; JSON if absent. */
  readonly accept?: string;
  /** The most bytes that the response may have; what its face allows if absent. */
  readonly maxBytes?: number;
  /** Goes into the Authorization header, in the scheme that the route requests; none for an anonymous call. */
  readonly credential?: Secret;
  /** Statuses from 300 on that are a response to this call instead of a failure. */
  readonly answers?: readonly number[];
  /** Limits of this call; only the typed client has them. */
  readonly options?: CallOptions | undefined;
  /** A whole address instead of the route's own: only GitHub's OIDC endpoint is known by address alone. */
  readonly url?: URL;
}

/**
 * The most bytes a response may have, per face: tokens are small, a page of 200 advisories with their events is not.
 */
const MAX_BYTES: Readonly<Record<Face, number>> = {
  github: 256 * 1024,
  issuer: 1024 * 1024,
  token: 1024 * 1024,
  registry: 8 * 1024 * 1024,
  api: 32 * 1024 * 1024,
};

/**
 * Returns the request of one attempt, without its deadline. The credential goes to the face's own origin and nowhere
 * else.
 */
export function buildRequest(
  route: Route,
  endpoints: Endpoints,
  parts: CallParts,
): Omit<HttpRequest, 'timeoutMs' | 'signal'> {
  const url = parts.url ?? new URL(originOf(route.face, endpoints) + fillPath(route.path, parts.path ?? {}));
  addQuery(url, parts.query ?? {});
  const isForm = route.form === true;
  return {
    method: route.method,
    url: url.href,
    headers: {
      accept: parts.accept ?? 'application/json',
      ...(parts.credential === undefined ? {} : { authorization: authorization(route, parts.credential) }),
      ...(parts.body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: isForm ? formText(parts.body) : JSON.stringify(parts.body) }),
    maxBytes: parts.maxBytes ?? MAX_BYTES[route.face],
  };
}

/** GitHub's endpoint has no origin of its own here: it is always called by the address that the runner gives. */
function originOf(face: Face, endpoints: Endpoints): string {
  const origins: Readonly<Record<Face, string>> = {
    api: endpoints.apiUrl,
    issuer: endpoints.issuerUrl,
    token: endpoints.tokenUrl,
    registry: endpoints.registryUrl,
    github: '',
  };
  return origins[face];
}

/** Digests go with their colon, which a path may have (RFC 3986 §3.3): not every registry decodes it. */
function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key] ?? '';
    return isDigest(value) ? value : value.split('/').map(encodeURIComponent).join('/');
  });
}

function addQuery(url: URL, query: Readonly<Record<string, QueryValue>>): void {
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'object' ? value : [String(value)]) url.searchParams.append(key, one);
  }
}

function formText(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) form.append(key, String(value));
  return form.toString();
}

function authorization(route: Route, credential: Secret): string {
  if (route.credential !== 'registry-basic') return `Bearer ${credential.reveal()}`;
  return `Basic ${basicCredentials(credential)}`;
}
