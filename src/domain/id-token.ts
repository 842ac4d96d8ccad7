import { MooringError } from './errors.ts';
import { formatInstant, toInstant } from './instant.ts';
import type { Instant } from './instant.ts';
import { printable } from './text/printable.ts';
import { parseJson } from './text/parse-json.ts';

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
    expiresAt: readEnd(claims),
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

/** The claims of a platform token that Mooring reads; all are undefined if it is not a JWT. */
export interface PlatformTokenClaims {
  /** The uid of the identity, if the platform sets it. */
  readonly sub: string | undefined;
  /** Its audiences; empty if it names none. */
  readonly audiences: readonly string[];
  readonly expiresAt: Instant | undefined;
}

/** Parses the claims of a platform token, as far as possible: its format is not documented. */
export function readPlatformToken(token: string): PlatformTokenClaims {
  const payload = parseBase64Json(token.split('.')[1] ?? '');
  const claims =
    typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {};
  const { aud } = claims;
  const audiences = (Array.isArray(aud) ? aud : [aud]).filter((one) => typeof one === 'string');
  return { sub: textClaim(claims, 'sub'), audiences, expiresAt: readEnd(claims) };
}

/** `exp` is in seconds since 1970 (RFC 7519 §4.1.4); a time out of range counts as none. */
function readEnd(claims: Readonly<Record<string, unknown>>): Instant | undefined {
  const end = claims['exp'];
  return typeof end === 'number' && end >= 0 && end < 1e11 ? toInstant(Math.floor(end) * 1000) : undefined;
}

function textClaim(claims: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' ? value : undefined;
}

function decodePayload(token: string): Readonly<Record<string, unknown>> {
  const [, payload = '', ...rest] = token.split('.');
  const claims = rest.length === 1 ? parseBase64Json(payload) : undefined;
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new MooringError('platform_unexpected_answer', "GitHub's OIDC token is not a JWT");
  }
  return Object.fromEntries(Object.entries(claims));
}

function parseBase64Json(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
