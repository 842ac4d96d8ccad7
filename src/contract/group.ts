import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** A group; one without a parent is an organization (openapi `iam.v2.Group`). */
export const Group = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Group = z.infer<typeof Group>;

export const GroupPage = PageEnvelope.extend({ groups: z.array(Group).default([]) });
