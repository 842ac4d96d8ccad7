import { z } from 'zod';

import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** A group; one without a parent is an organization (openapi `iam.v2.Group`). */
export const Group = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** True for an organization that the service has verified. */
  verified: z.boolean().optional(),
  /** Kind and status of an organization; see `ORGANIZATION_KINDS` and `ORGANIZATION_STATUSES`. */
  kind: z.string().optional(),
  status: z.string().optional(),
  /** Resource limits of the organization by kind. */
  resourceLimits: z.record(z.string(), z.int()).optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Group = z.infer<typeof Group>;

/** openapi `iam.v2.OrgKind`. */
export const ORGANIZATION_KINDS = [
  'ORG_KIND_UNSPECIFIED',
  'ORG_KIND_STARTER',
  'ORG_KIND_CUSTOMER',
  'ORG_KIND_DEV',
  'ORG_KIND_INFRA',
  'ORG_KIND_AWS_MARKETPLACE',
] as const;

/** openapi `iam.v2.OrgStatus`. */
export const ORGANIZATION_STATUSES = [
  'ORG_STATUS_UNSPECIFIED',
  'ORG_STATUS_INITIALIZING',
  'ORG_STATUS_READY',
  'ORG_STATUS_SUSPENDED',
] as const;

/** The name of a group or of an identity provider (service-rules.md#names). */
export const GroupName = z.string('is required').regex(/^.{3,63}$/su, 'must have 3 to 63 characters');

/**
 * The body that creates a group, and the fields that a PATCH changes; the kind of an organization only
 * (service-rules.md#groups).
 */
export const NewGroup = z.object({
  name: GroupName,
  description: z.string('must be text').optional(),
  kind: z.enum(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
});
export type NewGroup = z.infer<typeof NewGroup>;

export const GroupPage = PageEnvelope.extend({ groups: z.array(Group).default([]) });

/** The organization that the caller belongs to (openapi `LookupGroupResponse`). */
export const GroupLookup = z.object({ group: Group.optional() });

/** Whether the caller can create an organization (openapi `CheckEligibilityResponse`). */
export const Eligibility = z.object({ eligible: z.boolean().optional() });
