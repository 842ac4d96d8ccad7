import { z } from 'zod';

import { BearerText } from './token.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** States of a SCIM credential (openapi `IdentityProvider.SCIM.CredentialState`). */
export const SCIM_CREDENTIAL_STATES = [
  'CREDENTIAL_STATE_UNSPECIFIED',
  'CREDENTIAL_STATE_NOT_ISSUED',
  'CREDENTIAL_STATE_LIVE',
  'CREDENTIAL_STATE_EXPIRED',
  'CREDENTIAL_STATE_REVOKED',
  'CREDENTIAL_STATE_ROTATING',
] as const;

/** SCIM configuration of an identity provider (openapi `iam.v2.IdentityProvider.SCIM`). */
export const Scim = z.object({
  enabled: z.boolean().default(false),
  /** Reported by Get only (service-rules.md#scim-tokens). */
  credentialState: z.string().default('CREDENTIAL_STATE_UNSPECIFIED'),
  endpointUrl: z.string().optional(),
  /** Sent with changes to detect concurrent modifications; absent before the first token. */
  etag: z.string().optional(),
  tokenExpireTime: Timestamp.optional(),
  previousTokenExpireTime: Timestamp.optional(),
});
export type Scim = z.infer<typeof Scim>;

/** Lifetime of a new token: until a time, or unlimited. */
export const ScimLifetime = z.object({
  expireTime: Timestamp.optional(),
  neverExpires: z.boolean('must be true or false').optional(),
});
export type ScimLifetime = z.infer<typeof ScimLifetime>;

const etag = z.string('is required').min(1, 'is required');

/** Request to replace a token; both tokens are valid during `overlap`, which is an hour if absent. */
export const ScimRenewal = ScimLifetime.extend({
  etag,
  overlap: z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,9})?s$/, 'must be a duration such as 3600s')
    .optional(),
});
export type ScimRenewal = z.infer<typeof ScimRenewal>;

/** A new token; only this answer shows it. */
export const ScimToken = z.object({
  identityProviderUid: z.string().optional(),
  token: BearerText,
  endpointUrl: z.string().optional(),
  etag: z.string(),
  expireTime: Timestamp.optional(),
});
export type ScimToken = z.infer<typeof ScimToken>;

/** A new token, and the expiry of the previous one. */
export const RenewedScimToken = ScimToken.extend({
  previousTokenExpireTime: Timestamp.optional(),
  requestedOverlap: z.string().optional(),
});
export type RenewedScimToken = z.infer<typeof RenewedScimToken>;

/** There are no fields to give. */
export const ScimRevocation = z.object({});

/** Result of revoking all tokens. */
export const RevokedScimToken = z.object({
  identityProviderUid: z.string().optional(),
  enabled: z.boolean().default(false),
  etag: z.string(),
  revokeTime: Timestamp.optional(),
});
export type RevokedScimToken = z.infer<typeof RevokedScimToken>;

/** Request to enable provisioning, or to disable it; an absent `enabled` is false, as in any proto3 JSON. */
export const ScimSwitch = z.object({ enabled: z.boolean('must be true or false').default(false), etag });

export const SwitchedScim = z.object({
  identityProviderUid: z.string().optional(),
  enabled: z.boolean().default(false),
  etag: z.string(),
});
export type SwitchedScim = z.infer<typeof SwitchedScim>;
