import { z } from 'zod';

import { NamedListQuery, PageEnvelope } from '../schema/page.ts';
import { NewRelationship, Relationship, RELATIONSHIPS } from './relationship.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The name of an identity (service-rules.md#identities). */
export const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;

/** An identity (service-rules.md#identities). */
export const Identity = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  company: z.string().optional(),
  /** For users only: the verified email address, or the unverified one. */
  email: z.string().optional(),
  emailUnverified: z.string().optional(),
  ...Relationship.shape,
  lastSeenTime: Timestamp.optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Identity = z.infer<typeof Identity>;

/** The body that creates an identity, and the fields that a PATCH changes (service-rules.md#create). */
export const NewIdentity = z.object({
  name: z.string().optional(),
  description: z.string().optional(),
  company: z.string().optional(),
  ...NewRelationship.shape,
});
export type NewIdentity = z.infer<typeof NewIdentity>;

export const IdentityPage = PageEnvelope.extend({ identities: z.array(Identity).default([]) });

const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(RELATIONSHIPS)] as const;

/**
 * The list query of identities; both spellings of a relationship are known (sign-in-rules.md#identity-list).
 */
export const IdentityListQuery = NamedListQuery.extend({
  relationshipType: z
    .string()
    .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
    .pipe(z.enum(RELATIONSHIP_TYPES, 'is not a relationship type'))
    .optional(),
});
export type IdentityListQuery = z.infer<typeof IdentityListQuery>;

/** Issuer and subject of the user to look up. */
export const IdentityLookupQuery = z.object({
  issuer: z.string('is required'),
  subject: z.string('is required'),
});

/** The derived uid, whether or not such an identity exists (sign-in-rules.md#identity-lookup). */
export const IdentityLookup = z.object({ uid: z.string() });
