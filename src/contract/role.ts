import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** A named set of capabilities (spec.md §2; openapi `iam.v2.Role`). */
export const Role = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  capabilities: z.array(z.string()).optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Role = z.infer<typeof Role>;

export const RolePage = PageEnvelope.extend({ roles: z.array(Role).default([]) });
