import { z } from 'zod';

import { ListQuery, PageEnvelope, repeated } from './page.ts';
import { Timestamp } from './timestamp.ts';

const Note = z.object({ note: z.string().optional() });

/**
 * One step in the life of an advisory: exactly one of the kinds below is set. Only approved events count
 * (advisory-gate.md §3.1, §3.5).
 */
export const AdvisoryEvent = z.looseObject({
  uid: z.string().optional(),
  createTime: Timestamp,
  reviewState: z.string(),
  author: z.string().optional(),
  detection: z.looseObject({}).optional(),
  truePositiveDetermination: Note.optional(),
  falsePositiveDetermination: z
    .object({ type: z.string().optional(), note: z.string().optional() })
    .optional(),
  fixed: z.object({ fixedVersion: z.string(), note: z.string().optional() }).optional(),
  pendingUpstreamFix: Note.optional(),
  fixNotPlanned: Note.optional(),
  analysisNotPlanned: Note.optional(),
  patched: z
    .object({ patchedVersions: z.array(z.string()).optional(), note: z.string().optional() })
    .optional(),
});
export type AdvisoryEvent = z.infer<typeof AdvisoryEvent>;

/** A security advisory on one artifact (spec.md §2; openapi `vulnerabilities.v2.Advisory`). */
export const Advisory = z.object({
  uid: z.string(),
  advisoryId: z.string(),
  artifactName: z.string(),
  artifactType: z.string().optional(),
  artifactArchitecture: z.string().optional(),
  componentName: z.string().optional(),
  componentType: z.string().optional(),
  componentLocation: z.string().optional(),
  aliases: z.array(z.string()).default([]),
  author: z.string().optional(),
  events: z.array(AdvisoryEvent).default([]),
  severities: z.array(z.object({ type: z.string(), score: z.string() })).default([]),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
  deleteTime: Timestamp.optional(),
});
export type Advisory = z.infer<typeof Advisory>;

/** The filters of the advisories list that are served so far (spec.md §4; advisory-gate.md §3.1). */
export const AdvisoryListQuery = ListQuery.extend({
  artifactNames: repeated.optional(),
  advisoryIds: repeated.optional(),
});
export type AdvisoryListQuery = z.infer<typeof AdvisoryListQuery>;

export const AdvisoryPage = PageEnvelope.extend({ advisories: z.array(Advisory).default([]) });
