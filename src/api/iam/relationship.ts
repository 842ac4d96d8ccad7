import { z } from 'zod';

import { Timestamp } from '../schema/timestamp.ts';

const text = z.string('must be text');

/**
 * Claims that identify the tokens of this identity: exact values or regular expressions. `audience` defaults to the
 * host name of the platform's issuer (openapi `iam.v2.Identity.ClaimMatch`).
 */
export const ClaimMatch = z.object({
  issuer: z.string().optional(),
  issuerPattern: z.string().optional(),
  subject: z.string().optional(),
  subjectPattern: z.string().optional(),
  audience: z.string().optional(),
  audiencePattern: z.string().optional(),
  claims: z.record(z.string(), z.string()).optional(),
  claimPatterns: z.record(z.string(), z.string()).optional(),
});
export type ClaimMatch = z.infer<typeof ClaimMatch>;

/**
 * The keys of an issuer that publishes none, for tokens of one subject: `issuerKeys` is a JSON Web Key Set as text. After
 * `expirationTime` no token is taken any more (openapi `iam.v2.Identity.StaticKeys`).
 */
export const StaticKeys = z.object({
  issuer: z.string('is required').min(1, 'is required'),
  subject: z.string('is required').min(1, 'is required'),
  issuerKeys: z.string('is required').min(1, 'is required'),
  audiences: z.array(text, 'must be a list').optional(),
  expirationTime: Timestamp.optional(),
});
export type StaticKeys = z.infer<typeof StaticKeys>;

/** A user or role of an AWS account (openapi `iam.v2.Identity.AWSIdentity`). */
export const AwsIdentity = z.object({
  awsAccount: z.string('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
  arn: text.optional(),
  arnPattern: text.optional(),
  userId: text.optional(),
  userIdPattern: text.optional(),
});
export type AwsIdentity = z.infer<typeof AwsIdentity>;

/** Service principals that an organization can grant access (openapi `iam.v2.ServicePrincipal`). */
export const SERVICE_PRINCIPALS = [
  'SERVICE_PRINCIPAL_COSIGNED',
  'SERVICE_PRINCIPAL_INGESTER',
  'SERVICE_PRINCIPAL_CATALOG_SYNCER',
  'SERVICE_PRINCIPAL_APKO_BUILDER',
  'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
  'SERVICE_PRINCIPAL_TENANT_SCANNER',
  'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
  'SERVICE_PRINCIPAL_SKILLUP',
  'SERVICE_PRINCIPAL_MATERIALIZER',
  'SERVICE_PRINCIPAL_MICROFLOW',
  'SERVICE_PRINCIPAL_GUARDENER',
  'SERVICE_PRINCIPAL_MICROVM',
  'SERVICE_PRINCIPAL_SKILLS',
] as const;

/** Relationship types; an identity has exactly one (sign-in-rules.md#claim-match). */
export const RELATIONSHIPS = {
  claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
  staticKeys: 'RELATIONSHIP_TYPE_STATIC',
  awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
  servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
} as const;

/** The relationship of a new identity, or a change of it. */
export const NewRelationship = z.object({
  claimMatch: ClaimMatch.optional(),
  staticKeys: StaticKeys.optional(),
  awsIdentity: AwsIdentity.optional(),
  servicePrincipal: z.enum(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
});
export type NewRelationship = z.infer<typeof NewRelationship>;

/** The relationship as the service returns it, which can include principals unknown to this version. */
export const Relationship = NewRelationship.extend({
  awsIdentity: AwsIdentity.extend({ awsAccount: z.string() }).optional(),
  servicePrincipal: z.string().optional(),
});
