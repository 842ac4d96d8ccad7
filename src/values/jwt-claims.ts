import { toInstant } from './instant.ts';
import type { Instant } from './instant.ts';
import { parseJson } from '../text/parse-json.ts';

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
  return { sub: textClaim(claims, 'sub'), audiences, expiresAt: readExpiry(claims) };
}

/** Returns when a JWT expires: `exp` is in seconds since 1970 (RFC 7519 §4.1.4); a time out of range counts as none. */
export function readExpiry(claims: Readonly<Record<string, unknown>>): Instant | undefined {
  const end = claims['exp'];
  return typeof end === 'number' && end >= 0 && end < 1e11 ? toInstant(Math.floor(end) * 1000) : undefined;
}

/** Returns a claim that is text; undefined for any other. */
export function textClaim(claims: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = claims[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the JSON of a part of a JWT, or undefined if it is none. */
export function parseBase64Json(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
