import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** The name of an identity (spec.md §2). */
export const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;

/**
 * Which tokens of which issuer are this identity: exact values or regular expressions, `audience` defaulting to the
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

/** Who a workload is on the platform (spec.md §2). */
export const Identity = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  claimMatch: ClaimMatch.optional(),
  lastSeenTime: Timestamp.optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Identity = z.infer<typeof Identity>;

/** The body that creates an identity (spec.md §4). */
export const NewIdentity = z.object({
  name: z.string().optional(),
  description: z.string().optional(),
  claimMatch: ClaimMatch.optional(),
});
export type NewIdentity = z.infer<typeof NewIdentity>;

export const IdentityPage = PageEnvelope.extend({ identities: z.array(Identity).default([]) });
