import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** A group; one without a parent is an organization (openapi `iam.v2.Group`). */
export const Group = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** True for an organization that the service has verified. */
  verified: z.boolean().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Group = z.infer<typeof Group>;

/** The body that creates a group, and the fields that a PATCH changes. */
export const NewGroup = z.object({
  name: z.string('is required').min(1, 'must not be empty').max(256, 'must not be longer than 256'),
  description: z.string('must be text').optional(),
});
export type NewGroup = z.infer<typeof NewGroup>;

export const GroupPage = PageEnvelope.extend({ groups: z.array(Group).default([]) });

/** The organization that the caller belongs to (openapi `LookupGroupResponse`). */
export const GroupLookup = z.object({ group: Group.optional() });

/** Whether the caller may found an organization of its own (openapi `CheckEligibilityResponse`). */
export const Eligibility = z.object({ eligible: z.boolean().optional() });
