import { z } from 'zod';

import { ListQuery, PageEnvelope } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** Maps a group of an identity provider to a role at a scope (openapi `iam.v2.ExternalGroupRoleMapping`). */
export const ExternalGroupRoleMapping = z.object({
  uid: z.string(),
  externalGroupId: z.string().optional(),
  identityProviderUid: z.string().optional(),
  roleUid: z.string().optional(),
  /** The uid of the group at which the role holds. */
  scope: z.string().optional(),
  createTime: Timestamp.optional(),
});
export type ExternalGroupRoleMapping = z.infer<typeof ExternalGroupRoleMapping>;

/** The body that creates a mapping. */
export const NewExternalGroupRoleMapping = z.object({
  externalGroupId: z.string('is required').min(1, 'must not be empty'),
  roleUid: z.string('is required'),
  scope: z.string('is required'),
});
export type NewExternalGroupRoleMapping = z.infer<typeof NewExternalGroupRoleMapping>;

export const ExternalGroupRoleMappingListQuery = ListQuery.extend({
  identityProviderUid: z.string().optional(),
});

export const ExternalGroupRoleMappingPage = PageEnvelope.extend({
  externalGroupRoleMappings: z.array(ExternalGroupRoleMapping).default([]),
});

/** The mappings to delete, by uid, and the identity provider that all of them belong to. */
export const MappingBatchDelete = z.object({
  parent: z.string('is required').min(1, 'is required'),
  names: z.array(z.string(), 'is required').min(1, 'is required'),
});

/** The deleted mappings. */
export const DeletedMappings = z.object({
  parent: z.string().optional(),
  externalGroupRoleMappings: z.array(ExternalGroupRoleMapping),
});
