import { MooringError } from './errors.ts';
import { toInstant } from './instant.ts';
import type { Instant } from './instant.ts';
import { printable } from './printable.ts';

/** The claims of a workflow's OIDC token that Mooring looks at (sign-in.md §3.1). */
export interface IdTokenClaims {
  readonly iss: string;
  readonly sub: string;
  readonly aud: string;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly event_name: string | undefined;
  readonly environment: string | undefined;
  /** When it ends; undefined when it does not tell. */
  readonly expiresAt: Instant | undefined;
}

/**
 * Reads the claims of a JWT. Its signature is not checked here: the service that it is shown to does that. Throws
 * `platform_unexpected_answer`, without any of its text, when it is no JWT or lacks `iss`, `sub` or `aud`.
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
    repository: textClaim(claims, 'repository'),
    ref: textClaim(claims, 'ref'),
    event_name: textClaim(claims, 'event_name'),
    environment: textClaim(claims, 'environment'),
    expiresAt: readEnd(claims),
  };
}

/** The claims that may be shown in a log (sign-in.md §5 row 20), one per line, with the address of the host left out. */
export function describeClaims(claims: IdTokenClaims): readonly string[] {
  return (['iss', 'sub', 'aud', 'repository', 'ref', 'event_name', 'environment'] as const).flatMap(
    (name) => {
      const value = claims[name];
      return value === undefined ? [] : [`${name}: ${printable(value, 200)}`];
    },
  );
}

/** What Mooring looks at in a token of the platform; all of it is undefined in a token that is no JWT. */
export interface PlatformTokenClaims {
  /** The uid of the identity, where the platform tells it here. */
  readonly sub: string | undefined;
  readonly expiresAt: Instant | undefined;
}

/** Reads what a token of the platform tells of itself, as far as it does: its form is the platform's own business. */
export function readPlatformToken(token: string): PlatformTokenClaims {
  const payload = parseBase64Json(token.split('.')[1] ?? '');
  const claims =
    typeof payload === 'object' && payload !== null ? Object.fromEntries(Object.entries(payload)) : {};
  return { sub: textClaim(claims, 'sub'), expiresAt: readEnd(claims) };
}

/** `exp` is in seconds since 1970 (RFC 7519 §4.1.4). */
function readEnd(claims: Readonly<Record<string, unknown>>): Instant | undefined {
  const end = claims['exp'];
  return typeof end === 'number' && Number.isFinite(end) ? toInstant(end * 1000) : undefined;
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
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
