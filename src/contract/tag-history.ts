import { z } from 'zod';

import { isDigest } from '../domain/digest.ts';
import type { Digest } from '../domain/digest.ts';
import { readInstant } from '../domain/instant.ts';
import { Timestamp } from './timestamp.ts';

/** The most records that one answer of the tag history holds (spec.md §8). */
export const HISTORY_PAGE_RECORDS = 1000;

/** A build of a tag, and when it became that. */
interface TagHistoryRecord {
  readonly updateTimestamp: string;
  readonly digest: Digest;
}

/**
 * Every digest a tag has pointed to in the period asked for, oldest first (spec.md §4). Records come by the thousand: each
 * is looked at by hand, once, in a tenth of the time that a schema of its members takes.
 */
export const TagHistory = z.object({
  history: z.array(z.custom<TagHistoryRecord>(isRecord, 'not a UTC timestamp with a digest')),
});
export type TagHistory = z.infer<typeof TagHistory>;

/** The period asked for: no record before `start`, none after `end`. */
export const TagHistoryQuery = z.object({ start: Timestamp.optional(), end: Timestamp.optional() });

function isRecord(value: unknown): value is TagHistoryRecord {
  if (typeof value !== 'object' || value === null) return false;
  if (!('updateTimestamp' in value) || !('digest' in value)) return false;
  const { updateTimestamp, digest } = value;
  return (
    typeof updateTimestamp === 'string' &&
    readInstant(updateTimestamp) !== undefined &&
    typeof digest === 'string' &&
    isDigest(digest)
  );
}
