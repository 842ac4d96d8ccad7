import { z } from 'zod';

import { GroupName } from './group.ts';
import { PageEnvelope } from '../schema/page.ts';
import { Scim } from './scim.ts';
import { Timestamp } from '../schema/timestamp.ts';

const issuer = z.url({ protocol: /^https$/, error: 'must be an https address' });
const text = z.string('must be text');

/** Which claim is the external id of a person; openapi `iam.v2.IdentityProvider.OIDC.CorrelationRule`. */
const CORRELATION_RULES = [
  'CORRELATION_RULE_UNSPECIFIED',
  'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
  'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
] as const;

/**
 * OIDC configuration of an identity provider (openapi `iam.v2.IdentityProvider.OIDC`). Responses never contain the
 * client secret.
 */
export const OidcProvider = z.object({
  issuer,
  clientId: z.string('is required').min(1, 'is required'),
  additionalScopes: z.array(text).optional(),
  groupsClaim: text.optional(),
  correlationRule: z.enum(CORRELATION_RULES, 'is not a correlation rule').optional(),
  pkceEnabled: z.boolean('must be true or false').optional(),
});
export type OidcProvider = z.infer<typeof OidcProvider>;

/** An identity provider of an organization (openapi `iam.v2.IdentityProvider`). */
export const IdentityProvider = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** The uid of the role that everybody has who signs in by it. */
  defaultRole: z.string().optional(),
  oidc: OidcProvider.extend({ correlationRule: z.string().optional() }).optional(),
  scim: Scim.optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** The body that creates an identity provider, and the fields that a PATCH changes (service-rules.md#identity-providers). */
export const NewIdentityProvider = z.object({
  name: GroupName,
  description: text.optional(),
  defaultRole: z.string('is required'),
  oidc: z.object({ ...OidcProvider.shape, clientSecret: text.optional() }, 'is required'),
});
export type NewIdentityProvider = z.infer<typeof NewIdentityProvider>;

export const IdentityProviderPage = PageEnvelope.extend({
  identityProviders: z.array(IdentityProvider).default([]),
});
