import { z } from 'zod';

import { DigestText } from './tag.ts';
import { Timestamp } from './timestamp.ts';

/** The most records that one answer of the tag history holds (spec.md §8). */
export const HISTORY_PAGE_RECORDS = 1000;

/** Every digest a tag has pointed to in the period asked for, oldest first (spec.md §4). */
export const TagHistory = z.object({
  history: z.array(z.object({ updateTimestamp: Timestamp, digest: DigestText })),
});
export type TagHistory = z.infer<typeof TagHistory>;

/** The period asked for: no record before `start`, none after `end`. */
export const TagHistoryQuery = z.object({ start: Timestamp.optional(), end: Timestamp.optional() });
