import { z } from 'zod';

import { ListQuery, PageEnvelope } from '../schema/page.ts';
import { Role } from './role.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The role that an invitation gives (openapi `iam.v2.GroupInviteRole`). */
export const GroupInviteRole = Role.omit({ createTime: true, updateTime: true });

/** An invitation into a group (openapi `iam.v2.GroupInvite`); only its creation shows the code. */
export const GroupInvite = z.object({
  uid: z.string(),
  roleUid: z.string().optional(),
  role: GroupInviteRole.optional(),
  email: z.string().optional(),
  singleUse: z.boolean().optional(),
  keyId: z.string().optional(),
  code: z.string().optional(),
  expirationTime: Timestamp.optional(),
  createTime: Timestamp.optional(),
});
export type GroupInvite = z.infer<typeof GroupInvite>;

/** The body that creates an invitation; `ttl` is in seconds, as proto3 JSON writes durations. */
export const NewGroupInvite = z.object({
  roleUid: z.string('is required'),
  ttl: z.string('is required').regex(/^[1-9]\d{0,8}(?:\.\d+)?s$/, 'must be a duration such as 604800s'),
  email: z.email('is not an e-mail address').optional(),
  singleUse: z.boolean('must be true or false').optional(),
});
export type NewGroupInvite = z.infer<typeof NewGroupInvite>;

export const GroupInviteListQuery = ListQuery.extend({ keyId: z.string().optional() });

export const GroupInvitePage = PageEnvelope.extend({ groupInvites: z.array(GroupInvite).default([]) });
