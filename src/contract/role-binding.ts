import { z } from 'zod';

import { PageEnvelope } from './page.ts';
import { Timestamp } from './timestamp.ts';

/** A role binding, hydrated: whole identity, group and role beside the uids (spec.md §2). */
export const RoleBinding = z.object({
  uid: z.string(),
  identityUid: z.string().optional(),
  roleUid: z.string().optional(),
  identity: z
    .object({
      uid: z.string(),
      name: z.string(),
      description: z.string().optional(),
      subject: z.string().optional(),
      issuer: z.string().optional(),
    })
    .optional(),
  group: z.object({ uid: z.string(), name: z.string(), description: z.string().optional() }).optional(),
  role: z.object({ uid: z.string(), name: z.string(), description: z.string().optional() }).optional(),
  createTime: Timestamp.optional(),
});
export type RoleBinding = z.infer<typeof RoleBinding>;

/** The body that creates a role binding (spec.md §2). */
export const NewRoleBinding = z.object({ identityUid: z.string(), roleUid: z.string() });
export type NewRoleBinding = z.infer<typeof NewRoleBinding>;

export const RoleBindingPage = PageEnvelope.extend({ roleBindings: z.array(RoleBinding).default([]) });
