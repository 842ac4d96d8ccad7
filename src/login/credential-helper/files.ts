import type { ExchangedToken } from '../../api/client/platform/token-exchange.ts';
import type { Endpoints } from '../../api/client/transport/endpoints.ts';
import type { Instant } from '../../values/instant.ts';
import { Secret } from '../../values/secret.ts';
import { parseJson } from '../../text/parse-json.ts';

/** The variable that names the directory of a helper, and the files in it. */
export const HELPER_VARIABLE = 'MOORING_HELPER_DIRECTORY';
export const HELPER_FILES = {
  config: 'helper.json',
  token: 'token.json',
  lock: 'token.lock',
} as const;

/** The configuration of a helper, written when it is installed. */
export interface HelperConfig {
  readonly directory: string;
  readonly endpoints: Endpoints;
  readonly identity: string;
}

/** The lifetime assumed for a token without an expiry. */
const DEFAULT_LIFETIME_MS = 60_000;

/** A token that is cached between two calls of the helper; its expiry is in milliseconds by this machine's clock. */
export interface CachedToken {
  readonly token: Secret;
  readonly endsAt: number;
}

/** Returns when the token expires by this machine's clock, which can differ from the issuer's by minutes. */
export function localExpiry({ expiresAt, serverTime }: ExchangedToken, now: Instant): number {
  if (expiresAt === undefined) return now + DEFAULT_LIFETIME_MS;
  return now + (expiresAt - (serverTime ?? now));
}

/** Formats the token as the text of a file that only its owner can read. */
export function formatCachedToken(token: Secret, endsAt: number): string {
  return `${JSON.stringify({ token: token.reveal(), endsAt })}\n`;
}

/** Parses the text of `formatCachedToken`; returns undefined if it is malformed. */
export function readCachedToken(text: string): CachedToken | undefined {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('token' in parsed) || !('endsAt' in parsed)) {
    return undefined;
  }
  const { token, endsAt } = parsed;
  if (typeof token !== 'string' || typeof endsAt !== 'number') return undefined;
  return { token: new Secret(token), endsAt };
}
