import { z } from 'zod';

import { isDigest } from '../../values/digest.ts';
import { readInstant } from '../../values/instant.ts';
import type { Build } from '../../values/tag-history.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** The most records that one answer of the tag history holds (service-rules.md#tag-history). */
export const HISTORY_PAGE_RECORDS = 1000;

/**
 * Every digest a tag has pointed to in the period requested, oldest first (service-rules.md#tag-history). Records come
 * by the thousand: each is looked at once, by hand, and read while that is done.
 */
export const TagHistory = z.object({
  history: z.array(
    z
      .unknown()
      .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest')),
  ),
});
export type TagHistory = z.infer<typeof TagHistory>;

/** The period requested: no record before `start`, none after `end`. */
export const TagHistoryQuery = z.object({ start: Timestamp.optional(), end: Timestamp.optional() });

function readRecord(value: unknown): Build | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('updateTimestamp' in value) || !('digest' in value)) return undefined;
  const { updateTimestamp, digest } = value;
  if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !isDigest(digest))
    return undefined;
  const at = readInstant(updateTimestamp);
  return at === undefined ? undefined : { at, digest };
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue(message);
  return z.NEVER;
}
