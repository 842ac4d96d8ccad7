import type { Endpoints } from '../../client/transport/endpoints.ts';
import type { ExchangedToken } from '../../client/platform/sign-in.ts';
import type { Instant } from '../../domain/instant.ts';
import { Secret } from '../../domain/secret.ts';
import { parseJson } from '../../domain/text/parse-json.ts';

/** The variable that names the folder of a helper, and what lies in that. */
export const HELPER_VARIABLE = 'MOORING_HELPER_FOLDER';
export const HELPER_FILES = {
  settings: 'settings.json',
  token: 'token.json',
  lock: 'token.lock',
} as const;

/** What the helper was told when it was put there. */
export interface HelperSettings {
  readonly folder: string;
  readonly endpoints: Endpoints;
  readonly identity: string;
}

/** The life of a token that does not tell its end. */
const UNKNOWN_LIFE_MS = 60_000;

/** A token as it is kept between two calls of the helper; the end is in milliseconds by this machine's clock. */
export interface CachedToken {
  readonly token: Secret;
  readonly endsAt: number;
}

/** When the token ends by this machine's clock, which may be minutes off the one that gave it out. */
export function localEnd({ expiresAt, serverTime }: ExchangedToken, now: Instant): number {
  if (expiresAt === undefined) return now + UNKNOWN_LIFE_MS;
  return now + (expiresAt - (serverTime ?? now));
}

/** The token as the text of a file that only its owner may read. */
export function formatCachedToken(token: Secret, endsAt: number): string {
  return `${JSON.stringify({ token: token.reveal(), endsAt })}\n`;
}

/** The token of such a text; undefined when it is none. */
export function readCachedToken(text: string): CachedToken | undefined {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('token' in parsed) || !('endsAt' in parsed)) {
    return undefined;
  }
  const { token, endsAt } = parsed;
  if (typeof token !== 'string' || typeof endsAt !== 'number') return undefined;
  return { token: new Secret(token), endsAt };
}
