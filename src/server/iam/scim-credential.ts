import { hash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { Scim, ScimLifetime, SCIM_CREDENTIAL_STATES } from '../../contract/iam/scim.ts';
import { DAY_MS, formatInstant, parseInstant, toInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import { failedPrecondition, invalidArgument, Refusal } from '../requests/refusal.ts';
import type { Resource } from '../store/resource.ts';

/** Stored SCIM credential of an identity provider: the digest of the last token, never a token. */
const ScimCredential = z.object({
  enabled: z.boolean().default(false),
  tokenDigest: z.string().optional(),
  /** Absent for a token without an end. */
  tokenExpireTime: z.string().optional(),
  previousTokenExpireTime: z.string().optional(),
  revokeTime: z.string().optional(),
});
export type ScimCredential = z.infer<typeof ScimCredential>;

/** Returns the credential of a stored identity provider, as it is before the first token if it has none. */
export function scimCredentialOf({ body }: Pick<Resource, 'body'>): ScimCredential {
  return ScimCredential.parse(body['scim'] ?? {});
}

/** Changes with the credential, and differs from provider to provider. */
export function scimEtag(uid: string, credential: ScimCredential): string {
  return hash('sha256', JSON.stringify([uid, credential])).slice(0, 16);
}

/** Returns the credential as the API shows it. */
export function toScim(uid: string, credential: ScimCredential, now: Instant): Scim {
  const { enabled, tokenExpireTime, previousTokenExpireTime } = credential;
  return {
    enabled,
    credentialState: stateOf(credential, now),
    etag: scimEtag(uid, credential),
    ...(tokenExpireTime === undefined ? {} : { tokenExpireTime }),
    ...(previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime }),
  };
}

/** Throws ABORTED if the credential has changed since the caller read it (AIP-154). */
export function requireScimEtag(etag: string, uid: string, credential: ScimCredential): void {
  if (etag === scimEtag(uid, credential)) return;
  throw new Refusal('ABORTED', 'Aborted: etag: concurrent modification; read the credential and retry');
}

/** Throws FAILED_PRECONDITION if there is a valid token (`isWanted` false), or none (`isWanted` true). */
export function requireToken(isWanted: boolean, credential: ScimCredential, now: Instant): void {
  const state = stateOf(credential, now);
  const isGood = state === 'CREDENTIAL_STATE_LIVE' || state === 'CREDENTIAL_STATE_ROTATING';
  if (isGood === isWanted) return;
  throw isGood
    ? failedPrecondition('SCIM_TOKEN_EXISTS', 'a valid token exists; regenerate or revoke it')
    : failedPrecondition('SCIM_TOKEN_MISSING', 'no valid token exists; generate one');
}

/**
 * Returns a new token and the credential with it. It ends after a year if nothing else is said: what the service does
 * then is not documented, and a token without an end is not to be had by silence. Throws INVALID_ARGUMENT.
 */
export function newScimToken(
  { expireTime, neverExpires = false }: ScimLifetime,
  { enabled }: ScimCredential,
  now: Instant,
): { readonly token: string; readonly credential: ScimCredential } {
  if (expireTime !== undefined && neverExpires) {
    throw invalidArgument('neverExpires', 'cannot be true if expireTime is set');
  }
  const end = expireTime === undefined ? toInstant(now + DEFAULT_LIFETIME_MS) : parseInstant(expireTime);
  if (end <= now) throw invalidArgument('expireTime', 'is in the past');
  const token = `scim_${randomBytes(32).toString('base64url')}`;
  const lifetime = neverExpires ? {} : { tokenExpireTime: formatInstant(end) };
  return { token, credential: { enabled, tokenDigest: hash('sha256', token), ...lifetime } };
}

const DEFAULT_LIFETIME_MS = 365 * DAY_MS;

function stateOf(credential: ScimCredential, now: Instant): (typeof SCIM_CREDENTIAL_STATES)[number] {
  const { tokenDigest, tokenExpireTime, previousTokenExpireTime, revokeTime } = credential;
  const isPast = (time: string | undefined): boolean => time !== undefined && parseInstant(time) <= now;
  if (revokeTime !== undefined) return 'CREDENTIAL_STATE_REVOKED';
  if (tokenDigest === undefined) return 'CREDENTIAL_STATE_NOT_ISSUED';
  if (isPast(tokenExpireTime)) return 'CREDENTIAL_STATE_EXPIRED';
  const isRotating = previousTokenExpireTime !== undefined && !isPast(previousTokenExpireTime);
  return isRotating ? 'CREDENTIAL_STATE_ROTATING' : 'CREDENTIAL_STATE_LIVE';
}
