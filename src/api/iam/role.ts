import { z } from 'zod';

import { CAPABILITIES } from './capability.ts';
import { PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** A named set of capabilities (service-rules.md#roles; openapi `iam.v2.Role`). */
export const Role = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  capabilities: z.array(z.string()).optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Role = z.infer<typeof Role>;

/** The body that creates a role, and the fields that a PATCH changes. Capabilities have their wire names. */
export const NewRole = z.object({
  name: z.string('is required').min(1, 'must not be empty'),
  description: z.string('must be text').optional(),
  capabilities: z.array(z.enum(Object.values(CAPABILITIES), 'is not a capability')).optional(),
});
export type NewRole = z.infer<typeof NewRole>;

export const RolePage = PageEnvelope.extend({ roles: z.array(Role).default([]) });
