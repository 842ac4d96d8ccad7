import { z } from 'zod';

import { isDigest } from '../domain/digest.ts';
import { ListQuery, PageEnvelope, flag } from './page.ts';
import { Timestamp } from './timestamp.ts';

export const DigestText = z.string().refine(isDigest, 'not a digest');

/** A tag; `deprecated` marks one past its end of life and is absent when false (spec.md §2; proto3 JSON). */
export const Tag = z.object({
  uid: z.string().optional(),
  name: z.string(),
  digest: DigestText,
  deprecated: z.boolean().default(false),
  updateTime: Timestamp.optional(),
});
export type Tag = z.infer<typeof Tag>;

export const TagPage = PageEnvelope.extend({ tags: z.array(Tag).default([]) });

/**
 * The filters of the tags list. Dated tags (`latest-20260131`), epoch tags (`3.12.1-r4`) and referrer tags
 * (`sha256-…`) are hidden unless asked for, even from a caller who names one (advisory-gate.md §4.1).
 */
export const TagListQuery = ListQuery.extend({
  name: z.string().optional(),
  digest: z.string().optional(),
  includeDates: flag.optional(),
  includeEpochs: flag.optional(),
  includeReferrers: flag.optional(),
});
export type TagListQuery = z.infer<typeof TagListQuery>;
