import { z } from 'zod';

import type { Requirement } from './iam/capability.ts';
import { MaskQuery } from './schema/page.ts';

/**
 * Which of the service's addresses serves a route (service-rules.md#addresses: base_url, registry_url,
 * token_url; the issuer exchanges tokens), and GitHub's own endpoint for a job's OIDC token. The embedded
 * platform serves them all on one origin.
 */
export type Face = 'api' | 'issuer' | 'registry' | 'token' | 'github';

/**
 * Required content of the Authorization header: a platform token of the API's audience; a workload's own OIDC
 * token; a refresh token of the issuer; a token of the registry's audience or for one image; Basic
 * `_token:<token of the registry's audience>` or nothing; the token that a runner gives a job for minting;
 * nothing at all.
 */
type Credential =
  | 'platform'
  | 'id-token'
  | 'refresh-token'
  | 'registry'
  | 'registry-basic'
  | 'request-token'
  | 'none';

/** One operation of the service. */
export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{uid}` and `{parent}` match a uid with its slashes; `{image}` one or more path components; others one. */
  readonly path: string;
  readonly face: Face;
  /** The same operation over gRPC, service and method below `chainguard.platform.`; absent if there is none. */
  readonly rpc?: string;
  readonly credential: Credential;
  /**
   * The capabilities of the platform, the most specific one first: without any of them, the response is
   * PERMISSION_DENIED and names it (service-rules.md#capabilities).
   */
  readonly capabilities?: readonly Requirement[];
  /** True when sending it twice does no harm, so that a lost answer can be requested again. */
  readonly idempotent: boolean;
  readonly query?: z.ZodType;
  /** The JSON body, or the form fields where `form` is set. */
  readonly body?: z.ZodType;
  readonly form?: true;
  /** Set if the body of the response is bytes of any kind instead of JSON. */
  readonly binary?: true;
  /** Set if a success has no body; it can have an object. Without it, an empty body is no answer of the route. */
  readonly empty?: true;
  /** Set if the response may lie elsewhere: a redirect is followed, once and without the credential. */
  readonly movable?: true;
  readonly response: z.ZodType;
}

/** A route of the platform API that requires a platform token and capabilities. */
export interface ApiRoute extends Pick<Route, 'method' | 'path' | 'idempotent' | 'rpc'> {
  readonly face: 'api';
  readonly credential: 'platform';
  readonly capabilities: readonly Requirement[];
}

/** The capabilities that a route requires; a list if there are several. */
type Needs = Requirement | readonly Requirement[];

/** Fields in which one API route differs from another. */
type RouteParts = Pick<Route, 'rpc' | 'query' | 'body' | 'response'> & Partial<Pick<Route, 'idempotent'>>;

/** Returns a GET route of the platform API. */
export function get<Parts extends RouteParts>(path: string, needs: Needs, parts: Parts): ApiRoute & Parts {
  return { ...API, method: 'GET', idempotent: true, path, capabilities: [needs].flat(), ...parts };
}

/** Returns a POST route of the platform API; not idempotent unless `parts` says so. */
export function post<Parts extends RouteParts>(path: string, needs: Needs, parts: Parts): ApiRoute & Parts {
  return { ...API, method: 'POST', idempotent: false, path, capabilities: [needs].flat(), ...parts };
}

/** Returns a PATCH route of the platform API, which takes an update mask. */
export function patch<Parts extends RouteParts>(
  path: string,
  needs: Needs,
  parts: Parts,
): ApiRoute & { readonly query: typeof MaskQuery } & Parts {
  return {
    ...API,
    method: 'PATCH',
    idempotent: true,
    query: MaskQuery,
    path,
    capabilities: [needs].flat(),
    ...parts,
  };
}

/** Response without a body. */
const Nothing = z.object({});

/** Returns a DELETE route of the platform API; its response is empty (service-rules.md#delete). */
export function remove(
  path: string,
  needs: Needs,
  rpc: string,
): ApiRoute & { readonly empty: true; readonly response: typeof Nothing } {
  return {
    ...API,
    method: 'DELETE',
    idempotent: true,
    path,
    capabilities: [needs].flat(),
    rpc,
    empty: true,
    response: Nothing,
  };
}

const API = { face: 'api', credential: 'platform' } as const;
