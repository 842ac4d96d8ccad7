import { z } from 'zod';

import { repeated } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The three base64url parts of a JWT: nothing that could break out of a header, a file or a log line. */
const JwtText = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');

/** A token of any form: the characters of a bearer token (RFC 6750 §2.1), none that could end a header. */
export const BearerText = z
  .string()
  .max(16_384)
  .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');

/** Query of GitHub's OIDC endpoint; only the embedded endpoint supports the form of the subject. */
export const IdTokenQuery = z.object({
  audience: z.string().optional(),
  'subject-format': z.enum(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
});

/** The response of GitHub's OIDC endpoint to a job that requests its token (sign-in-rules.md#request-the-token). */
export const IdToken = z.object({ value: JwtText });
export type IdToken = z.infer<typeof IdToken>;

/** Parameters of a token refresh: the audiences of the new token, and its limits (sign-in-rules.md#limited-tokens). */
export const RefreshRequest = z.object({
  aud: repeated.optional(),
  cap: repeated.optional(),
  /** Deprecated: one of the scopes. */
  scope: z.string().optional(),
  scopes: repeated.optional(),
});
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** The parameters of the token exchange, in a form or in the address (sign-in-rules.md#exchange-request). */
export const ExchangeRequest = RefreshRequest.extend({
  identity: z.string().optional(),
  identityProvider: z.string().optional(),
});

/** Query of the registry's token endpoint; `scope` can be repeated (registry token specification). */
export const RegistryTokenQuery = z.object({ scope: repeated.optional(), service: z.string().optional() });

/**
 * The same as a form, with the credentials in it (registry OAuth specification); `scope` is one text with
 * spaces.
 */
export const RegistryTokenForm = z.object({
  grantType: z.enum(['password', 'refresh_token'], 'must be password or refresh_token'),
  service: z.string('is required'),
  clientId: z.string('is required'),
  scope: repeated.optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  refreshToken: z.string().optional(),
  accessType: z.enum(['online', 'offline'], 'must be online or offline').optional(),
});

/** The keys that verify the tokens of an issuer (RFC 7517). */
export const JsonWebKeys = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })),
});
export type JsonWebKeys = z.infer<typeof JsonWebKeys>;

/** Where the keys of an issuer are (OpenID Connect Discovery). */
export const OpenIdConfiguration = z.object({ issuer: z.string(), jwks_uri: z.string() });
export type OpenIdConfiguration = z.infer<typeof OpenIdConfiguration>;

/** The response of the token exchange (sign-in-rules.md#exchange-response). */
export const AccessToken = z.object({
  token: JwtText,
  expiry: Timestamp.optional(),
});
export type AccessToken = z.infer<typeof AccessToken>;

/**
 * The response to a refresh: a token, and the refresh token that takes the place of the one used
 * (sign-in-rules.md#refresh).
 */
export const TokenPair = z.object({ token: AccessToken, refreshToken: AccessToken });
export type TokenPair = z.infer<typeof TokenPair>;

/**
 * Response of the registry's token endpoint: `token` or `access_token`; the lifetime is 60 s by default (registry token
 * specification).
 */
export const RegistryToken = z
  .object({
    token: BearerText.optional(),
    access_token: BearerText.optional(),
    expires_in: z.number().optional(),
    issued_at: z.string().optional(),
    /** The granted scope, in responses to the OAuth form. */
    scope: z.string().optional(),
    refresh_token: BearerText.optional(),
  })
  .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');
export type RegistryToken = z.infer<typeof RegistryToken>;
