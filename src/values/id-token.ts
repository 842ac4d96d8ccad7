import { MooringError } from './errors.ts';
import { formatInstant } from './instant.ts';
import type { Instant } from './instant.ts';
import { parseBase64Json, readExpiry, textClaim } from './jwt-claims.ts';
import { printable } from '../text/printable.ts';

/**
 * The claims of a workflow's OIDC token that Mooring looks at (sign-in-rules.md#token-claims); GitHub's ids
 * are texts.
 */
export interface IdTokenClaims {
  readonly iss: string;
  readonly sub: string;
  readonly aud: string;
  readonly event_name: string | undefined;
  readonly repository: string | undefined;
  readonly repository_id: string | undefined;
  readonly repository_owner_id: string | undefined;
  readonly ref: string | undefined;
  readonly environment: string | undefined;
  readonly job_workflow_ref: string | undefined;
  /** When it expires; undefined without `exp`. */
  readonly expiresAt: Instant | undefined;
}

/**
 * Parses the claims of a JWT. The service that it is sent to checks its signature. Throws `platform_unexpected_answer`,
 * without any of its text, if it is not a JWT or lacks `iss`, `sub` or `aud`.
 */
export function readIdToken(token: string): IdTokenClaims {
  const claims = decodePayload(token);
  const [iss, sub, aud] = [claims['iss'], claims['sub'], claims['aud']];
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof aud !== 'string') {
    throw new MooringError('platform_unexpected_answer', "GitHub's OIDC token lacks iss, sub or aud");
  }
  return {
    iss,
    sub,
    aud,
    event_name: textClaim(claims, 'event_name'),
    repository: textClaim(claims, 'repository'),
    repository_id: textClaim(claims, 'repository_id'),
    repository_owner_id: textClaim(claims, 'repository_owner_id'),
    ref: textClaim(claims, 'ref'),
    environment: textClaim(claims, 'environment'),
    job_workflow_ref: textClaim(claims, 'job_workflow_ref'),
    expiresAt: readExpiry(claims),
  };
}

/**
 * The claims that may be shown in a log, in the order in which they are: those of hardening.md row 20, and
 * the two ids of the repository, which an identity is matched with and which an immutable subject shows
 * anyway.
 */
const SHOWN_CLAIMS = [
  'iss',
  'sub',
  'aud',
  'event_name',
  'repository',
  'repository_id',
  'repository_owner_id',
  'ref',
  'environment',
  'job_workflow_ref',
] as const satisfies readonly (keyof IdTokenClaims)[];

/** Returns the claims of a token that can be shown, one per line, and its expiry. */
export function describeClaims(claims: IdTokenClaims): readonly string[] {
  const texts = SHOWN_CLAIMS.flatMap((name) => {
    const value = claims[name];
    return value === undefined ? [] : [`${name}: ${printable(value, 300)}`];
  });
  return claims.expiresAt === undefined ? texts : [...texts, `exp: ${formatInstant(claims.expiresAt)}`];
}

function decodePayload(token: string): Readonly<Record<string, unknown>> {
  const [, payload = '', ...rest] = token.split('.');
  const claims = rest.length === 1 ? parseBase64Json(payload) : undefined;
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new MooringError('platform_unexpected_answer', "GitHub's OIDC token is not a JWT");
  }
  return Object.fromEntries(Object.entries(claims));
}
