import { z } from 'zod';

import { isDigest } from '../../values/digest.ts';
import { ListQuery, PageEnvelope, flag } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

export const DigestText = z.string().refine(isDigest, 'not a digest');

/** Fields of a tag that a client can set (openapi `registry.v2.Tag`). */
export const TagFields = z.object({
  name: z.string('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
  digest: z.string('is required').refine(isDigest, 'is not a digest'),
  deprecated: z.boolean().optional(),
  bundles: z.array(z.string()).optional(),
});
export type TagFields = z.infer<typeof TagFields>;
/** The same as a caller writes it: a digest is text until the service has read it. */
export type NewTag = z.input<typeof TagFields>;

/**
 * A tag; `deprecated` marks one past its end of life, and can be absent when false (service-rules.md#tags; proto3
 * JSON).
 */
export const Tag = z.object({
  uid: z.string().optional(),
  name: z.string(),
  /** Absent if the tag points to no build. */
  digest: DigestText.optional(),
  deprecated: z.boolean().default(false),
  bundles: z.array(z.string()).optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Tag = z.infer<typeof Tag>;

export const TagPage = PageEnvelope.extend({ tags: z.array(Tag).default([]) });

/**
 * The filters of the tags list. Dated tags (`latest-20260131`), epoch tags (`3.12.1-r4`) and referrer tags (`sha256-…`)
 * are hidden unless requested, even from a caller who names one (advisory-rules.md#hidden-tags).
 */
export const TagListQuery = ListQuery.extend({
  name: z.string().optional(),
  digest: z.string().optional(),
  /** Only tags that were moved at this time or later. */
  updatedSince: Timestamp.optional(),
  includeDates: flag.optional(),
  includeEpochs: flag.optional(),
  includeReferrers: flag.optional(),
});
export type TagListQuery = z.infer<typeof TagListQuery>;
