import { hash, randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { Scim, ScimLifetime, SCIM_CREDENTIAL_STATES } from '../../api/iam/scim.ts';
import { DAY_MS, formatInstant, parseInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import type { Addresses } from '../addresses.ts';
import { failedPrecondition, invalidArgument, notFound, Refusal } from '../requests/refusal.ts';
import type { Resource } from '../store/resource.ts';

/** Stored SCIM credential of an identity provider: the digest of the last token, never a token. */
const ScimCredential = z.object({
  enabled: z.boolean().default(false),
  /** Absent before the first token, and after a revocation. */
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

/** Returns the address to which a directory sends its people; the embedded platform takes none there. */
export function scimEndpointUrl(uid: string, { apiUrl }: Addresses): string {
  return `${apiUrl}/scim/v2/${uid}`;
}

/** Returns the credential as the API shows it: there is no etag before the first token (service-rules.md#scim-tokens). */
export function toScim(
  uid: string,
  credential: ScimCredential,
  { now, endpointUrl }: { readonly now: Instant; readonly endpointUrl: string },
): Scim {
  const { enabled, tokenExpireTime, previousTokenExpireTime } = credential;
  const credentialState = stateOf(credential, now);
  const isRotating = credentialState === 'CREDENTIAL_STATE_ROTATING';
  return {
    enabled,
    credentialState,
    endpointUrl,
    ...(isIssued(credential) ? { etag: scimEtag(uid, credential) } : {}),
    ...(tokenExpireTime === undefined ? {} : { tokenExpireTime }),
    ...(isRotating && previousTokenExpireTime !== undefined ? { previousTokenExpireTime } : {}),
  };
}

/** Throws ABORTED if the credential has changed since the caller read it (AIP-154), NOT_FOUND as `requireIssued`. */
export function requireScimEtag(etag: string, uid: string, credential: ScimCredential): void {
  requireIssued(uid, credential);
  if (etag === scimEtag(uid, credential)) return;
  throw new Refusal('ABORTED', 'Aborted: etag: concurrent modification; read the credential and retry');
}

/** Throws NOT_FOUND before the first token. */
export function requireIssued(uid: string, credential: ScimCredential): void {
  if (!isIssued(credential)) throw notFound('ScimToken', uid);
}

/** Throws FAILED_PRECONDITION if there has been a token, valid or not. */
export function requireNotIssued(credential: ScimCredential): void {
  if (isIssued(credential)) {
    throw failedPrecondition('SCIM_TOKEN_EXISTS', 'the identity provider has a SCIM token; regenerate it');
  }
}

/** Returns a new token and the credential with it. Throws INVALID_ARGUMENT. */
export function newScimToken(
  { expireTime, neverExpires = false }: ScimLifetime,
  { enabled }: ScimCredential,
  now: Instant,
): { readonly token: string; readonly credential: ScimCredential } {
  if (expireTime !== undefined && neverExpires) {
    throw invalidArgument('neverExpires', 'cannot be true if expireTime is set');
  }
  const end = expireTime === undefined ? now + DEFAULT_LIFETIME_MS : parseInstant(expireTime);
  if (end <= now) throw invalidArgument('expireTime', 'is in the past');
  if (end > now + MAX_LIFETIME_MS) throw invalidArgument('expireTime', 'must be at most two years from now');
  const token = `cgscim_${randomBytes(32).toString('hex')}`;
  const lifetime = neverExpires ? {} : { tokenExpireTime: formatInstant(toInstant(end)) };
  return { token, credential: { enabled, tokenDigest: hash('sha256', token), ...lifetime } };
}

const DEFAULT_LIFETIME_MS = 365 * DAY_MS;
const MAX_LIFETIME_MS = 2 * DEFAULT_LIFETIME_MS;

/**
 * Returns until when the current token is valid beside another one: for the overlap, at most a day and at most until
 * its own expiry. Undefined if it is not valid any more, or is not to be.
 */
export function previousTokenEnd(
  { tokenDigest, tokenExpireTime }: ScimCredential,
  overlapMs: number,
  now: Instant,
): string | undefined {
  if (tokenDigest === undefined || isPast(tokenExpireTime, now) || overlapMs === 0) return undefined;
  return earlierOf(tokenExpireTime, toInstant(now + Math.min(overlapMs, DAY_MS)));
}

/** Returns the credential after all of its tokens became invalid; the time of the first revocation stays. */
export function revokedCredential(
  { enabled, tokenExpireTime, revokeTime }: ScimCredential,
  now: Instant,
): ScimCredential & { readonly revokeTime: string } {
  return {
    enabled,
    tokenExpireTime: earlierOf(tokenExpireTime, now),
    revokeTime: revokeTime ?? formatInstant(now),
  };
}

function stateOf(credential: ScimCredential, now: Instant): (typeof SCIM_CREDENTIAL_STATES)[number] {
  const { tokenDigest, tokenExpireTime, previousTokenExpireTime, revokeTime } = credential;
  if (revokeTime !== undefined) return 'CREDENTIAL_STATE_REVOKED';
  if (tokenDigest === undefined) return 'CREDENTIAL_STATE_NOT_ISSUED';
  const isRotating = previousTokenExpireTime !== undefined && !isPast(previousTokenExpireTime, now);
  if (isRotating) return 'CREDENTIAL_STATE_ROTATING';
  return isPast(tokenExpireTime, now) ? 'CREDENTIAL_STATE_EXPIRED' : 'CREDENTIAL_STATE_LIVE';
}

function isIssued({ tokenDigest, revokeTime }: ScimCredential): boolean {
  return tokenDigest !== undefined || revokeTime !== undefined;
}

function isPast(time: string | undefined, now: Instant): boolean {
  return time !== undefined && parseInstant(time) <= now;
}

function earlierOf(time: string | undefined, other: Instant): string {
  const own = time === undefined ? Infinity : parseInstant(time);
  return formatInstant(toInstant(Math.min(own, other)));
}
