import { z } from 'zod';

import { ListQuery, PageEnvelope, repeated } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

const Note = z.object({ note: z.string().optional() });

/**
 * One event of an advisory: exactly one of the kinds below is set. Only approved events count
 * (advisory-rules.md#advisory-events).
 */
export const AdvisoryEvent = z.looseObject({
  uid: z.string().optional(),
  createTime: Timestamp,
  reviewState: z.string(),
  author: z.string().optional(),
  reviewer: z.string().optional(),
  /** The scanned version; absent for manual detections. */
  detection: z
    .looseObject({
      scanv1: z
        .looseObject({
          artifactVersion: z.string().optional(),
          component: z.string().optional(),
          componentType: z.string().optional(),
          componentLocation: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
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

/**
 * A security advisory on one artifact (service-rules.md#advisories; openapi `vulnerabilities.v2.Advisory`).
 */
export const Advisory = z.object({
  uid: z.string(),
  advisoryId: z.string(),
  legacyAdvisoryId: z.string().optional(),
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

/** Review states of an event. */
const REVIEW_STATES = [
  'REVIEW_STATE_UNSPECIFIED',
  'REVIEW_STATE_PENDING',
  'REVIEW_STATE_APPROVED',
  'REVIEW_STATE_REQUEST_CHANGES',
  'REVIEW_STATE_REJECTED',
] as const;

/** Field of an event by the name of its type in filters. */
export const EVENT_TYPES = {
  EVENT_TYPE_FILTER_DETECTION: 'detection',
  EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
  EVENT_TYPE_FILTER_FIXED: 'fixed',
  EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
  EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
  EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
  EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
  EVENT_TYPE_FILTER_PATCHED: 'patched',
} as const satisfies Readonly<Record<string, keyof AdvisoryEvent>>;
export type EventType = keyof typeof EVENT_TYPES;

const EventTypeName = z.enum(Object.keys(EVENT_TYPES) as [EventType, ...EventType[]], 'is not an event type');
const ReviewState = z.enum(REVIEW_STATES, 'is not a review state');

/**
 * The filters of the advisories list (openapi `ListAdvisories`; advisory-rules.md#advisory-filters): all that are given
 * must hold, and any value of one. `origin` means a package with its subpackages, and puts `artifactNames` out of
 * force; `latestEventType` keeps those whose most recent approved event is of the type; `query` is a part of any name
 * or id.
 */
export const AdvisoryListQuery = ListQuery.extend({
  advisoryIds: repeated.optional(),
  legacyAdvisoryIds: repeated.optional(),
  artifactNames: repeated.optional(),
  artifactTypes: repeated.optional(),
  artifactArchitectures: repeated.optional(),
  componentNames: repeated.optional(),
  componentTypes: repeated.optional(),
  componentLocations: repeated.optional(),
  aliases: repeated.optional(),
  origin: z.string().optional(),
  eventReviewStates: repeated.pipe(z.array(ReviewState)).optional(),
  eventAuthors: repeated.optional(),
  excludeEventAuthors: repeated.optional(),
  eventReviewers: repeated.optional(),
  eventTypes: repeated.pipe(z.array(EventTypeName)).optional(),
  latestEventType: EventTypeName.optional(),
  query: z.string().optional(),
});
export type AdvisoryListQuery = z.infer<typeof AdvisoryListQuery>;

export const AdvisoryPage = PageEnvelope.extend({ advisories: z.array(Advisory).default([]) });
