import type { z } from 'zod';

import type { Capability } from './iam/capability.ts';

/**
 * Which of the service's addresses serves a route (service-rules.md#addresses: base_url, registry_url,
 * token_url; the issuer exchanges tokens), and GitHub's own endpoint for a job's OIDC token. The embedded
 * platform serves them all on one origin.
 */
export type Face = 'api' | 'issuer' | 'registry' | 'token' | 'github';

/**
 * What has to be in the Authorization header: a platform token of the API's audience; a workload's own OIDC token; a
 * refresh token of the issuer; a token of the registry's audience or for one image; Basic `_token:<token of the
 * registry's audience>` or nothing; the token that a runner gives a job for minting; nothing at all.
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
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** `{uid}` and `{parent}` match a uid with its slashes; `{image}` one or more path components; others one. */
  readonly path: string;
  readonly face: Face;
  readonly credential: Credential;
  /**
   * The platform capability without which the answer is PERMISSION_DENIED (advisory-rules.md#advisory-access,
   * sign-in-rules.md#built-in-roles).
   */
  readonly capability?: Capability;
  /** True when sending it twice does no harm, so that a lost answer may be asked for again. */
  readonly idempotent: boolean;
  readonly query?: z.ZodType;
  /** The JSON body, or the form fields where `form` is set. */
  readonly body?: z.ZodType;
  readonly form?: true;
  /** Set where the body of the answer is bytes of any kind instead of JSON. */
  readonly binary?: true;
  /** Set where the answer may lie elsewhere: a redirect is followed, once and without the credential. */
  readonly movable?: true;
  readonly response: z.ZodType;
}
