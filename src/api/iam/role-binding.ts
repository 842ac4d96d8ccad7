import { z } from 'zod';

import { ListQuery, PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The most role bindings of one batch (sign-in-rules.md#create-and-bind). */
const BATCH_SIZE = 25;

/** A role binding with its identity, group and role (service-rules.md#role-bindings). */
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
      email: z.string().optional(),
    })
    .optional(),
  group: z.object({ uid: z.string(), name: z.string(), description: z.string().optional() }).optional(),
  role: z.object({ uid: z.string(), name: z.string(), description: z.string().optional() }).optional(),
  createTime: Timestamp.optional(),
});
export type RoleBinding = z.infer<typeof RoleBinding>;

/**
 * The body that creates a role binding, and the fields that a PATCH changes (service-rules.md#role-bindings).
 */
export const NewRoleBinding = z.object({
  identityUid: z.string('is required'),
  roleUid: z.string('is required'),
});
export type NewRoleBinding = z.infer<typeof NewRoleBinding>;

/** The filters of the list: uids of an identity, of the group that the binding is at, and of a role. */
export const RoleBindingListQuery = ListQuery.extend({
  identity: z.string().optional(),
  group: z.string().optional(),
  role: z.string().optional(),
});

export const RoleBindingPage = PageEnvelope.extend({ roleBindings: z.array(RoleBinding).default([]) });

/**
 * Several role bindings at once: all of them or none (sign-in-rules.md#create-and-bind). `parent` and `roleUid` hold for
 * every request; one that repeats them must give the same (openapi `BatchCreateRoleBindingsRequest`).
 */
export const RoleBindingBatch = z.object({
  parent: z.string('is required').min(1, 'is required'),
  roleUid: z.string().optional(),
  requests: z
    .array(
      z.object({
        parent: z.string().optional(),
        roleBinding: NewRoleBinding.partial({ roleUid: true }),
      }),
      'is required',
    )
    .min(1, 'is required')
    .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
});
export type RoleBindingBatch = z.infer<typeof RoleBindingBatch>;

export const RoleBindings = z.object({ roleBindings: z.array(RoleBinding) });
