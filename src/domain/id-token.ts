import { MooringError } from './errors.ts';
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
